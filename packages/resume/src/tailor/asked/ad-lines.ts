/** An advertisement line by line, each with the heading that it stands under. What is no line of a list may be prose. */
import { HAN_DIGITS } from "@bole/language/text";
import { isKnownHeading } from "@bole/reading/text";

export interface AdLine {
  /** Without its mark, and without a heading that stands before it on the same line. */
  readonly text: string;
  readonly heading: string;
  readonly isListed: boolean;
  /** Headings of the advertisement that came before its own. */
  readonly section: number;
}

const SIGN =
  /^(?:[•●○◦▪▫■□◆◇►▶▸‣⁃∙·✓✔✅☑➢➤➔→⇒★☆※*–—~>-]|\p{Extended_Pictographic}|\ufe0f|\+(?=\s))+\s*/u;
const HAN_NUMBER = `[${HAN_DIGITS}十]{1,3}`;
const NUMBER = new RegExp(
  `^(?:[(（]?\\d{1,2}\\s?(?:[)）、]|[.．:](?!\\d))|[①-⑳⑴-⒇]|[(（](?:${HAN_NUMBER}|[a-z]|[ivx]{1,4})[)）]|[a-z][.)](?=\\s)|[ivx]{1,4}[.)](?=\\s))\\s*`,
  "iu",
);
/** 一、岗位职责: more often the number of a heading than of a line. */
const CHAPTER = new RegExp(`^(?:第?${HAN_NUMBER}[、.．]|[A-Z]\\.\\s|#{1,6}\\s+)\\s*`, "u");
const BRACKETED = /^[【[〖]([^】\]〗]{2,30})[】\]〗]\s*[:：]?\s*(.*)$/u;
/** "Perks: medical from day 1", 待遇：年收入约9.5万元. */
const LEADING = /^(?:([^:：。.;；,，]{2,48}?)\s*[:：]|(\p{Lu}[\p{Lu}\s&]{3,40})\.(?=\s))\s*(.+)$/u;
const BOLD = /\*\*|__/gu;

export function adLines(ad: string): AdLine[] {
  const read = ad.split(/\r?\n/u).map(readLine);
  const lines: AdLine[] = [];
  let [heading, section] = ["", 0];
  const begin = (words: string) => {
    [heading, section] = [words, section + 1];
  };
  read.forEach((line, at) => {
    if (line.text === "") return;
    const around = {
      next: read.slice(at + 1).find(({ text }) => text !== ""),
      isApart: at > 0 && read[at - 1]?.text === "",
      isAbove: read[at + 1]?.text !== "",
    };
    const bracketed = BRACKETED.exec(line.text);
    if (bracketed !== null) {
      begin(bracketed[1] ?? "");
      if (bracketed[2]) lines.push({ ...line, text: bracketed[2], heading, section });
      return;
    }
    const leading = line.isListed ? null : LEADING.exec(line.text);
    if (isHeading(line, around)) begin(line.text.replace(/[\s:：—–-]+$/u, ""));
    else if (leading !== null) {
      begin(leading[1] ?? leading[2] ?? "");
      lines.push({ ...line, text: leading[3] ?? "", heading, section });
    } else lines.push({ ...line, heading, section });
  });
  return lines;
}

interface ReadLine {
  readonly text: string;
  readonly isListed: boolean;
  readonly isMarked: boolean;
}

function readLine(raw: string): ReadLine {
  const trimmed = raw.trim();
  const isBold = /^(?:\*\*|__)[^*_]+(?:\*\*|__)\s*[:：]?$/u.test(trimmed);
  const plain = trimmed.replaceAll(BOLD, "");
  const chapter = CHAPTER.exec(plain)?.[0] ?? "";
  if (chapter !== "") {
    const text = plain.slice(chapter.length).trim();
    const isMarked = isPlain(text);
    return { text, isListed: !isMarked, isMarked };
  }
  const marks = [SIGN, NUMBER].reduce(
    (left, mark) => left.replace(mark, ""),
    plain.replace(SIGN, "").replace(NUMBER, ""),
  );
  const text = marks.replace(/^\s+/u, "");
  return { text, isListed: text !== plain && !isBold, isMarked: isBold };
}

interface Around {
  readonly next: ReadLine | undefined;
  /** An empty line stands before it; none after it. */
  readonly isApart: boolean;
  readonly isAbove: boolean;
}

function isHeading(line: ReadLine, { next, isApart, isAbove }: Around): boolean {
  if (line.isMarked) return true;
  if (next === undefined) return false;
  // A mark above lines that have none.
  if (line.isListed && isPlain(line.text) && isKnownHeading(line.text)) return true;
  if (line.isListed) return isApart && isAbove && !next.isListed && isPlain(line.text);
  if (/[:：]$|[—–-]{1,2}$/u.test(line.text)) return true;
  if (!isPlain(line.text)) return false;
  if (isKnownHeading(line.text)) return true;
  const isCapital = /\p{Lu}{3}/u.test(line.text) && !/\p{Ll}/u.test(line.text);
  return isApart || next.isListed || isCapital;
}

const isPlain = (text: string): boolean => isShort(text) && !/[;；。.,，]$/u.test(text);

const isShort = (text: string): boolean =>
  /\p{Script=Han}/u.test(text) ? text.length <= 16 : text.split(/\s+/u).length <= 9;
