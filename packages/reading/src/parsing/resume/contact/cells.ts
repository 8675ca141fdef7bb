/** The cells that the head of a résumé consists of, each with its label where it has one. */
import type { TextSpan } from "../../../model/span.ts";
import { hasCjk } from "../text/characters.ts";
import type { Line } from "../text/line.ts";
import { between, matchesIn, matchesOutside, type Piece, trimPiece } from "../text/span.ts";
import { type ContactField, contactField } from "./labels.ts";

export interface Cell extends Piece {
  readonly field: ContactField | undefined;
  readonly line: Line;
  /** The first of its line. */
  readonly first: boolean;
  /** The only one of its line. */
  readonly alone: boolean;
}

const SEPARATOR =
  /\t+|\s{2,}|\s*[|¦│]\s*|\s+[·•∙▪◆●⋅◦♦❖]\s*|\s+[-–—/]\s+|[\ue000-\uf8ff]+|\s*[;。]\s*|[☎✉📞📧📱📍🏠🔗📩]+\ufe0f?/gu;
/** A label: a few words and a colon. */
const LABEL = /(?<![\p{L}\p{N}])([\p{L}][\p{L}'.\s-]{0,22}?)\s*[:：]\s*(?!\/\/)/gu;

/** "姓    名：" is spread to the width of longer labels. */
const SPACED_LABEL = /[\u4e00-\u9fff](?:\s+[\u4e00-\u9fff]){1,3}\s*:/g;

/** @param reach addresses and numbers, which end a cell wherever they stand */
export function contactCells(
  text: string,
  lines: readonly Line[],
  reach: readonly TextSpan[] = [],
): Cell[] {
  const cells: Cell[] = [];
  let waiting: ContactField | undefined;
  for (const line of lines) {
    const parts = partsOf(text, line, reach);
    for (const [index, { piece, field }] of parts.entries()) {
      const label = field ?? contactField(piece.text);
      if (field === undefined && label !== undefined && isBare(piece.text)) {
        waiting = label;
        continue;
      }
      cells.push({
        ...piece,
        field: field ?? waiting,
        line,
        first: index === 0,
        alone: parts.length === 1,
      });
      waiting = undefined;
    }
  }
  return cells;
}

/** A cell of a table that only says what the next one is. */
const isBare = (text: string) => hasCjk(text) || /^[A-Z]/.test(text);

function partsOf(
  text: string,
  line: Line,
  reach: readonly TextSpan[],
): { piece: Piece; field: ContactField | undefined }[] {
  const labels = matchesIn(text, line, SPACED_LABEL);
  const cuts = matchesOutside(text, line, SEPARATOR).filter(
    (cut) => !labels.some(({ start, end }) => start < cut.start && cut.end < end),
  );
  const edges = [...edgesOf(text, line, reach), ...formEdges(line)];
  return between(text, line, [...cuts, ...edges]).flatMap((part) => {
    const known = [...part.text.matchAll(LABEL)].flatMap((match) => {
      const field = contactField(match[1] ?? "");
      return field ? [{ field, at: match.index, to: match.index + match[0].length }] : [];
    });
    const cut = (from: number, to: number, field: ContactField | undefined) => {
      const piece = trimPiece(text, part.start + from, part.start + to);
      return piece ? [{ piece, field }] : [];
    };
    return [
      ...cut(0, known[0]?.at ?? part.text.length, undefined),
      ...known.flatMap(({ field, to }, index) => {
        const end = known[index + 1]?.at ?? part.text.length;
        const found = cut(to, end, field);
        // The value may stand in the next cell.
        return found.length > 0 ? found : cut(0, to, undefined).slice(0, index === 0 ? 1 : 0);
      }),
    ];
  });
}

/** A label belongs to what follows it, so nothing is cut between the two. */
function edgesOf(text: string, line: Line, reach: readonly TextSpan[]): TextSpan[] {
  return reach
    .filter(({ start, end }) => line.start <= start && end <= line.end)
    .flatMap(({ start, end }) => {
      const labelled = /[:：]\s*$/.test(text.slice(line.start, start));
      return [...(labelled ? [] : [{ start, end: start }]), { start: end, end }];
    });
}

/** "姓名 张三 性别 男": a row of a form whose cells only blanks divide. It begins with a label. */
function formEdges(line: Line): TextSpan[] {
  const words = [...line.text.matchAll(/\S+/g)];
  const labels = words.filter(({ 0: word }) => isBare(word) && contactField(word) !== undefined);
  const [first] = labels;
  if (first?.index !== 0 || (labels.length < 2 && !hasCjk(first[0]))) return [];
  return labels.flatMap(({ index, 0: word }) => {
    const at = line.start + index;
    return [at, at + word.length].map((edge) => ({ start: edge, end: edge }));
  });
}
