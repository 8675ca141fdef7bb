/** Values of which only a part was said: the rest is what stands there. */
import { editDistance } from "@bole/base";
import { folded } from "@bole/language/text";
import type { Desk } from "./desk.ts";

/** What was said of a part only: "the rest stays", "it ends in 0182", "Wiśniewski". */
export function completed(name: string, value: string, desk: Desk): string {
  const { email, phone, name: called } = desk.resume.basic;
  const [, domain] = email.split("@");
  if (name === "email" && domain !== undefined && /^[\w.+-]+$/.test(value))
    return `${value}@${domain}`;
  const digits = value.replace(/\D/g, "").length;
  if (name === "phone" && digits > 1 && digits < 7 && phone.length > value.length) {
    const [head, tail] = [phone.slice(0, -value.length), phone.slice(-value.length)];
    if (editDistance(tail, value) > 2) desk.reasons.add("odd");
    return head + value;
  }
  if (name !== "name" || !/\s/.test(called) || !/^[\p{L}'’-]+$/u.test(value)) return value;
  const parts = called.split(" ");
  const at = parts.findIndex((part) => likeName(part, value));
  // "Change my last name to Johnson" leaves the first one.
  if (at < 0) desk.reasons.add("odd");
  return at < 0 ? value : parts.with(at, value).join(" ");
}

const likeName = (one: string, other: string): boolean => {
  const plain = (text: string) => folded(text.normalize("NFD").replace(/\p{M}/gu, ""));
  return editDistance(plain(one).slice(0, 40), plain(other).slice(0, 40)) <= 1;
};
