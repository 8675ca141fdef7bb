/** What an answer in words changes about a plan that waits. */
import type { Item } from "@bole/language";
import { durationsIn, numberOf, numbersIn, orderIn, type WorkKind } from "@bole/language/text";
import type { PlanEdit } from "../../model/plan-edit.ts";
import type { PlanView } from "../../model/plan-view.ts";
import type { asked, Changed, SaidChange } from "./change.ts";
import { hasPart, linesOf, type Steps, stepsMeant } from "./plan-steps.ts";

/** @param message all of it, for what stands between the words that point at steps */
export function changePlan(view: PlanView, said: SaidChange, message: string): Changed {
  const edits = editsOf(view, said, message);
  return "argument" in edits ? edits : { value: { edits: edits.list, said: message } };
}

type Edits = { readonly list: PlanEdit[] } | Extract<Changed, { argument: string }>;

function editsOf(view: PlanView, said: SaidChange, message: string): Edits {
  switch (said.change) {
    case "drop":
      return dropped(view, said);
    case "keep":
      return said.count === "" ? keptOnly(view, said) : limited(view, said);
    case "add":
    case "restore":
      return added(view, said);
    case "reorder":
      return moved(view, said, message);
    case "reword":
      return worded(view, said);
    default:
      return set(view, said);
  }
}

function dropped(view: PlanView, said: SaidChange): Edits {
  const meant = meantSteps(view, said);
  if (!Array.isArray(meant)) return meant;
  const missing = meant.find(
    (one) => "parts" in one && !one.parts.some((part) => hasPart(view.steps, part)),
  );
  if (missing !== undefined) return whichStep(view, said);
  return {
    list: meant.flatMap((one): PlanEdit[] =>
      "lines" in one
        ? [{ kind: "remove_lines", lines: [...one.lines] }]
        : one.parts
            .filter((part) => hasPart(view.steps, part))
            .map((group) => ({ kind: "remove_group", group })),
    ),
  };
}

function keptOnly(view: PlanView, said: SaidChange): Edits {
  const meant = meantSteps(view, said);
  if (!Array.isArray(meant)) return meant;
  const kept = new Set(meant.flatMap((one) => linesOf(one, view.steps)));
  const gone = view.steps.filter(
    ({ step, mode, agent }) => mode !== "interrupt" && agent !== "supervisor" && !kept.has(step),
  );
  if (kept.size === 0 || gone.length === 0) return whichStep(view, said);
  return { list: [{ kind: "remove_lines", lines: gone.map(({ step }) => step) }] };
}

/** What brings the work back, with everything that it works on. */
const ADDED: Readonly<Record<WorkKind, PlanEdit>> = {
  mail: { kind: "add_group", group: "mail" },
  interviews: { kind: "add_group", group: "interviews" },
  find: { kind: "add_step", uses: "matching_rank" },
  jd: { kind: "add_step", uses: "jd_parse" },
  review: { kind: "add_step", uses: "matching_suggest" },
  cleanup: { kind: "add_step", uses: "pipeline_categorise" },
  check: { kind: "add_step", uses: "communication_check" },
  summary: { kind: "add_step", uses: "supervisor_aggregate" },
};

function added(view: PlanView, said: SaidChange): Edits {
  const named = said.item.filter(({ ref }) => ref !== "pronoun").map(({ text }) => text);
  const wished = [...named, said.wish].filter(Boolean);
  // "Put it back": what was taken out last.
  const words = wished.length > 0 ? wished : (view.difference?.removed ?? []);
  const kinds = words.map((text) => {
    const meant = stepsMeant({ text, ref: "name" }, []);
    return meant !== null && "kinds" in meant ? meant.kinds : [];
  });
  if (kinds.length > 0 && kinds.every(({ length }) => length > 0))
    return { list: [...new Set(kinds.flat())].map((kind) => ADDED[kind]) };
  const what = words.length === 0 ? "" : `“${words.join(", ")}”`;
  return question("item", {
    zh: `计划里加不了${what || "这个"}。可以加的有：发邮件、安排面试、找人、审查候选人、清理管道。要加哪一个？`,
    en: `${what || "That"} cannot be added to the plan. What can: mails, interviews, a search, a review of candidates, a pipeline clean-up. Which one?`,
  });
}

