/** A picture as it is kept. */
export interface TakenPicture {
  content: Buffer;
  /** Without its dot. */
  ending: string;
}
