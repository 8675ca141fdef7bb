/** Finds the verb, runs it, and turns what goes wrong into clear sentences and an exit code. */
import { type BoleError, closest, isBoleError } from "@bole/base";
import type { ServerErrorCode } from "../errors.ts";
import { inChinese } from "../text/start-faults-zh.ts";
import { VERSION } from "../version.ts";
import { EXIT } from "./exit-code.ts";
import { type Io, inLanguage } from "./io.ts";
import { UsageError } from "./usage-error.ts";
import { VERBS } from "./verbs/index.ts";

/** Errors that mean: the configuration is wrong, nothing was tried. */
const MISUSED: readonly string[] = ["config-invalid"] satisfies ServerErrorCode[];
const HELP = ["--help", "-h"];

export async function runCli(args: readonly string[], io: Io): Promise<number> {
  const [word = "help", ...rest] = args;
  if (word === "--version" || word === "-v") {
    io.out(`${VERSION}\n`);
    return EXIT.ok;
  }
  try {
    // Whoever asks for help gets it, whatever else is on the line.
    const asksForHelp = args.some((arg) => HELP.includes(arg));
    return await (asksForHelp
      ? findVerb("help").run(
          args.filter((arg) => !HELP.includes(arg)),
          io,
        )
      : findVerb(word).run(rest, io));
  } catch (error) {
    if (error instanceof UsageError) {
      io.err(`${inLanguage(io, error.text)}\n`);
      return EXIT.misused;
    }
    if (!isBoleError(error)) throw error;
    io.err(sentences(error, io));
    return MISUSED.includes(error.code) ? EXIT.misused : EXIT.failed;
  }
}

function findVerb(word: string) {
  const verb = VERBS.find(({ name }) => name === word);
  if (verb !== undefined) return verb;
  const names = VERBS.map(({ name }) => name);
  const meant = closest(word, names);
  throw new UsageError(
    meant === undefined
      ? {
          en: `"${word}" is not a verb of bole; there are ${names.join(", ")}.`,
          zh: `bole 没有 "${word}" 这个命令；可用：${names.join("、")}。`,
        }
      : {
          en: `"${word}" is not a verb of bole; did you mean ${meant}?`,
          zh: `bole 没有 "${word}" 这个命令；是否想用 ${meant}？`,
        },
  );
}

function sentences(error: BoleError, io: Io): string {
  const zh = inChinese(error);
  const english = error.issues.map(({ path, message }) => `${path} ${message}`);
  const list = (lines: readonly string[]) => lines.map((line) => `  ${line}\n`).join("");
  const issues = inLanguage(io, { en: list(english), zh: list(zh.issues ?? english) });
  const detail = inLanguage(io, { en: error.message, zh: zh.detail });
  const remedy = inLanguage(io, { en: error.entry.remedy, zh: zh.remedy });
  return `${detail}\n${issues}${remedy}\n`;
}
