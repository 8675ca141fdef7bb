import { UsageError } from "./usage-error.ts";

/** Which of the options are there; anything else on the line is a mistake. */
export function parseFlags<Name extends string>(
  args: readonly string[],
  names: readonly Name[],
): ReadonlySet<Name> {
  const known: readonly string[] = names.map((name) => `--${name}`);
  const strange = args.find((arg) => !known.includes(arg));
  if (strange !== undefined) {
    throw new UsageError({
      en: `"${strange}" is not understood here; possible: ${known.join(", ") || "nothing"}.`,
      zh: `这里不支持 "${strange}"；可用：${known.join("、") || "无"}。`,
    });
  }
  return new Set(names.filter((name) => args.includes(`--${name}`)));
}
