import { closest } from "@bole/base";
import { UsageError } from "./usage-error.ts";

export interface Options<Flag extends string, Value extends string> {
  readonly flags: ReadonlySet<Flag>;
  readonly values: Readonly<Partial<Record<Value, string>>>;
  /** What belongs to no option. */
  readonly rest: readonly string[];
}

/** Options with and without a value (`--goal x`, `--goal=x`); one that is unknown is a mistake. */
export function parseOptions<Flag extends string, Value extends string>(
  args: readonly string[],
  known: { readonly flags: readonly Flag[]; readonly values: readonly Value[] },
): Options<Flag, Value> {
  const flags = new Set<Flag>();
  const values: Partial<Record<Value, string>> = {};
  const rest: string[] = [];
  const queue = [...args];
  for (let arg = queue.shift(); arg !== undefined; arg = queue.shift()) {
    if (!arg.startsWith("--")) {
      rest.push(arg);
      continue;
    }
    const [, name = "", inline] = /^--([^=]*)(?:=(.*))?$/s.exec(arg) ?? [];
    const flag = known.flags.find((one) => one === name);
    const option = known.values.find((one) => one === name);
    if (flag !== undefined && inline === undefined) flags.add(flag);
    else if (option !== undefined) values[option] = inline ?? nextValue(name, queue.shift());
    else throw notUnderstood(arg, name, [...known.values, ...known.flags]);
  }
  return { flags, values, rest };
}

function nextValue(name: string, next: string | undefined): string {
  if (next !== undefined && !next.startsWith("--")) return next;
  throw new UsageError({
    en: `--${name} needs a value, such as --${name} "…".`,
    zh: `--${name} 需要一个值，例如 --${name} "…"。`,
  });
}

function notUnderstood(arg: string, name: string, names: readonly string[]): UsageError {
  const meant = closest(name, names);
  const all = names.map((one) => `--${one}`);
  return new UsageError(
    meant !== undefined && meant !== name
      ? {
          en: `"${arg}" is not understood here; did you mean --${meant}?`,
          zh: `这里不支持 "${arg}"；是否想用 --${meant}？`,
        }
      : {
          en: `"${arg}" is not understood here; possible: ${all.join(", ")}.`,
          zh: `这里不支持 "${arg}"；可用：${all.join("、")}。`,
        },
  );
}
