/** People left out of a card, kept, or put back on it. */
import type { Item } from "@bole/language";
import { numberOf, numbersIn } from "@bole/language/text";
import type { Pending } from "../pending.ts";
import { asked, type Change, type Changed, type SaidChange } from "./change.ts";
import { pickEntries } from "./pick-entries.ts";
import { rewordMails } from "./reword-mails.ts";
import { type Entry, entriesOf } from "./waiting-card.ts";

export function changeList(card: Pending, said: SaidChange, taken: ReadonlySet<string>): Changed {
  const shown = entriesOf(card.items);
  const out = entriesOf(card.left_out);
  const reworded = rewordMails(card, said);
  if (reworded !== null) return reworded;
  const change = said.change ?? (said.count === "" ? undefined : "keep");
  if (change === "restore" || (change === "add" && said.wish === ""))
    return isCleanup(card) && change === "restore" && namesShown(said, shown)
      ? without(shown, said, taken)
      : putBack(said, shown, out);
  if (change === "drop" || (change === "keep" && isCleanup(card)))
    return without(shown, said, taken);
  if (change === "keep" || (change === "set" && said.count !== ""))
    return onlyThose(said, shown, out, taken);
  return unfollowed(card, change, said);
}

/** To keep somebody is to leave them out of what is cleaned up. */
const isCleanup = ({ kind, workflow_type }: Pending) =>
  kind === "stages" && workflow_type === "pipeline_cleanup";

const namesShown = ({ who }: SaidChange, shown: readonly Entry[]) =>
  who.length > 0 && who.every((one) => shown.some(({ person }) => person.id === one.id));

function without(shown: readonly Entry[], said: SaidChange, taken: ReadonlySet<string>): Changed {
  const { entries, strangers, unknown } = pickEntries(said, shown, taken);
  const problem = notOnIt(strangers, unknown, shown) ?? nobodyNamed(entries, shown);
  if (problem !== null) return problem;
  if (entries.length === shown.length) return { none: true };
  return kept(
    shown.filter((entry) => !entries.includes(entry)),
    shown,
  );
}

function onlyThose(
  said: SaidChange,
  shown: readonly Entry[],
  out: readonly Entry[],
  taken: ReadonlySet<string>,
): Changed {
  const count = numberOf(said.count) ?? numbersIn(said.count)[0]?.value;
  if (said.who.length === 0 && said.item.length === 0 && count !== undefined)
    return count >= 1 && count < shown.length
      ? kept(shown.slice(0, count), shown)
      : asked("count", {
          zh: `现在一共 ${shown.length} 位。要保留前几位？`,
          en: `There are ${shown.length} now. How many of them, counted from the first?`,
        });
  // "All right, keep Anna", after Anna was left out.
  if (
    said.who.length > 0 &&
    said.who.every((one) => out.some(({ person }) => person.id === one.id))
  )
    return putBack(said, shown, out);
  const { entries, strangers, unknown } = pickEntries(said, shown, taken);
  const problem = notOnIt(strangers, unknown, shown) ?? nobodyNamed(entries, shown);
  if (problem === null && entries.length === shown.length) return { all: true };
  return problem ?? kept(entries, shown);
}

function putBack(said: SaidChange, shown: readonly Entry[], out: readonly Entry[]): Changed {
  const isAll = said.who.length === 0 && said.item.length === 0;
  const { entries, strangers } = pickEntries({ who: said.who, item: [] }, out, new Set());
  const back = isAll || said.item.length > 0 ? out : entries;
  if (back.length > 0 && strangers.length === 0) {
    const names = back.map(({ person }) => person.label).join(", ");
    return {
      value: { items: back.map(({ id }) => ({ id, keep: true })) },
      said: { zh: `放回：${names}。`, en: `Back on it: ${names}.` },
    };
  }
  const there = said.who.find((one) => shown.some(({ person }) => person.id === one.id));
  if (there !== undefined)
    return asked("change", {
      zh: `${there.label} 本来就在里面。要改什么？`,
      en: `${there.label} is on it already. What should change?`,
    });
  const names = strangers.map(({ label }) => label).join(", ");
  return asked(
    "who",
    {
      zh: `${names || "这里"}没有被去掉过，加不进这一批；可以另外跟我说，单独给对方做。要放回谁？`,
      en: `${names || "Nobody"} was not left out here, and nobody new can come onto it; ask me for them separately. Who should come back?`,
    },
    out.map(({ person }) => person),
  );
}

function kept(left: readonly Entry[], shown: readonly Entry[]): Changed {
  const gone = shown.filter((entry) => !left.includes(entry));
  const names = gone.map(({ person }) => person.label);
  const few = names.slice(0, 5).join(", ") + (names.length > 5 ? ", …" : "");
  return {
    value: { items: shown.map((entry) => ({ id: entry.id, keep: left.includes(entry) })) },
    said: {
      zh: `去掉：${few}。还有 ${left.length} 位。`,
      en: `Left out: ${few}. ${left.length} left.`,
    },
  };
}

function notOnIt(
  strangers: readonly Item[],
  unknown: readonly string[],
  shown: readonly Entry[],
): Changed | null {
  const names = [...strangers.map(({ label }) => label), ...unknown.map((words) => `“${words}”`)];
  if (names.length === 0) return null;
  return asked(
    strangers.length > 0 ? "who" : "item",
    {
      zh: `这里面没有${names.join("、")}。你指的是谁？`,
      en: `${names.join(", ")} is not on it. Who do you mean?`,
    },
    shown.map(({ person }) => person),
  );
}

function nobodyNamed(entries: readonly Entry[], shown: readonly Entry[]): Changed | null {
  if (entries.length > 0) return null;
  return asked(
    "who",
    { zh: "指的是谁？", en: "Who do you mean?" },
    shown.map(({ person }) => person),
  );
}

/** What cannot be done to it in words is said, with what can be done instead. */
function unfollowed(card: Pending, change: Change | undefined, { wish }: SaidChange): Changed {
  const words = wish === "" ? "" : `“${wish}”`;
  if (card.kind === "mails" && change !== "reorder")
    return asked("wish", {
      zh: "要怎么改这些邮件？例如“短一点”“随意一点”“提一下可以远程”，也可以直接在卡片上改文字。",
      en: "How should the mails change? For example “shorter”, “less formal” or “mention remote work”; you can also change the text on the card.",
    });
  if (change === "reorder")
    return asked("decision", {
      zh: "这里的先后顺序不影响结果，所以不会调整。要就这样通过吗？",
      en: "The order makes no difference here, so it is left as it is. Shall it go on like this?",
    });
  return asked("decision", {
    zh: `这个不能这样改${words && `（${words}）`}。可以去掉或保留其中的人，通过，或者取消。`,
    en: `It cannot be changed like that${words && ` (${words})`}. People can be left out or kept, and it can be approved or cancelled.`,
  });
}
