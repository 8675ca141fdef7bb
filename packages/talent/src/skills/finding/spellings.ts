/**
 * The ways in which one alias is written, beyond case and what stands between its words: British and
 * American, "and" or "&", plural or singular. All of them are folded as texts are. None changes the
 * first three signs, by which aliases are filed.
 */
const BRITISH = /is(?:ation|e|ing)|our|elling|ogue|entre|programme|ysing/;
const AMERICAN: readonly (readonly [RegExp, string])[] = [
  [/is(ations?|ational|e|ed|er|ing)\b/g, "iz$1"],
  [/ysing\b/g, "yzing"],
  [/(?<=[a-z]{3})our(s|al|ed|ing)?\b/g, "or$1"],
  [/elling\b/g, "eling"],
  [/ogue\b/g, "og"],
  [/entre\b/g, "enter"],
  [/programme\b/g, "program"],
];
/** Of several words; "statistics" and "business" have no singular. */
const PLURAL = / .*[a-z]{3}(?<!ic|s|u|i)s$/;
const JOINTS = /[\s_-]+/g;

export function spellingsOf(alias: string): string[] {
  const plain = alias.toLowerCase().replace(JOINTS, " ");
  const forms = [plain];
  if (BRITISH.test(plain)) forms.push(american(plain));
  if (plain.includes(" and ")) forms.push(...forms.map((form) => form.replace(" and ", " & ")));
  // A text has plurals of names, and their singulars: "large language models".
  if (PLURAL.test(plain)) forms.push(...forms.map((form) => form.slice(0, -1)));
  // Node.js is also Node JS.
  if (/[a-z]{3}\.js$/.test(plain)) forms.push(plain.replace(".js", " js"));
  return forms;
}

/** Words such as "exercise" or "hour" change wrongly; nobody writes the result, so it harms nothing. */
function american(words: string): string {
  return AMERICAN.reduce((text, [british, americans]) => text.replace(british, americans), words);
}
