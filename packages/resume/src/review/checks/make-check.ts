/** One check, out of what it looked at and what is wrong with it. */
import { entryLabel } from "../../model/structure.ts";
import type { Entry } from "../../reading/entries.ts";
import type { Ask, Check, Fix } from "../review.ts";

export const check = (
  id: Check["id"],
  of: number,
  findings: string[],
  { fixes = [], asks = [] }: { readonly fixes?: Fix[]; readonly asks?: Ask[] } = {},
): Check => ({ id, good: Math.max(0, of - findings.length), of, findings, fixes, asks });

export const nameOf = ({ list, fields }: Entry): string => entryLabel(list, fields);

export const fixOf = (entry: Entry, before: string, after: string): Fix => ({
  section: entry.list,
  entry_id: entry.id,
  entry_label: nameOf(entry),
  field: "description",
  before,
  after,
});

/** A field that is empty. */
export const blank = { head: "", tail: "", entry: {} };
