import { UsageError } from "./usage-error.ts";

/** Reads options that are only there or not; anything else on the line is a mistake. */
export function parseFlags<Name extends string>(
  args: readonly string[],
  names: readonly Name[],
): Readonly<Record<Name, boolean>> {
  const known: readonly string[] = names.map((name) => `--${name}`);
  const strange = args.find((arg) => !known.includes(arg));
  if (strange !== undefined) {
    throw new UsageError({
      en: `"${strange}" is not understood here; possible: ${known.join(", ") || "nothing"}.`,
      zh: `这里不支持 "${strange}"；可用：${known.join("、") || "无"}。`,
    });
  }
  const given = names.map((name) => [name, args.includes(`--${name}`)] as const);
  return Object.fromEntries(given) as Record<Name, boolean>;
}
