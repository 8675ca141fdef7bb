/**
 * Posts by the letters or the short words that everybody writes for them. The taxonomy knows skills by their short
 * names; posts are read by their words, and a sentence model has never met "SDE".
 */
import { readFileSync } from "node:fs";
import { isTitle } from "./is-title.ts";
import { isUnwanted } from "./wanted-concepts.ts";

interface ShortName {
  readonly long: string;
  /** Whether it stands for a post wherever it stands. */
  readonly isSure: boolean;
}

let loaded: ReadonlyMap<string, ShortName> | null = null;

/** In capitals, with or without an s behind. */
const CAPITALS =
  /(?<![\p{Script=Latin}\p{N}&])([A-Z\d](?:&?[A-Z]){1,5})s?(?![\p{Script=Latin}\p{N}&])/gu;
const SMALL = /(?<![\p{Script=Latin}\p{N}&'’])([a-z]{3,5})s?(?![\p{Script=Latin}\p{N}&'’])/gu;
/** A post stands behind these. */
const POST_BEFORE =
  /(?:\b(?:an?|as|band \d|senior|junior|lead|qualified|registered|trainee|experienced|been|the)\s+|(?:做|当|转|是|找|应聘|想做|想当|资深|高级|初级)\s*)$/iu;
const POST_AFTER =
  /^\s*(?:岗|职位|方向|实习|\b(?:jobs?|roles?|posts?|positions?|work|internship)\b)/iu;
/** Behind a word that somebody does, wants or has been. */
const CHINESE_BEFORE = /(?:做|转|找|当|干|搞|应聘|从事|学|年|月|^|[\s,，、/和或跟])$/u;
const CHINESE_AFTER = /^(?:的?(?:工作|岗位?|职位|方向|实习|相关)|$|[\s,，。、/和或也都])/u;

/** What short names of a wish stand for; those that it names to keep them away are left out. */
export function spelledOut(text: string): string[] {
  loaded ??= load();
  const known = loaded;
  const isWhole = isTitle(text);
  const found: string[] = [];
  const add = (name: string, start: number, isMeant: (short: ShortName) => boolean) => {
    const short = known.get(name);
    if (short === undefined || isUnwanted(text, start) || !isMeant(short)) return;
    found.push(short.long);
  };
  for (const { 1: letters = "", 0: all, index } of text.matchAll(CAPITALS)) {
    const isPost =
      POST_BEFORE.test(text.slice(0, index)) || POST_AFTER.test(text.slice(index + all.length));
    add(letters, index, ({ isSure }) => isWhole || isSure || isPost);
  }
  if (isWhole) {
    for (const { 1: letters = "", index } of text.matchAll(SMALL)) {
      add(letters.toUpperCase(), index, ({ isSure }) => isSure);
    }
  }
  for (const name of chineseNames(known)) {
    const start = text.indexOf(name);
    if (start < 0) continue;
    const isAlone =
      CHINESE_BEFORE.test(text.slice(0, start)) &&
      CHINESE_AFTER.test(text.slice(start + name.length));
    add(name, start, () => isAlone);
  }
  return [...new Set(found)];
}

const chineseNames = (known: ReadonlyMap<string, ShortName>): string[] =>
  [...known.keys()].filter((name) => /\p{Script=Han}/u.test(name));

function load(): ReadonlyMap<string, ShortName> {
  const table = readFileSync(new URL("data/abbreviations.tsv", import.meta.url), "utf8");
  const rows = table.trimEnd().split("\n");
  return new Map(
    rows
      .filter((row) => !row.startsWith("#"))
      .map((row) => row.split("\t"))
      .map(([name = "", long = ""]) => [
        name.replace("*", ""),
        { long, isSure: !name.endsWith("*") },
      ]),
  );
}
