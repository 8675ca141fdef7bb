/** How two résumés differ, line by line: "- workExperience/w1/description: Drove the van". */
type Document = Readonly<Record<string, unknown>>;

export function differences(before: Document, after: Document): string[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const gone = without(old, now).map((line) => `- ${line}`);
  const come = without(now, old).map((line) => `+ ${line}`);
  const moved = gone.length + come.length === 0 && old.join("\n") !== now.join("\n");
  return moved ? ["order:", ...now.filter((line, at) => old[at] !== line)] : [...gone, ...come];
}

function linesOf(value: unknown, name = ""): string[] {
  if (typeof value === "string")
    return value === "" ? [] : value.split("\n").map((line) => `${name}: ${line.trim()}`);
  if (Array.isArray(value)) return value.flatMap((one) => linesOf(one, `${name}/${idOf(one)}`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => key !== "id")
    .flatMap(([key, part]) => linesOf(part, name === "" ? key : `${name}/${key}`));
}

/** New entries get an id that nobody can foresee. */
const idOf = (entry: unknown): string => {
  const id: unknown = Object(entry).id;
  if (typeof id !== "string") return "";
  return /^[a-z]\d+$/.test(id) ? id : "new";
};

function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
