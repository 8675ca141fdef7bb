/** Plain text: its lines stay, its bullets become alike, what nobody sees is taken out. */
import type { ReadDocument } from "../../model/read-document.ts";
import { withPlainBullet } from "./bullets.ts";
import { TextWriter } from "./text-writer.ts";

export function readText(text: string, maxCharacters: number): ReadDocument {
  const writer = new TextWriter(maxCharacters);
  let empty = 0;
  for (const line of text.split(/\r\n?|\n|\f|\u2028|\u2029/)) {
    const kept = withPlainBullet(line).trimEnd();
    if (kept === "") {
      empty++;
      continue;
    }
    if (empty > 0) writer.endBlock();
    else writer.endLine();
    empty = 0;
    writer.exactly(kept);
  }
  return writer.document("txt");
}
