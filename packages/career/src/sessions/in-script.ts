/** Whoever writes traditional characters is answered in them: all texts of a session, without ids. */
import { isTraditional, traditional } from "@bole/language/text";
import type { CareerMessage } from "../state/career-state.ts";

/** Ids stay as they are stored: edits and sources name them. */
const isId = (key: string): boolean =>
  key === "id" || key === "sources" || key === "href" || key.endsWith("_id");

export function inScriptOf<T>(messages: readonly CareerMessage[], session: T): T {
  const written = messages.find(({ role }) => role === "user")?.content ?? "";
  return isTraditional(written) ? converted(session) : session;
}

function converted<T>(value: T): T;
function converted(value: unknown): unknown {
  if (typeof value === "string") return traditional(value);
  if (Array.isArray(value)) return value.map((item: unknown) => converted(item));
  if (typeof value !== "object" || value === null) return value;
  // What the person wrote is theirs.
  if ("role" in value && value.role === "user") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]: [string, unknown]) => [
      key,
      isId(key) && !isListOfObjects(field) ? field : converted(field),
    ]),
  );
}

const isListOfObjects = (value: unknown): boolean =>
  Array.isArray(value) && typeof value[0] === "object";
