/** "This is what I understood", row by row, for the person to confirm or correct. */
import type { Bilingual, Language } from "../text/language.ts";
import { listed, say } from "../text/say.ts";
import { type Fact, type FactKind, nameOf } from "./fact.ts";

interface Row {
  readonly name: Bilingual;
  readonly kinds: readonly FactKind[];
}

/** In the order in which they matter; every kind stands in one. */
const ROWS: readonly Row[] = [
  {
    name: { zh: "你的现状", en: "Your situation" },
    kinds: ["situation", "experience", "education", "age", "family", "visa"],
  },
  { name: { zh: "你在考虑的选项", en: "Options you weigh" }, kinds: ["option"] },
  { name: { zh: "你的目标", en: "Your goal" }, kinds: ["choice", "target"] },
  { name: { zh: "你不考虑", en: "Ruled out" }, kinds: ["refusal", "dislike"] },
  { name: { zh: "限制", en: "Limits" }, kinds: ["limit", "health"] },
  { name: { zh: "时间", en: "Time" }, kinds: ["deadline", "urgency", "hours"] },
  { name: { zh: "地点", en: "Place" }, kinds: ["place"] },
  { name: { zh: "钱", en: "Money" }, kinds: ["money", "pay_floor"] },
  { name: { zh: "你想要的", en: "What you want" }, kinds: ["wish", "value", "interest"] },
  { name: { zh: "你会的、做成过的", en: "What you bring" }, kinds: ["skill"] },
  { name: { zh: "你还说过", en: "You also said" }, kinds: ["note"] },
];

export function describeFacts(facts: readonly Fact[], language: Language): string {
  const rows = ROWS.flatMap(({ name, kinds }) => {
    const said = facts
      .filter((fact) => kinds.includes(fact.kind) && !isRepeated(fact, facts))
      .map(shown);
    const unique = [...new Set(said)];
    return unique.length === 0
      ? []
      : [
          `- ${name[language]}${say(language, "：", ": ")}${unique.join(say(language, "；", "; "))}`,
        ];
  });
  const missing = missingRows(facts).map((row) => row[language]);
  const known =
    rows.length > 0
      ? rows.join("\n")
      : say(language, "- 还没有什么具体的信息", "- nothing definite yet");
  const open =
    missing.length === 0
      ? ""
      : say(
          language,
          `\n还不知道：${listed(language, missing)}。`,
          `\nNot known yet: ${listed(language, missing)}.`,
        );
  return say(
    language,
    `这是我的理解：\n${known}${open}\n对吗？哪一条不对，直接告诉我，或者在旁边修改；对了我再开始分析。`,
    `This is what I understood:\n${known}${open}\nIs that right? Tell me what is wrong, or change it in the list; I begin once it is right.`,
  );
}

/** Whether a quotation says little beyond what stands in the other rows. */
function isRepeated({ kind, words }: Fact, facts: readonly Fact[]): boolean {
  if (kind !== "note") return false;
  const others = facts.filter((fact) => fact.kind !== "note" && words.includes(fact.words));
  const rest = others.reduce((text, fact) => text.replace(fact.words, ""), words);
  return others.length > 0 && rest.length < words.length * NEW_SHARE;
}
const NEW_SHARE = 0.5;

/** Words of the person stand in quotation marks, a name that was made for them does not. */
const shown = (fact: Fact): string => (fact.label === null ? `“${fact.words}”` : nameOf(fact));

const ESSENTIAL: readonly Bilingual[] = ROWS.filter(({ name }) =>
  ["Options you weigh", "Limits", "Time", "Money"].includes(name.en),
).map(({ name }) => name);

function missingRows(facts: readonly Fact[]): Bilingual[] {
  const has = (kinds: readonly FactKind[]) => facts.some(({ kind }) => kinds.includes(kind));
  return ROWS.filter(({ name, kinds }) => {
    if (!ESSENTIAL.includes(name)) return false;
    return name.en === "Options you weigh" ? !has([...kinds, "choice", "target"]) : !has(kinds);
  }).map(({ name }) => name);
}
