/**
 * No invention: a model may word what the message and the résumé say, and may add no number, date or name that
 * neither of them has. Fields of one line are copied, not worded; they are
 * checked by their tool.
 */
import { threadJob } from "@bole/base/threads";
import type { ResumeDocument } from "../model/document.ts";
import { type Bilingual, LISTS, placeOf } from "../model/structure.ts";
import { resolvePath } from "../path/index.ts";
import { type Fact, keepsFacts } from "../polish/index.ts";
import type { ToolCall } from "../tools/tool-call.ts";

/** What to say of it; undefined where every fact is somebody's. */
export function unfoundedIn(
  call: ToolCall,
  document: ResumeDocument,
  message: string,
): Bilingual | undefined {
  if (call.name !== "CVEditor" || call.params.action === "delete") return undefined;
  const { path, value } = call.params;
  if (!isReadable(document, path)) return undefined;
  const resume = JSON.stringify(document, (key, one: unknown) => (key === "id" ? undefined : one));
  const source = `${message}\n${resume}`;
  const added = textsIn(path, value, document).flatMap((text) => keepsFacts(source, text).added);
  if (added.length === 0) return undefined;
  const words = [...new Set(added.map(({ text }: Fact) => text))].join("、");
  return {
    zh: `写了简历和消息里都没有的内容：${words}`,
    en: `It states what neither the message nor the résumé does: ${words}`,
  };
}

export const unfoundedJob = threadJob<typeof unfoundedIn>(new URL(import.meta.url), "unfoundedIn");

/** Texts that a model words: prose, and that of entries. */
function textsIn(path: string, value: unknown, document: ResumeDocument): string[] {
  const place = placeOf(resolvePath(document, path));
  if (place.kind === "field") {
    return place.field.kind === "prose" && typeof value === "string" ? [value] : [];
  }
  if (place.kind !== "list" && place.kind !== "entry") return [];
  const fields = Object.entries({ ...LISTS[place.section]?.fields }).filter(
    ([, { kind }]) => kind === "prose",
  );
  return [value].flat().flatMap((entry) =>
    fields.flatMap(([name]) => {
      const text: unknown = Reflect.get(Object(entry), name);
      return typeof text === "string" ? [text] : [];
    }),
  );
}

/** A path that is none is the tool's to refuse. */
function isReadable(document: ResumeDocument, path: string): boolean {
  try {
    resolvePath(document, path);
    return true;
  } catch {
    return false;
  }
}
