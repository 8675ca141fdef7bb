import { z } from "zod";
import type { Bilingual } from "../contract/language.ts";

/** What counts as personal data here. */
export const PII_KINDS = [
  "cn_id",
  "cn_mobile",
  "bank_card",
  "passport",
  "uscc",
  "us_ssn",
  "iban",
  "email",
  "phone",
  "ip",
  "address",
  "name",
  "birth",
] as const;
export const PiiKind = z.enum(PII_KINDS);
export type PiiKind = z.infer<typeof PiiKind>;

export const PII_NAMES: Readonly<Record<PiiKind, Bilingual>> = {
  cn_id: { zh: "居民身份证号", en: "Chinese ID number" },
  cn_mobile: { zh: "手机号", en: "Chinese mobile number" },
  bank_card: { zh: "银行卡号", en: "bank card number" },
  passport: { zh: "护照号", en: "passport number" },
  uscc: { zh: "统一社会信用代码", en: "unified social credit code" },
  us_ssn: { zh: "美国社会安全号", en: "US social security number" },
  iban: { zh: "国际银行账号", en: "IBAN" },
  email: { zh: "邮箱地址", en: "e-mail address" },
  phone: { zh: "电话号码", en: "phone number" },
  ip: { zh: "IP 地址", en: "IP address" },
  address: { zh: "住址", en: "postal address" },
  name: { zh: "姓名", en: "name" },
  birth: { zh: "出生日期", en: "date of birth" },
};

export interface PiiFinding {
  readonly kind: PiiKind;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}
