/** A template with its places filled in. What is not known leaves no hole: its line goes with it. */
import { isPlaceholder, PLACE, type Placeholder } from "./placeholders.ts";

export type PlaceholderValues = Readonly<Record<Placeholder, string>>;

export interface Filled {
  readonly subject: string;
  readonly text: string;
  /** Placeholders of the template that nothing is known for. */
  readonly empty: Placeholder[];
}

export function fillTemplate(
  { subject, text }: { readonly subject: string; readonly text: string },
  values: PlaceholderValues,
): Filled {
  const empty = new Set<Placeholder>();
  const fill = (piece: string) =>
    piece.replaceAll(PLACE, (whole, name: string) => {
      if (!isPlaceholder(name)) return whole;
      if (values[name] === "") empty.add(name);
      return values[name];
    });
  const lines = text
    .split("\n")
    .filter((line) => !isOnlyEmpty(line, values))
    .map(fill);
  return {
    subject: fill(subject).replaceAll(/\s+/gu, " ").trim(),
    text: lines
      .join("\n")
      .replaceAll(/\n{3,}/gu, "\n\n")
      .trim(),
    empty: [...empty, ...emptyIn(text, values)].filter((name, at, all) => all.indexOf(name) === at),
  };
}

/** A line that speaks of something that is not known. */
function isOnlyEmpty(line: string, values: PlaceholderValues): boolean {
  const names = Array.from(line.matchAll(PLACE), ([, name = ""]) => name).filter(isPlaceholder);
  return names.length > 0 && names.some((name) => values[name] === "");
}

function emptyIn(text: string, values: PlaceholderValues): Placeholder[] {
  const names = Array.from(text.matchAll(PLACE), ([, name = ""]) => name).filter(isPlaceholder);
  return names.filter((name) => values[name] === "");
}
