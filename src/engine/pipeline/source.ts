/** A file as it lies on the disk. */
export interface SourceFile {
  /** Absolute path with forward slashes. */
  file: string;
  /** Path below its folder, with forward slashes. */
  path: string;
  bytes: Uint8Array;
}

/** A file with its value. */
export interface ParsedFile extends SourceFile {
  text: string;
  value: unknown;
}
