/** Values of single fields as they may be stored, or why they may not. */
import { isPresent } from "@bole/language/text";
import { isOpenEnd } from "@bole/reading/text";
import { z } from "zod";
import { type Bilingual, type Field, type FieldKind, OPEN } from "../../model/structure.ts";
import { refuse } from "../refusal.ts";

const LINE = 500;
const PROSE = 20_000;
const LINKS = 30;

/** How an open end may be said; it stays as its author writes it where that is one of the two ways. */
const DATE = /^(\d{4})(?:[-/.年]\s*(\d{1,2})(?:[-/.月]\s*(\d{1,2}))?)?[年月日]?$/;
const PHONE = /^\+?[\d\s()（）.·/–—-]+(?:\s*(?:ext\.?|x|转|#)\s*\d{1,6})?$/i;

export function checkField(field: Field, value: unknown): unknown {
  if (field.kind === "links") return checkLinks(value);
  const text = textOf(field, value);
  return text === "" ? "" : CHECKS[field.kind](text, field);
}

type Check = (text: string, field: Field) => string;

const CHECKS: Readonly<Record<Exclude<FieldKind, "links">, Check>> = {
  line: (text, field) => within(text.replaceAll(/\s*\n\s*/g, " "), LINE, field),
  prose: (text, field) => within(text, PROSE, field),
  start: (text) => checkDate(text),
  end: (text) => (isPresent(text) ? openEnd(text) : checkDate(text)),
  email: (text) => {
    if (text.length <= 320 && z.email().safeParse(text).success) return text;
    refuse(
      `「${text}」不是有效的邮箱，请写成 name@example.com 这样`,
      `“${text}” is not an e-mail address; write it as in name@example.com`,
    );
  },
  phone: (text) => {
    const digits = text.split(/ext|x|转|#/i)[0]?.replaceAll(/\D/g, "").length ?? 0;
    if (PHONE.test(text) && digits >= 7 && digits <= 15) return text;
    refuse(
      `「${text}」不是有效的电话，请写 7 到 15 位数字，可带 + 和区号`,
      `“${text}” is not a phone number; it has 7 to 15 digits, with + and a country code if you like`,
    );
  },
};

/** Numbers are often given for texts that look like one. */
function textOf(field: Field, value: unknown): string {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (typeof value === "string") return value.trim();
  refuse(
    `「${field.zh}」要的是文字，不能是${kindOf(value).zh}`,
    `The ${field.en} is a text, not ${kindOf(value).en}`,
  );
}

function within(text: string, limit: number, field: Field): string {
  if (text.length <= limit) return text;
  refuse(
    `「${field.zh}」太长：${text.length} 字，最多 ${limit} 字`,
    `The ${field.en} is too long: ${text.length} characters, ${limit} at most`,
  );
}

/** Written as it is stored: YYYY, YYYY-MM or YYYY-MM-DD. */
function checkDate(text: string): string {
  const [, year = "", month, day] = DATE.exec(text) ?? [];
  const parts = [year, ...[month, day].flatMap((part) => part?.padStart(2, "0") ?? [])];
  const date = parts.join("-");
  const isYear = Number(year) >= 1900 && Number(year) <= 2100;
  if (isYear && isOnCalendar(date, parts.length)) return date;
  refuse(
    `「${text}」不是有效的日期，请写成 2020-09 或 2020，未结束的写「至今」`,
    `“${text}” is not a date; write 2020-09 or 2020, and Present for what goes on`,
  );
}

function isOnCalendar(date: string, parts: number): boolean {
  const whole = `${date}${"-01".repeat(3 - parts)}`;
  const time = new Date(`${whole}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(whole);
}

function openEnd(text: string): string {
  if (isOpenEnd(text)) return text;
  return /\p{Script=Han}/u.test(text) ? OPEN.zh : OPEN.en;
}

export function checkLink(value: unknown): string {
  const text = typeof value === "string" ? value.trim() : "";
  if (text !== "" && text.length <= 2_000 && !/\s/.test(text)) return text;
  refuse(
    "链接要写成网址，例如 https://github.com/name",
    "A link is an address such as https://github.com/name",
  );
}

function checkLinks(value: unknown): string[] {
  const links = (Array.isArray(value) ? value : [value]).map(checkLink);
  if (links.length <= LINKS) return links;
  refuse(`链接最多 ${LINKS} 个`, `There are ${LINKS} links at most`);
}

export function kindOf(value: unknown): Bilingual {
  if (value === null || value === undefined) return { zh: "空值", en: "nothing" };
  if (Array.isArray(value)) return { zh: "列表", en: "a list" };
  if (typeof value === "object") return { zh: "对象", en: "an object" };
  if (typeof value === "boolean") return { zh: "真假值", en: "true or false" };
  return typeof value === "number" ? { zh: "数字", en: "a number" } : { zh: "文字", en: "a text" };
}
