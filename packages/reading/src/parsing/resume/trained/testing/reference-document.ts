/** For tests: the document that the training's own network was asked about. */

import { textDocument } from "../../testing/text-document.ts";
import { foldText } from "../../text/characters.ts";
import { readLines } from "../../text/read-lines.ts";
import { LAYOUTS } from "./layouts.ts";

const text = foldText(LAYOUTS.de);

export const REFERENCE_LINES = { text, lines: readLines(textDocument(LAYOUTS.de), text) };
