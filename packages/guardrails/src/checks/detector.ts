/** The trained detector, where there is one and it works: otherwise the rules alone judge. */
import type { PassageReader, PassagesRead } from "@bole/language/passages";
import type { Span, Verdict } from "../contract/verdict.ts";
import type { TextToCheck } from "./check.ts";
import { trainedSpans, withTrained } from "./trained-injection.ts";

type Asked = Pick<TextToCheck, "text" | "source" | "language" | "policy">;
type Place = [number, number];

export class Detector {
  readonly #passages: PassageReader | undefined;

  constructor(passages: PassageReader | undefined) {
    this.#passages = passages;
  }

  /** The verdicts of the rules together with what it has read, their words, too. Both work at the same time. */
  async judge(asked: Asked, judgeByRules: () => Promise<Verdict[]>): Promise<Verdict[]> {
    let rules: Promise<Verdict[]> | undefined;
    const once = () => (rules ??= judgeByRules());
    const read = await this.#read(asked, async () => injectionPlaces(await once()));
    const verdicts = await once();
    return read === null ? verdicts : withTrained(verdicts, read, { ...asked, ...from(asked) });
  }

  /** What it finds by itself. */
  async find(asked: Asked): Promise<Span[]> {
    const read = await this.#read(asked);
    return read === null ? [] : trainedSpans(read.parts, { ...asked, ...from(asked) });
  }

  async #read(
    { text, source }: Asked,
    places?: () => Promise<Place[]>,
  ): Promise<PassagesRead | null> {
    const kind = source === "user" ? "message" : source;
    return this.#passages?.findOrders(text, kind, places).catch(() => null) ?? null;
  }
}

const injectionPlaces = (verdicts: readonly Verdict[]): Place[] =>
  verdicts
    .filter(({ check_name }) => check_name === "input_injection")
    .flatMap(({ spans }) => spans.map(({ start, end }): Place => [start, end]));

const from = ({ source }: Asked) => ({ isForeign: source !== "user" });
