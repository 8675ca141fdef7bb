/** What work may ask of somebody – nights, lifting, selling – and the words that people name it by. */
import { z } from "zod";
import type { Bilingual } from "../text/language.ts";
import { saysWord } from "../text/says-word.ts";
import { table } from "./table.ts";

export const Demand = z.enum([
  "nights",
  "weekends",
  "shifts",
  "overtime",
  "lifting",
  "standing",
  "sitting",
  "screen",
  "outdoors",
  "driving",
  "travel",
  "heights",
  "phone",
  "public",
  "conflict",
  "speaking",
  "infection",
  "noise",
  "children",
  "selling",
  "coding",
]);
export type Demand = z.infer<typeof Demand>;

interface DemandRecord extends Bilingual {
  readonly id: Demand;
  /** Beginnings of ISCO-08 codes. */
  readonly groups: readonly string[];
  readonly words: readonly string[];
  /** Wishes that cannot come true with it: "regular hours". */
  readonly wishes: readonly string[];
}

let records: readonly DemandRecord[] | undefined;

function all(): readonly DemandRecord[] {
  records ??= table("demands.tsv").map(
    ([id = "", zh = "", en = "", groups = "", hanWords = "", latinWords = "", wishes = ""]) => ({
      id: Demand.parse(id),
      zh,
      en,
      groups: groups.split(","),
      words: [...hanWords.split("|"), ...latinWords.split("|")],
      wishes: wishes === "" ? [] : wishes.split("|"),
    }),
  );
  return records;
}

/** The demands that words name. */
export const demandsIn = (words: string): Demand[] =>
  all()
    .filter((record) => record.words.some((word) => saysWord(words, word)))
    .map(({ id }) => id);

/** The demands that a wish leaves no room for. */
export const excludedBy = (wish: string): Demand[] =>
  all()
    .filter((record) => record.wishes.some((words) => saysWord(wish, words)))
    .map(({ id }) => id);

export const demandName = (id: Demand): Bilingual =>
  all().find((record) => record.id === id) ?? { zh: id, en: id };

/** Where it is usual by our own judgement. */
export const isUsualIn = (id: Demand, isco: string): boolean =>
  all().some((record) => record.id === id && record.groups.some((group) => isco.startsWith(group)));
