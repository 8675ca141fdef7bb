/** Which columns the list has; each reader chooses for themselves. */
import { createPreference, usePreference } from "../../../preferences/preference.ts";

export const COLUMNS = [
  "skills",
  "years",
  "location",
  "stages",
  "email",
  "labels",
  "source",
  "updated",
] as const;
export type ColumnId = (typeof COLUMNS)[number];

const USUAL = "skills,years,location,stages,labels";

const columns = createPreference<string>({
  key: "bole.people.columns",
  values: (raw) => parseColumns(raw).join(","),
  fallback: () => USUAL,
});

/** In the order of the table; what is strange is left out. */
export function parseColumns(raw: string): readonly ColumnId[] {
  const wanted = new Set(raw.split(","));
  return COLUMNS.filter((column) => wanted.has(column));
}

export function useColumnChoice() {
  const shown = parseColumns(usePreference(columns));
  const toggle = (column: ColumnId) => {
    const others = shown.filter((one) => one !== column);
    columns.set((others.length < shown.length ? others : [...shown, column]).join(","));
  };
  return { shown, toggle };
}
