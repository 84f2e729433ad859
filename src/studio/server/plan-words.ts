import { basename } from "node:path";
import { routeOfFile } from "../../engine/model/route.ts";
import { fileWords } from "./issues/file-words.ts";

const PLACE = /^(\S+\.json):\d+:\d+$/;

/** The message of a command for somebody who sees pages: locations in files are named by what the studio shows of them, each once. */
export function withoutLocations(message: string, pages: string): string {
  const folder = `${basename(pages)}/`;
  const lines = message.split("\n").map((line) => {
    const [, path = ""] = PLACE.exec(line.trim()) ?? [];
    if (!path.startsWith(folder)) return line;
    const file = path.slice(folder.length);
    return file.startsWith("_") ? fileWords(file) : routeOfFile(file);
  });
  return lines.filter((line, at) => lines.indexOf(line) === at).join("\n");
}
