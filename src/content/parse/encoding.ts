import type { Issue } from "../../page/issue.ts";
import type { SourceFile } from "../source.ts";

const UTF8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const BOM = "\uFEFF";

/**
 * Decodes the bytes of a file. A byte order mark is taken away, since editors on Windows add it.
 *
 * @returns the text, or the issue that names what the bytes are instead
 */
export function decode(source: SourceFile): { text: string; issue?: Issue } {
  const { bytes, file } = source;
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return { text: "", issue: encodingIssue(file, "This file is saved as UTF-16.") };
  try {
    const text = UTF8.decode(bytes);
    return { text: text.startsWith(BOM) ? text.slice(1) : text };
  } catch {
    return {
      text: "",
      issue: encodingIssue(file, "This file holds bytes that are not UTF-8 text."),
    };
  }
}

function encodingIssue(file: string, message: string): Issue {
  return {
    rule: "json-encoding",
    message,
    hint: "Save it again with the encoding UTF-8; most editors offer it beside the file name or under “Save as”.",
    file,
    pointer: "",
  };
}
