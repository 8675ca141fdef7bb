/** How somebody can be reached. */
import type { ResumeData } from "@bole/talent";
import type { Language } from "../../model/structure.ts";
import type { Ask, Check } from "../review.ts";
import { blank, check } from "./make-check.ts";

const NAMES = {
  name: { zh: "姓名", en: "Name" },
  email: { zh: "邮箱", en: "E-mail" },
  phone: { zh: "电话", en: "Phone" },
  location: { zh: "城市", en: "City" },
} as const;

export function contact({ basic }: ResumeData, language: Language): Check {
  const missing = (["name", "email", "phone", "location"] as const).filter(
    (field) => basic[field].trim() === "",
  );
  const asks = missing.map((field): Ask => {
    const label = NAMES[field][language];
    return { kind: "contact", label, section: "basic", entry_id: null, field, ...blank };
  });
  return check(
    "contact",
    4,
    asks.map(({ label }) => label),
    { asks },
  );
}
