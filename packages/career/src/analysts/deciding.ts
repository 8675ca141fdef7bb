/** What decides between the ways that somebody weighs, in the order in which it is settled: what is out, what clashes, by when. */
import type { Wish } from "../intake/wish.ts";
import { addDays, type Day, daysBetween, dayText } from "../text/day.ts";
import type { Language } from "../text/language.ts";
import { listed, say } from "../text/say.ts";
import type { Way } from "./results.ts";
import { type SourceBook, stated } from "./source-book.ts";
import type { Statement } from "./statement.ts";
import type { WayDetails } from "./way-details.ts";

interface Deciding {
  readonly details: readonly WayDetails[];
  readonly ways: readonly Way[];
  readonly language: Language;
  readonly today: Day;
  /** By when they have to answer. */
  readonly date: Wish["target_date"];
  readonly book: SourceBook;
}

export function decidingQuestions(input: Deciding): Statement[] {
  return [...ruledOut(input), ...clashes(input), ...byWhen(input)];
}

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
