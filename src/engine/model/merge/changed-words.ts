import { diffComm } from "node-diff3";
import { piecesOfText } from "./merge-texts.ts";

/** A part of a text, and whether another text lacks it. */
export interface TextPart {
  text: string;
  isChanged: boolean;
}

/** A text in parts, those marked whose words another text does not have there. */
export function changedWords(text: string, other: string): TextPart[] {
  return diffComm(piecesOfText(text), piecesOfText(other)).flatMap((piece) => {
    const words = (piece.common ?? piece.buffer1 ?? []).join("");
    return words === "" ? [] : [{ text: words, isChanged: piece.common === undefined }];
  });
}
