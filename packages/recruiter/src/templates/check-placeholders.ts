/** Refuses a template that names something that nobody can fill in, and says what there is. */
import { recruiterErrors } from "../errors.ts";
import { isPlaceholder, PLACE, PLACEHOLDERS } from "./placeholders.ts";

export function assertPlaceholders(template: {
  readonly subject: string;
  readonly text: string;
}): void {
  const issues = (["subject", "text"] as const).flatMap((path) => [
    ...unknownIn(template[path]).map((name) => ({
      path,
      message: `{{${name}}} is no placeholder${nearest(name)}`,
    })),
    ...(hasStray(template[path])
      ? [{ path, message: "has a {{ or }} without its other half" }]
      : []),
  ]);
  if (issues.length === 0) return;
  throw recruiterErrors.error("template-placeholder-unknown", {
    detail: `${issues.map(({ message }) => message).join("; ")}. There are ${Object.keys(PLACEHOLDERS).join(", ")}.`,
    issues,
    data: { placeholders: Object.keys(PLACEHOLDERS) },
  });
}

function unknownIn(text: string): string[] {
  const names = Array.from(text.matchAll(PLACE), ([, name = ""]) => name);
  return [...new Set(names)].filter((name) => !isPlaceholder(name));
}

const hasStray = (text: string) => /\{\{|\}\}/u.test(text.replaceAll(PLACE, ""));

/** One that somebody may have meant: `jobtitle`, `Name`. */
function nearest(name: string): string {
  const plain = name.toLowerCase().replaceAll(/[^a-z]/gu, "");
  const meant = Object.keys(PLACEHOLDERS).find((known) => {
    const bare = known.replaceAll("_", "");
    return plain.length > 2 && (bare.includes(plain) || plain.includes(bare));
  });
  return meant === undefined ? "" : `; did you mean {{${meant}}}?`;
}
