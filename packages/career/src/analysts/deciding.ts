/** What decides between the ways that somebody weighs, in the order in which it is settled: what is out, what clashes, by when. */
import type { Fact } from "../facts/fact.ts";
import type { Wish } from "../intake/wish.ts";
import { addDays, type Day, daysBetween, dayText } from "../text/day.ts";
import type { Language } from "../text/language.ts";
import { listed, say } from "../text/say.ts";
import type { Way } from "./results.ts";
import { type SourceBook, stated } from "./source-book.ts";
import type { Statement } from "./statement.ts";
import type { WayDetails } from "./way-details.ts";

interface Deciding {
  readonly facts: readonly Fact[];
  /** Whether they want to stay where they are. */
  readonly stays: boolean;
  readonly details: readonly WayDetails[];
  readonly ways: readonly Way[];
  readonly language: Language;
  readonly today: Day;
  /** By when they have to answer. */
  readonly date: Wish["target_date"];
  readonly book: SourceBook;
}

export function decidingQuestions(input: Deciding): Statement[] {
  return [...ruledOut(input), ...clashes(input), ...byWhen(input), ...criteria(input)];
}

const MOST_CRITERIA = 3;

/** By what they measure it themselves: what has to hold, and what makes one better than another. */
function criteria({ facts, stays, language, book }: Deciding): Statement[] {
  const of = (...kinds: Fact["kind"][]) =>
    facts
      .filter(({ kind, words }) => kinds.includes(kind) && words.length <= LONGEST)
      .slice(0, MOST_CRITERIA);
  const [must, out, want] = [of("limit", "health", "hours"), of("refusal"), of("wish", "value")];
  const used = [...must, ...out, ...want];
  if (used.length === 0) return [];
  const quoted = (list: readonly Fact[]) =>
    list.map(({ words }) => `“${words}”`).join(say(language, "、", ", "));
  const parts = [
    stays
      ? say(
          language,
          "你要留在原来的地方，所以这里不给你别的职业",
          "You want to stay where you are, so no other occupation is suggested",
        )
      : "",
    out.length > 0 ? say(language, `不要的：${quoted(out)}`, `Out: ${quoted(out)}`) : "",
    must.length > 0
      ? say(language, `必须守住：${quoted(must)}`, `It has to hold: ${quoted(must)}`)
      : "",
    want.length > 0
      ? say(language, `越接近越好：${quoted(want)}`, `The nearer to it the better: ${quoted(want)}`)
      : "",
  ].filter((part) => part !== "");
  return [
    stated(
      say(language, `${parts.join("；")}。`, `${parts.join(". ")}.`),
      ...used.map(({ message, words }) => book.message({ message: message ?? 0, text: words })),
    ),
  ];
}
const LONGEST = 90;

function ruledOut({ details, language, book }: Deciding): Statement[] {
  return details.flatMap(({ fact, refused }) =>
    refused === null
      ? []
      : [
          stated(
            say(
              language,
              `“${fact.words}”不比了：你说过“${refused.words}”。`,
              `“${fact.words}” is not compared: you said “${refused.words}”.`,
            ),
            book.message({ message: refused.message ?? 0, text: refused.words }),
          ),
        ],
  );
}

function clashes({ details, language, book }: Deciding): Statement[] {
  const open = details.filter(({ refused }) => refused === null);
  return open.flatMap(({ fact, clash }) =>
    clash === null
      ? []
      : [
          stated(
            say(
              language,
              `要先弄清的一件事：${clash.words === fact.words ? "" : `“${fact.words}”里的`}“${clash.words}”和你的“${clash.limit.words}”能不能同时成立。`,
              `To be settled first: can “${clash.words}” and your “${clash.limit.words}” both hold?`,
            ),
            book.message({ message: clash.limit.message ?? 0, text: clash.limit.words }),
          ),
        ],
  );
}

/** Questions need an answer some days before the day itself. */
const AHEAD = 3;

function byWhen({ date, ways, language, today, book }: Deciding): Statement[] {
  if (date === null || date.day <= today) return [];
  const days = daysBetween(today, date.day);
  const asks = days > AHEAD ? addDays(date.day, -AHEAD) : today;
  const source = book.message(date.quote);
  const names = listed(
    language,
    ways.map(({ name }) => `“${name}”`),
  );
  const between =
    ways.length < 2 ? "" : say(language, `，在${names}里定一个`, ` to decide between ${names}`);
  return [
    stated(
      say(
        language,
        `离${dayText(date.day, "zh")}（“${date.quote.text}”）还有 ${days} 天${between}；要问别人的，${dayText(asks, "zh")}前问完。`,
        `${days} days are left until ${dayText(date.day, "en")} (“${date.quote.text}”)${between}; whatever others have to answer, ask before ${dayText(asks, "en")}.`,
      ),
      source,
    ),
  ];
}
