/**
 * From when to when: two dates with something between them that joins them, or single ones with words
 * beside them that say which end they are.
 */
import { type FoundDate, findDates, written } from "./find-dates.ts";

export interface Period {
  readonly start?: string;
  readonly end?: string;
  /** A date that nothing says of which end it is. */
  readonly lone?: FoundDate;
  /** Where it is said, with the words that belong to it. */
  readonly spans: readonly { readonly start: number; readonly end: number }[];
}

/** What an end that has not come is called: 至今 or Present. */
export interface DateContext {
  readonly today: Date;
  readonly open: string;
}

const BETWEEN =
  /^\s*(?:的时候)?\s*(?:开始|起|入职|入学|加入)?\s*,?\s*(?:[-~>]{1,3}|to|until|til+|thru|through|up to|up until|and|一?直?(?:干|做|读|待|工作|念)?(?:到了?|至)|直到)\s*(?:(?:approx|about|around|expected|预计|the|大概|差不多)\s*)?$/;
const BEFORE_START =
  /(?<![a-z])(?:from|since|starting|starts?|started|began|beginning|joined(?: (?:them|it|there))?|begin)(?: (?:in|on|from|date|at|around))?:?\s*$|(?:从|自从?|始于|开始(?:时间|日期)?[是为:]?|入职(?:时间|日期)?[是为:]?|入学(?:时间|日期)?[是为:]?|起始(?:时间)?[是为:]?)\s*$/;
const AFTER_START =
  /^\s*(?:的时候)?(?:才|就)?(?:开始|起|入职|入学|加入|进(?:的|了|入)?|以来|上岗|到岗|开学|去的|来的|到的|报到)|^\s+(?:start|onwards?)(?![a-z])/;
const BEFORE_END =
  /(?<![a-z])(?:until|till?|through|end(?:ed|ing|s)?|left(?: (?:them|it|there))?|quit|graduat(?:ed|ing|ion|es?)(?: date)?(?: from [^,]{2,40})?|finish(?:ed|ing)?|complet(?:ed|ing)|expected|class of|up to|to)(?: (?:in|on|at|date|around|there in))?:?\s*$|(?:到了?|至|截止到?|毕业(?:时间|日期)?[是为:]?|离职(?:时间|日期)?[是为:]?|结束(?:时间|日期)?[是为:]?|止于|预计)\s*$/;
const AFTER_END =
  /^\s*(?:份)?(?:就|才)?(?:结束|毕业|离职|为止|截止|离开|走的|辞职|离开|拿到|取得|获得|拿的|辞的|走人|跳槽)|^\s+(?:end|graduation|graduate)(?![a-z])/;
const SINCE = /(?<![a-z])since\s*$|(?:自从?)\s*$/;
const SINCE_AFTER =
  /^\s*(?:起|以来|开始)?\s*(?:至今|到现在|一直)|^\s*以来|^\s*起(?![步点始到至])|^\s+onwards?/;
const AROUND_OPEN =
  /(?:到|至|一直|直到|做|干|还|[-~>]|(?<![a-z])(?:to|until|till|still|and|through|end(?:s|ed)?|is|=|:))\s*:?\s*$|^$|[,:\s]$/;

const NOW =
  /(?:^|[,。\s我])(?:现在|目前|如今|现)(?:还)?(?:在|任|是|做|担任|就职|供职|除了)|(?<![a-z])(?:i|i'm|i am) (?:currently|now|still)(?![a-z])|(?<![a-z])i(?:'m| am) (?:working|an? )|(?:^|(?<![a-z])i )work (?:at|for|with|as)(?![a-z])/;

