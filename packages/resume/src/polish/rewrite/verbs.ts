/** English verbs of work in the forms that bullets begin with. Only these are turned; others stay as they are. */

const REGULAR = (
  "manage maintain develop design create implement improve reduce increase organize organise coordinate " +
  "support train supervise analyze analyse automate test deploy monitor review plan prepare process " +
  "handle assist deliver launch migrate document research evaluate negotiate present report schedule " +
  "optimize optimise configure install operate administer mentor coach collaborate integrate refactor " +
  "debug resolve track update translate edit produce conduct perform serve clean cook load deliver " +
  "inspect repair assemble ship audit advise interview recruit promote market compile collect verify " +
  "treat monitor assess educate order stock greet answer file input execute assign direct establish " +
  "facilitate generate introduce initiate investigate provide own architect program code help work"
).split(" ");
const IRREGULAR: Readonly<Record<string, string>> = {
  build: "built",
  lead: "led",
  write: "wrote",
  run: "ran",
  teach: "taught",
  sell: "sold",
  make: "made",
  drive: "drove",
  oversee: "oversaw",
  give: "gave",
  keep: "kept",
  take: "took",
  do: "did",
  grow: "grew",
  win: "won",
  cut: "cut",
  set: "set",
  hold: "held",
  bring: "brought",
  find: "found",
  speak: "spoke",
  draw: "drew",
};
const DOUBLED = new Set("ship plan program".split(" "));

export interface Verb {
  readonly base: string;
  readonly past: string;
  readonly present: string;
  readonly gerund: string;
}

const VERBS: readonly Verb[] = [...new Set([...REGULAR, ...Object.keys(IRREGULAR)])].map(
  (base) => ({
    base,
    past: IRREGULAR[base] ?? regularPast(base),
    present: /(?:s|x|ch|sh|o)$/.test(base)
      ? `${base}es`
      : /[^aeiou]y$/.test(base)
        ? `${base.slice(0, -1)}ies`
        : `${base}s`,
    gerund: gerundOf(base),
  }),
);

function regularPast(base: string): string {
  if (DOUBLED.has(base)) return `${base}${base.at(-1)}ed`;
  if (base.endsWith("e")) return `${base}d`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`;
}

function gerundOf(base: string): string {
  if (DOUBLED.has(base) || ["run", "cut", "set", "win"].includes(base))
    return `${base}${base.at(-1)}ing`;
  return base.endsWith("e") && !base.endsWith("ee") ? `${base.slice(0, -1)}ing` : `${base}ing`;
}

const byForm = new Map<string, { readonly verb: Verb; readonly form: keyof Verb }>();
for (const verb of VERBS) {
  for (const form of ["gerund", "present", "base", "past"] as const)
    byForm.set(verb[form], { verb, form });
}

export const verbOf = (
  word: string,
): { readonly verb: Verb; readonly form: keyof Verb } | undefined => byForm.get(word.toLowerCase());
