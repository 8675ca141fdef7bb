/**
 * The ways in which one alias is written, beyond case and what stands between its words: British and
 * American, "and" or "&". All of them are folded as texts are. It runs for every alias at the start,
 * so it looks before it replaces.
 */
const BRITISH = /is(?:ation|e|ing)|our|elling|ogue|entre|paed|programme|ysing/;
const AMERICAN: readonly (readonly [RegExp, string])[] = [
  [/is(ations?|e|ed|er|ing)\b/g, "iz$1"],
  [/ysing\b/g, "yzing"],
  [/our(s|al|ed|ing)?\b/g, "or$1"],
  [/elling\b/g, "eling"],
  [/ogue\b/g, "og"],
  [/entre\b/g, "enter"],
  [/paed/g, "ped"],
  [/programme\b/g, "program"],
];
const JOINTS = /[\s_-]+/g;

export function spellingsOf(alias: string): string[] {
  const plain = alias.toLowerCase().replace(JOINTS, " ");
  const forms = [plain];
  if (BRITISH.test(plain)) forms.push(american(plain));
  if (plain.includes(" and ")) forms.push(...forms.map((form) => form.replace(" and ", " & ")));
  // Node.js is also Node JS.
  if (plain.endsWith(".js")) forms.push(plain.replace(".js", " js"));
  return forms;
}

/** Words such as "exercise" or "hour" change wrongly; nobody writes the result, so it harms nothing. */
function american(words: string): string {
  return AMERICAN.reduce((text, [british, americans]) => text.replace(british, americans), words);
}