/** It goes on, wherever that is said. */
const STILL =
  /(?:还|尚|仍)?(?:没有?|未)(?:毕业|读完|离职|结束)|还?在读(?!者)|(?<![a-z])(?:(?:have|has)(?:n't| not)|not|yet to) (?:yet )?(?:graduated?|finished?|completed?|left)(?![a-z])|(?<![a-z])still (?:studying|enrolled|a student)(?![a-z])|至今|到现在|到目前|一直在职|仍在职|还在职|(?<![a-z])(?:still (?:work|there|here|working|employed|ongoing|running|in progress|going|active)|until now|to this day)(?![a-z])/;

/** Text must be folded. */
export function findPeriod(text: string, context: DateContext): Period {
  const dates = findDates(text, context.today);
  for (const [at, first] of dates.entries()) {
    const second = dates[at + 1];
    if (second === undefined || first.open || !joins(text, first, second)) continue;
    if (first.year !== undefined || second.year !== undefined)
      return range(text, first, second, context);
    // "in 2014, from May to August"
    const dated = dates.find(({ year }) => year !== undefined);
    if (dated?.year === undefined) continue;
    const { spans, ...period } = range(text, { ...first, year: dated.year }, second, context);
    return { ...period, spans: [dated, ...spans] };
  }
  return singles(text, dates, context);
}

function joins(text: string, first: FoundDate, second: FoundDate): boolean {
  const between = text.slice(first.end, second.start);
  if (second.open && /^\s*(?:[-~>]*|起?)\s*$/.test(between)) return true;
  if (!BETWEEN.test(between)) return false;
  if (/^\s*and\s*$/.test(between)) return /(?<![a-z])between\s*$/.test(text.slice(0, first.start));
  return second.open === true || first.month !== undefined || first.year !== undefined;
}

function range(text: string, first: FoundDate, second: FoundDate, context: DateContext): Period {
  const year = first.year ?? yearBefore(first, second);
  const start = written({ ...first, ...(year === undefined ? {} : { year }) });
  const end = second.open
    ? context.open
    : written({ ...second, ...endYear(second, year, first.month) });
  const before = /(?:(?<![a-z])(?:from|between|starting|during)|从|自)\s*$/.exec(
    text.slice(0, first.start),
  );
  const after = /^\s*(?:为止|止|结束|毕业|离职|期间|这段时间|之间)/.exec(text.slice(second.end));
  const span = {
    start: before?.index ?? first.start,
    end: second.end + (after?.[0].length ?? 0),
  };
  return { start, end, spans: [span] };
}

/** "Jun – Aug 2019". */
function yearBefore(first: FoundDate, second: FoundDate): number | undefined {
  if (second.year === undefined) return undefined;
  return (first.month ?? 1) > (second.month ?? 12) ? second.year - 1 : second.year;
}

/** "2023年11月到2月" ends in the year after. */
function endYear(
  second: FoundDate,
  year: number | undefined,
  from: number | undefined,
): { year?: number } {
  if (second.year !== undefined) return { year: second.year };
  if (year === undefined) return {};
  return { year: (second.month ?? 12) < (from ?? 1) ? year + 1 : year };
}

function singles(text: string, dates: readonly FoundDate[], context: DateContext): Period {
  let [start, end]: [string | undefined, string | undefined] = [undefined, undefined];
  const spans: { start: number; end: number }[] = [];
  const undecided: FoundDate[] = [];
  for (const date of dates) {
    const before = text.slice(Math.max(0, date.start - 48), date.start);
    const after = text.slice(date.end, date.end + 16);
    if (date.open) {
      if (end === undefined && start !== undefined && AROUND_OPEN.test(before)) {
        end = context.open;
        const still = /(?:and )?(?:it(?:'s| is) )?still\s*$/.exec(before)?.[0].length ?? 0;
        spans.push({ start: date.start - still, end: date.end });
      }
      continue;
    }
    if (date.year === undefined) continue;
    if (SINCE.test(before) || SINCE_AFTER.test(after)) {
      [start, end] = [start ?? written(date), end ?? context.open];
      spans.push(widened(text, date, SINCE, SINCE_AFTER));
    } else if (start === undefined && (BEFORE_START.test(before) || AFTER_START.test(after))) {
      start = written(date);
      spans.push(widened(text, date, BEFORE_START, AFTER_START));
    } else if (end === undefined && (BEFORE_END.test(before) || AFTER_END.test(after))) {
      end = written(date);
      spans.push(widened(text, date, BEFORE_END, AFTER_END));
    } else undecided.push(date);
  }
  // "现在在…，去年三月入职": it goes on, though that is said first.
  if (start !== undefined && end === undefined && (NOW.test(text) || STILL.test(text))) {
    end = context.open;
    spans.push(...stillIn(text));
  }
  const [one, two] = undecided;
  if (
    one !== undefined &&
    two === undefined &&
    start === undefined &&
    end === undefined &&
    STILL.test(text)
  )
    return { start: written(one), end: context.open, spans: [...spans, one, ...stillIn(text)] };
  if (one !== undefined && two !== undefined && start === undefined && end === undefined) {
    return { start: written(one), end: written(two), spans: [...spans, one, two] };
  }
  if (one?.year !== undefined && start === undefined && end !== undefined && written(one) < end)
    return { start: written(one), end, spans: [...spans, one] };
  if (one !== undefined && start !== undefined && end === undefined)
    return { start, end: written(one), spans: [...spans, one] };
  return {
    ...(start === undefined ? {} : { start }),
    ...(end === undefined ? {} : { end }),
    ...(one === undefined ? {} : { lone: one }),
    spans,
  };
}

/** "… and I still work there", with the words that lead to it. */
function stillIn(text: string): { start: number; end: number }[] {
  const match =
    /(?:,|\s)*(?:and |but )?(?:(?:it(?:'s| is) )?still (?:running|in progress|going(?: on| strong)?|active|ongoing)|i(?:'m| am)? still (?:work(?:ing)?|am|there|here|employed|studying|enrolled)(?: there| here)?|(?:i )?(?:have|has)(?:n't| not) (?:yet )?(?:graduated|finished|completed|left)(?: it)?(?: yet)?)|,?(?:现在|目前)?(?:还|尚|仍)?(?:没有?|未)(?:毕业|读完|离职|结束)|,?(?:就|先|请)?(?:结束时间)?(?:写|填)成?(?:至今|到现在)/.exec(
      text,
    );
  return match === null ? [] : [{ start: match.index, end: match.index + match[0].length }];
}

function widened(text: string, { start, end }: FoundDate, before: RegExp, after: RegExp) {
  const lead = before.exec(
    text
      .slice(0, start)
      .replace(/(?<=graduat(?:ed|ing) )from .{2,40} (?=(?:in|on|at) $)/, (where) =>
        "\u0000".repeat(where.length),
      ),
  );
  const tail = after.exec(text.slice(end))?.[0] ?? "";
  // 2025年7月加入蔚来做…: the verb belongs to the place that it leads to.
  const leads =
    /(?:入职|加入|进入|进了)$/.test(tail) &&
    /^了?(?![的了,])\p{L}{2}/u.test(text.slice(end + tail.length));
  return { start: lead?.index ?? start, end: leads ? end : end + tail.length };
}