function moved(view: PlanView, said: SaidChange, message: string): Edits {
  const words = [
    ...said.item,
    ...(said.wish === "" ? [] : [{ text: said.wish, ref: "name" as const }]),
  ];
  const lines = words.flatMap((one) => {
    const meant = stepsMeant(one, view.steps);
    return meant === null ? [] : linesOf(meant, view.steps).slice(0, 2);
  });
  const [line, to] = [...new Set(lines)];
  const order = orderIn(message);
  if (line !== undefined && to !== undefined && order !== null)
    return { list: [{ kind: "move", line, to, before: order === "before" }] };
  return question("item", {
    zh: "要把哪一步放到哪一步前面或后面？例如“把第 2 步放到第 5 步后面”。",
    en: "Which step goes before or after which? For example “move step 4 before step 2”.",
  });
}

function worded(view: PlanView, { wish, item }: SaidChange): Edits {
  const words = [...item.map(({ text }) => text), wish].filter(Boolean).join(" ");
  if (words === "")
    return question("wish", { zh: "邮件要怎么写？", en: "How should the mails be written?" });
  if (hasPart(view.steps, "mail")) return { list: [{ kind: "instructions", words }] };
  return question("decision", {
    zh: `这个计划里没有邮件，“${words}”用不上。要就这样执行吗？`,
    en: `The plan writes no mails, so “${words}” has no place in it. Shall it run like this?`,
  });
}

function set(view: PlanView, said: SaidChange): Edits {
  if (said.count !== "") return limited(view, said);
  const words = [said.wish, ...said.when.map(({ text }) => text)].filter(Boolean);
  const minutes = words.flatMap((text) => durationsIn(text)).find((one) => one.minutes > 0);
  if (minutes !== undefined && minutes.minutes >= 5 && minutes.minutes <= 480)
    return { list: [{ kind: "minutes", minutes: minutes.minutes }] };
  const about = [...said.item.map(({ text }) => text), said.wish].join(" ");
  const meant = stepsMeant({ text: about, ref: "name" }, []);
  const isMail = meant !== null && "kinds" in meant && meant.kinds.includes("mail");
  if (isMail && said.wish !== "") return worded(view, said);
  return question("change", {
    zh: "可以去掉或加上某几步、改人数、改面试时长、改邮件写法。要改什么？",
    en: "Steps can be taken out or added, and the number of people, the length of interviews and the wording of mails can be changed. What should change?",
  });
}

function limited(view: PlanView, { count }: SaidChange): Edits {
  const people = numberOf(count) ?? numbersIn(count)[0]?.value;
  const isWhole = people !== undefined && Number.isInteger(people) && people >= 1 && people <= 200;
  if (isWhole && view.steps.some(({ uses }) => uses === "matching_rank"))
    return { list: [{ kind: "limit", people }] };
  return question("count", {
    zh: isWhole ? "这个计划里没有可以限制人数的步骤。要改什么？" : "最多多少人？（1 到 200）",
    en: isWhole
      ? "No step of this plan is limited to a number of people. What should change?"
      : "How many people at most? (1 to 200)",
  });
}

function meantSteps(
  view: PlanView,
  said: SaidChange,
): Steps[] | Extract<Edits, { argument: string }> {
  const words =
    said.item.length > 0 || said.wish === ""
      ? said.item
      : [{ text: said.wish, ref: "name" as const }];
  const meant = words.map((one) => stepsMeant(one, view.steps));
  const known = meant.filter((one) => one !== null);
  return known.length === 0 || known.length < meant.length ? whichStep(view, said) : known;
}

function whichStep(
  { steps }: PlanView,
  { item, wish }: SaidChange,
): Extract<Edits, { argument: string }> {
  const words = item
    .map(({ text }) => text)
    .concat(wish)
    .filter(Boolean)
    .join(", ");
  const choices = steps
    .filter(({ mode }) => mode !== "interrupt")
    .map(({ id, action }): Item => ({ kind: "step", id, label: action }));
  const what = words === "" ? "" : `“${words}”`;
  return question(
    "item",
    {
      zh: `${what && `计划里没有${what}。`}指的是哪一步？`,
      en: `${what && `The plan has no ${what}. `}Which step do you mean?`,
    },
    choices,
  );
}

function question(...given: Parameters<typeof asked>): Extract<Changed, { argument: string }> {
  const [argument, words, choices = []] = given;
  return { argument, question: words, choices };
}
