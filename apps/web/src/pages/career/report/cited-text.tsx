import { piecesOf } from "./citations.ts";
import { SourceMark } from "./source-mark.tsx";

/** A text whose marks open their sources. */
export function CitedText({ text }: { readonly text: string }) {
  return piecesOf(text).map((piece) =>
    piece.kind === "text" ? (
      <span key={piece.at}>{piece.text}</span>
    ) : (
      <SourceMark key={piece.at} number={piece.number} />
    ),
  );
}
