/** How single settings are written: the schemas that turn a variable's text into its value. */
import { readAddress } from "@bole/base";
import { z } from "zod";

/** In Chinese, what a value must be; the schema's own message says it in English. */
export const expectedZh = z.registry<{ readonly zh: string }>();

/** A whole number between two bounds. */
export function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= min && value <= max, message)
    .register(expectedZh, { zh: `必须是 ${min} 到 ${max} 之间的整数` });
}

/** A URL with one of the given schemes. The message never repeats the value: it may hold a password. */
export function urlOf(schemes: readonly string[], example: string) {
  return z
    .string()
    .refine((text) => {
      const url = URL.parse(text);
      return url !== null && schemes.includes(url.protocol.slice(0, -1)) && text.includes("://");
    }, `must be a URL such as ${example}`)
    .register(expectedZh, { zh: `必须是网址，例如 ${example}` });
}

export function oneOf<const Name extends string>(names: readonly Name[]) {
  return z
    .enum(names, `must be one of ${names.join(", ")}`)
    .register(expectedZh, { zh: `必须是以下之一：${names.join("、")}` });
}

/** A text that is long enough. The message never repeats the value: it is a secret. */
export function textFrom(length: number) {
  return z
    .string()
    .min(length, `must have at least ${length} characters`)
    .register(expectedZh, { zh: `至少需要 ${length} 个字符` });
}

/** A text on one line. */
export function textUpTo(length: number) {
  return z
    .string()
    .max(length, `must have at most ${length} characters`)
    .refine((text) => !/\p{Cc}/u.test(text), "must be one line")
    .register(expectedZh, { zh: `必须是一行，最多 ${length} 个字符` });
}

/** `Name <address>`, or an address alone. */
export const mailAddress = z
  .string()
  .transform(readAddress)
  .refine((address) => address !== undefined, "must be such as Rosa <rosa@example.com>")
  .register(expectedZh, { zh: "格式必须类似 Rosa <rosa@example.com>" });

/** Such as `acme.com, acme.de`. */
export const domainList = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim().toLowerCase()))
  .refine(
    (parts) => parts.every((part) => z.hostname().safeParse(part).success && part.includes(".")),
    "must be domains such as example.com, separated by commas",
  )
  .register(expectedZh, { zh: "必须是用逗号分隔的域名，例如 example.com" });

/** Files or folders, separated by commas. */
export const moduleList = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .refine((parts) => parts.every((part) => part !== ""), "must be paths, separated by commas")
  .register(expectedZh, { zh: "必须是用逗号分隔的路径" });
