/** People who were typed into the chat: a mail address each, and the name that stands beside it. */
import { z } from "zod";

const LONGEST_HAN_NAME = 4;

interface TypedPerson {
  readonly name: string;
  readonly email: string;
}

/** Somebody in each line that has an address. Empty where of one of them it is not clear who is meant. */
export function typedPeople(message: string): TypedPerson[] {
  const blocks = message.split(/\n\s*\n/u).filter((block) => addressesIn(block).length > 0);
  const people = blocks.flatMap((block) => {
    const card = asCard(block);
    if (card !== null) return [card];
    const lines = block.split("\n").filter((line) => addressesIn(line).length > 0);
    return lines.map((line) => inCells(line) ?? typedPerson(line));
  });
  return people.every((one) => one !== null) ? people : [];
}

/** A name in a line of its own, and an address in a later one: what a card or a signature looks like. */
function asCard(block: string): TypedPerson | null {
  const lines = block.split("\n").map((line) => line.trim());
  const [email, ...more] = addressesIn(block);
  const [first = ""] = lines;
  if (email === undefined || more.length > 0 || lines.length < 2 || first.includes(email))
    return null;
  const isName = isLatinName(first) || hanName(first) === first;
  return isName ? { name: first, email } : null;
}

const isLatinName = (line: string): boolean =>
  /^\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){1,3}$/u.test(line);

/** "Name | what they do | where | address": of a line of a table, the first cell is the name. */
function inCells(line: string): TypedPerson | null {
  const [first = "", ...others] = line.split(/[|｜\t,，;；]/u).map((cell) => cell.trim());
  const [email, ...more] = addressesIn(line);
  if (others.length < 2 || email === undefined || more.length > 0) return null;
  const isName = latinName(first) === first || hanName(first) === first;
  return isName ? { name: first, email } : null;
}

/** Null where it is not clear who is meant, as where several are typed. */
function typedPerson(message: string): TypedPerson | null {
  const lines = message.split("\n").map((line) => [line, addressesIn(line)] as const);
  const [address, ...more] = lines.flatMap(([, addresses]) => addresses);
  if (address === undefined || more.length > 0) return null;
  const [line = ""] = lines.find(([, addresses]) => addresses.length > 0) ?? [];
  const [before = "", after = ""] = line.split(address);
  // 王珂 前端 杭州: which of them is the name, nobody can tell.
  if (hanWordsIn(`${before} ${after}`).length > 1) return null;
  const name = nameIn(before, "end") ?? nameIn(after, "start");
  return name === null ? null : { name, email: address };
}

const addressesIn = (line: string): string[] =>
  line
    .split(/[\s,，;；:：()（）<>《》"'“”、|｜]+/u)
    .map((word) => word.replace(/[.。]+$/u, ""))
    .filter((word) => z.email().safeParse(word).success);

/** Of the part of a line that has most of them. */
const hanWordsIn = (text: string): string[] => {
  const parts = text.split(/[,，;；:：()（）<>《》"“”、。]+/u);
  const words = parts.map((part) => part.split(/\s+/u).filter((word) => hanName(word) !== null));
  return words.toSorted((a, b) => b.length - a.length)[0] ?? [];
};

/** The name nearest to the address: words that begin with a capital, or a short run of Han characters alone. */
function nameIn(text: string, side: "start" | "end"): string | null {
  const pieces = text
    .split(/[,，;；:：()（）<>《》"“”、。.!！?？\n]|\s[-–—]\s/u)
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}/u.test(piece));
  for (const piece of side === "end" ? pieces.toReversed() : pieces) {
    const name = latinName(piece) ?? hanName(piece);
    if (name !== null) return name;
  }
  return null;
}

/** At least two capitalised words in a row; the last such run. */
function latinName(piece: string): string | null {
  const words = piece.split(/\s+/u);
  const runs: string[][] = [[]];
  for (const word of words) {
    if (/^\p{Lu}[\p{L}'’.-]*$/u.test(word)) runs.at(-1)?.push(word);
    else runs.push([]);
  }
  const run = runs.findLast(({ length }) => length >= 2);
  if (run === undefined) return null;
  // "Add Ada Lovelace": what begins the message is a verb, where two more words follow.
  return run.slice(-3).length === 3 && runs.length === 1 ? run.slice(1).join(" ") : run.join(" ");
}

function hanName(piece: string): string | null {
  const [run] = piece.match(/^\p{Script=Han}+$/u) ?? piece.split(/\s+/u).slice(-1);
  if (run === undefined || !/^\p{Script=Han}{2,}$/u.test(run)) return null;
  return run.length <= LONGEST_HAN_NAME ? run : null;
}
