/** The actions that plans are made of: data, in both languages. */
import { readFileSync } from "node:fs";
import type { Bilingual } from "../../text/language.ts";
import { ActionKind } from "../schedule-wishes.ts";

export interface ActionTemplate {
  readonly goal: string;
  /** Of those of one rank, one is taken. */
  readonly rank: number;
  readonly kind: ActionKind;
  /** What of Bole belongs to it. */
  readonly link: string;
  readonly title: Bilingual;
  readonly how: Bilingual;
  /** What it adds to a goal that is counted: `applications`. */
  readonly yields: Readonly<Record<string, number>>;
}

let templates: readonly ActionTemplate[] | undefined;

export function actionTemplates(): readonly ActionTemplate[] {
  templates ??= readFileSync(new URL("actions.tsv", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [
        goal = "",
        rank,
        kind,
        link = "-",
        zh = "",
        zhHow = "",
        en = "",
        enHow = "",
        yields = "",
      ] = line.split("\t");
      return {
        ...{ goal, rank: Number(rank), kind: ActionKind.parse(kind), link },
        title: { zh, en },
        how: { zh: zhHow, en: enHow },
        yields: Object.fromEntries(
          (yields === "" ? [] : yields.split(",")).map((one) => {
            const [what = "", count] = one.split(":");
            return [what, Number(count)];
          }),
        ),
      };
    });
  return templates;
}
