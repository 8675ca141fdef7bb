/** What a model is told of the conversation and the workspace, beside what was said: names and ids, no record. */

import type { JsonValue } from "@bole/engine";
import { forModel } from "@bole/guardrails";
import type { ConversationState, Item } from "@bole/language";
import { Appointment } from "../model/appointment.ts";
import { Draft } from "../model/draft.ts";
import type { Pending } from "../reading/pending.ts";
import type { PreparedMessage } from "../reading/understand.ts";

const MOST = { list: 20, cards: 5, items: 20, jobs: 60, label: 80, mails: 3, text: 1_500 };

/** What is the same for many messages. */
export function workspaceData({ turn }: Pick<PreparedMessage, "turn">): JsonValue {
  const { workspace } = turn;
  const open = workspace.jobs.filter(({ status }) => status === "open").slice(0, MOST.jobs);
  return {
    ...filled(
      "open_jobs",
      open.map(({ id, title, organisation }) => ({ id, title: cut(`${title}, ${organisation}`) })),
    ),
    people_on_record: workspace.isPart
      ? `more than ${workspace.people.length}`
      : workspace.people.length,
  };
}

export function stateData({ turn }: Pick<PreparedMessage, "turn">): JsonValue {
  const { state, zone, now, attachments, done, pending } = turn;
  const undo = done.at(-1);
  return {
    now: timeIn(now, zone),
    ...filled(
      "focus",
      Object.entries(state.focus).map(([kind, item]) => ({ kind, ...shown(item) })),
    ),
    ...filled("list", state.list.slice(0, MOST.list).map(shown)),
    ...filled(
      "cards",
      state.pending.slice(0, MOST.cards).map((card) => ({
        ...cardOf(card),
        ...filled("mails", mailsOn(pending.find(({ interrupt_id }) => interrupt_id === card.id))),
        ...filled("times", timesOn(pending.find(({ interrupt_id }) => interrupt_id === card.id))),
      })),
    ),
    ...(state.question && { question: questionOf(state.question) }),
    ...(undo && { undo: cut(undo.label === "" ? undo.tool : undo.label) }),
    ...filled(
      "attachments",
      attachments.map(({ name }) => cut(name)),
    ),
  };
}

/** "Wednesday, 18 November 2026 at 09:00 (Europe/Berlin)". */
function timeIn(now: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    dateStyle: "full",
    timeStyle: "short",
  });
  return `${format.format(now)} (${timeZone})`;
}

const filled = (name: string, list: JsonValue[]): Record<string, JsonValue> =>
  list.length === 0 ? {} : { [name]: list };

const shown = ({ id, label }: Item) => ({ id, name: cut(label) });

const cardOf = ({ id, kind, label, items, count }: ConversationState["pending"][number]) => ({
  ...{ id, kind, title: cut(label), count },
  ...filled(
    "about",
    items.slice(0, MOST.items).map(({ label: name }) => cut(name)),
  ),
});

/** The texts that wait, so that wishes about their wording can be followed. */
const mailsOn = (card: Pending | undefined): JsonValue[] =>
  card?.kind !== "mails"
    ? []
    : card.items.slice(0, MOST.mails).flatMap(({ preview }) => {
        const { success, data } = Mail.safeParse(preview);
        if (!success) return [];
        const text = forModel(data.text.slice(0, MOST.text));
        return [{ to: cut(data.name), subject: forModel(data.subject), text }];
      });
/** Interviews that wait, by the clock on the card. */
const timesOn = (card: Pending | undefined): JsonValue[] =>
  card?.kind !== "slots"
    ? []
    : card.items.slice(0, MOST.items).flatMap(({ preview }) => {
        const { success, data } = Time.safeParse(preview);
        if (!success) return [];
        const { name, starts_at, ends_at, time_zone, place } = data;
        const minutes = (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000;
        const at = timeIn(Date.parse(starts_at), time_zone);
        return [{ with: cut(name), at, minutes, ...(place !== "" && { place: cut(place) }) }];
      });
const Time = Appointment.pick({
  ...{ name: true, starts_at: true, ends_at: true, time_zone: true, place: true },
});

const Mail = Draft.pick({ name: true, subject: true, text: true });

const questionOf = ({ tool, argument, choices }: NonNullable<ConversationState["question"]>) => ({
  ...{ tool, argument },
  choices: choices.slice(0, MOST.list).map(shown),
});

/** Names come from records: somebody else has written them, and may have written more than a name. */
const cut = (label: string): string => forModel(label.slice(0, MOST.label));
