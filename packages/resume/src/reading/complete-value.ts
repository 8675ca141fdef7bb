/** Values of which only a part was said: the rest is what stands there. */
import { editDistance } from "@bole/base";
import { folded } from "@bole/language/text";
import type { Desk } from "./desk.ts";
import { says, VOCABULARY } from "./vocabulary.ts";

/** "Put Dr. before it", 后面加上助理: what is said is put beside what stands there. */
export function affixed(value: string, before: string, { context }: Desk): string {
  if (before === "" || folded(value).includes(folded(before))) return value;
  const sign = /\p{Script=Han}$/u.test(before) && /^\p{Script=Han}/u.test(value) ? "" : " ";
  if (says(context, VOCABULARY.prefixing)) return value + sign + before;
  return says(context, VOCABULARY.suffixing) ? before + sign + value : value;
}

/** "Priyanka.k and the rest stays", "it ends in 0182", "Wiśniewski" with its accent. */
export function completed(field: string, value: string, desk: Desk): string {
  const { email, phone, name } = desk.resume.basic;
  if (field === "email") return completedMail(value, email);
  if (field === "name" || field === "title") {
    const whole = affixed(value, desk.resume.basic[field], desk);
    if (whole !== value) return whole;
  }
  const digits = value.replace(/\D/g, "").length;
  if (field === "phone" && digits > 1 && digits < 7 && phone.length > value.length) {
    const [head, tail] = [phone.slice(0, -value.length), phone.slice(-value.length)];
    if (editDistance(tail, value) > 2) desk.reasons.add("odd");
    return head + value;
  }
  if (field !== "name" || !/\s/.test(name) || !/^[\p{L}'’-]+$/u.test(value)) return value;
  const parts = name.split(" ");
  const at = parts.findIndex((part) => plain(part) === plain(value));
  // "Change my last name to Johnson" leaves the first one.
  if (at < 0) desk.reasons.add("odd");
  return at < 0 ? value : parts.with(at, value).join(" ");
}

/** What stands before the @, if it is much like what stood there. */
function completedMail(value: string, before: string): string {
  const [local = "", domain] = before.split("@");
  if (domain === undefined || !/^[\w.+-]{1,64}$/.test(value)) return value;
  const isLike = editDistance(local.slice(0, 64), value) <= Math.max(2, value.length / 3);
  return isLike ? `${value}@${domain}` : value;
}

const plain = (text: string): string => folded(text.normalize("NFD").replace(/\p{M}/gu, ""));
