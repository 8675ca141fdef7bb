/** Another time for an interview that waits: one of those that its card offers. */
import type { Item, Words } from "@bole/language";
import { type FoundTime, timesIn } from "@bole/language/text";
import { Appointment, type TimeOption } from "../../model/appointment.ts";
import type { Pending } from "../pending.ts";
import { shiftedTime } from "../work/shifted.ts";
import { asked, type Changed, type SaidChange } from "./change.ts";
import { pickEntries } from "./pick-entries.ts";
import { entriesOf } from "./waiting-card.ts";

export interface Clock {
  readonly now: number;
  readonly zone: string;
  /** All that was said. */
  readonly message: string;
}

/** Null where the words say no time. */
export function changeTime(card: Pending, said: SaidChange, clock: Clock): Changed | null {
  const [words] = said.when;
  if (words === undefined || card.kind !== "slots") return null;
  const shown = entriesOf(card.items);
  const isOnly = said.who.length === 0 && said.item.length === 0 && shown.length === 1;
  const { entries } = isOnly ? { entries: shown } : pickEntries(said, shown, new Set());
  const [entry, ...more] = entries;
  if (entry === undefined || more.length > 0)
    return asked(
      "who",
      { zh: "改谁的面试？", en: "Whose interview?" },
      shown.map(({ person }) => person),
    );
  const preview = card.items.find(({ id }) => id === entry.id)?.preview;
  const appointment = Appointment.safeParse(preview).data;
  if (appointment === undefined)
    return asked("decision", {
      zh: "这个时间不能在这里改。可以通过或取消。",
      en: "This time cannot be changed here. It can be approved or cancelled.",
    });
  const fitting = fittingOptions(words, appointment, clock);
  const [option, ...others] = fitting;
  if (option !== undefined && others.length === 0) {
    const { starts_at, ends_at, interviewer_id } = option;
    const time = shownTime(option, clock);
    return {
      value: {
        items: [{ id: entry.id, keep: true, edit: { starts_at, ends_at, interviewer_id } }],
      },
      said: {
        zh: `${entry.person.label}：改到 ${time}。`,
        en: `${entry.person.label}: ${time} instead.`,
      },
    };
  }
  const free = fitting.length > 0 ? fitting : appointment.options;
  if (free.length === 0)
    return asked("decision", {
      zh: `“${words.text}”没有可选的时间。可以保留原来的时间，或取消后让我重新找时间。`,
      en: `There is no other time to choose from for “${words.text}”. Keep it as it is, or cancel it and ask me to look for times again.`,
    });
  const question =
    fitting.length > 0
      ? {
          zh: `“${words.text}”有几个时间，选哪个？`,
          en: `There are several times “${words.text}”. Which?`,
        }
      : { zh: `“${words.text}”没有空。有空的时间：`, en: `“${words.text}” is not free. Free are:` };
  return asked(
    "when",
    question,
    free.map((one) => timeItem(one, clock)),
  );
}

const timeItem = (option: TimeOption, clock: Clock): Item => ({
  kind: "time",
  id: option.starts_at,
  label: shownTime(option, clock),
});

const shownTime = ({ starts_at, interviewer_name }: TimeOption, { zone }: Clock): string => {
  const date = new Date(starts_at);
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short" }).format(date);
  return `${day} ${clockTime(date.getTime(), zone)} · ${interviewer_name}`;
};

const clockTime = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" }).format(at);
const dayOf = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(at);

function fittingOptions(
  { text, items }: Words,
  { options, starts_at }: Appointment,
  { now, zone, message }: Clock,
): TimeOption[] {
  const chosen = new Set(items?.map(({ id }) => id));
  if (chosen.size > 0) return options.filter((option) => chosen.has(option.starts_at)).slice(0, 1);
  const shifted = shiftedTime(message, starts_at, { now, zone });
  if (shifted !== undefined)
    return options.filter((option) => Date.parse(option.starts_at) === shifted);
  const [time] = timesIn(text, { now, zone });
  if (time === undefined) return [];
  const fits = options.filter((option) => isMeant(time, Date.parse(option.starts_at), zone));
  // "3pm instead": of the same day, if there is one.
  const day = dayOf(Date.parse(starts_at), zone);
  const sameDay = fits.filter((option) => dayOf(Date.parse(option.starts_at), zone) === day);
  return time.assumed.includes("day") && sameDay.length > 0 ? sameDay : fits;
}

function isMeant({ start, end, assumed, precision }: FoundTime, at: number, zone: string): boolean {
  const [from, to] = [Date.parse(start), Date.parse(end)];
  if (precision === "time" && assumed.includes("day"))
    return clockTime(from, zone) === clockTime(at, zone);
  return from === to ? at === from : at >= from && at < to;
}
