/** What a passage is (an attack, an instruction off the task, harmless) and which of its words are personal data. */
import { clausesOf, placeOf, pool, type ReadingNetwork, rowsOf } from "../embedded/decode.ts";
import { ownTools } from "../embedded/decode-act.ts";
import { decodeSpans } from "../embedded/decode-spans.ts";
import type { Window, Word } from "../embedded/encode-message.ts";
import { headOf, type Labels, splitHeads } from "../embedded/labels.ts";
import type { Place } from "../reading/reading.ts";

export const PERSONAL = { private_name: "name", address: "address", birth: "birth" } as const;
export type PersonalKind = (typeof PERSONAL)[keyof typeof PERSONAL];

/** How likely it is that these words are one or the other. */
export interface PassagePart {
  readonly place: Place;
  readonly attack: number;
  readonly off_task: number;
}

export interface PersonalWords {
  readonly kind: PersonalKind;
  readonly place: Place;
  readonly sure: number;
}

export interface DecodedPassage {
  /** The parts that it has by what they are: often the whole is one. */
  readonly parts: readonly PassagePart[];
  readonly personal: readonly PersonalWords[];
}

const PRODUCT = "guard";
const NAMES = Object.keys(PERSONAL);
const isPersonal = (name: string): name is keyof typeof PERSONAL => name in PERSONAL;

export async function decodePassage(
  network: ReadingNetwork,
  labels: Labels,
  window: Window,
  passage: string,
): Promise<DecodedPassage> {
  const { words, ids } = window;
  const { states, tokens } = await network.encode(window);
  const stateAt = rowsOf(states, ids.length);
  const tokenAt = rowsOf(tokens, ids.length);
  const heads = words.map(({ place }) => splitHeads(tokenAt(place), labels.tokens));
  const headsAt = (word: Word) => heads[words.indexOf(word)] ?? new Map();
  const parts: PassagePart[] = [];
  for (const own of clausesOf(words, heads)) {
    const acts = splitHeads(await network.acts(pool(own, stateAt)), labels.acts);
    const tools = ownTools(headOf(acts, "tool"), labels, PRODUCT);
    const share = (label: string) => tools.find(({ tool }) => tool === label)?.p ?? 0;
    parts.push({ place: placeOf(own), attack: share("attack"), off_task: share("off_task") });
  }
  const personal = linesOf(words, passage)
    .flatMap((line) => decodeSpans(line, line.map(headsAt), labels, NAMES))
    .flatMap(({ name, place, confidence }) =>
      isPersonal(name) ? [{ kind: PERSONAL[name], place, sure: confidence }] : [],
    );
  return { parts, personal };
}

/** The network sees no line breaks, and a name never goes over one; an address of two lines is two findings. */
function linesOf(words: readonly Word[], passage: string): Word[][] {
  const lines: Word[][] = [];
  let end = 0;
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || passage.slice(end, word.start).includes("\n")) lines.push([word]);
    else last.push(word);
    end = word.end;
  }
  return lines;
}
