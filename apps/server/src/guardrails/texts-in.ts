/** Every text of a JSON value, with the place where it stands. */

export interface PlacedText {
  /** `$.steps[0].args.topic`. */
  readonly path: string;
  readonly text: string;
}

export function textsIn(value: unknown, path: string): PlacedText[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [{ path, text: value }];
  if (Array.isArray(value))
    return value.flatMap((entry, index) => textsIn(entry, `${path}[${index}]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => textsIn(entry, `${path}.${name}`));
}
