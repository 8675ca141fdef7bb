import { VERSION } from "../../version.ts";
import { EXIT } from "../exit-code.ts";
import { inLanguage } from "../io.ts";
import { table } from "../table.ts";
import type { Verb } from "../verb.ts";

/** Lists the verbs it is given, itself included; they are asked for when they are all known. */
export function helpVerb(verbs: () => readonly Verb[]): Verb {
  return {
    name: "help",
    summary: { en: "Show this", zh: "显示本帮助" },
    async run([name], io) {
      const rows = verbs().map(({ name, usage = "", summary }) => [
        `  ${name} ${usage}`.trimEnd(),
        inLanguage(io, summary),
      ]);
      rows.push(["  --version", inLanguage(io, { en: "Show the version", zh: "显示版本" })]);
      io.out(`Bole 伯乐 ${VERSION}\n\nbole <verb>\n\n${table(rows)}`);
      const details = verbs().find((verb) => verb.name === name)?.details ?? [];
      if (details.length > 0) {
        const lines = details.map(([written, does]) => [`  ${written}`, inLanguage(io, does)]);
        io.out(`\nbole ${name}\n\n${table(lines)}`);
      }
      return EXIT.ok;
    },
  };
}
