/** What a part of a DOCX refers to: other parts, and addresses. */
import { readXml } from "./xml.ts";

interface Relation {
  readonly id: string;
  /** The last word of its type, such as `hyperlink` or `header`. */
  readonly type: string;
  readonly target: string;
}

export function readRelations(xml: string | null): Relation[] {
  const relations: Relation[] = [];
  readXml(xml ?? "", {
    open(name, attributes) {
      if (!name.endsWith("Relationship")) return;
      const type = (attributes.Type ?? "").split("/").at(-1) ?? "";
      relations.push({ id: attributes.Id ?? "", type, target: attributes.Target ?? "" });
    },
    close: () => undefined,
    text: () => undefined,
  });
  return relations;
}

export const linksIn = (relations: readonly Relation[]): Map<string, string> =>
  new Map(
    relations.filter(({ type }) => type === "hyperlink").map(({ id, target }) => [id, target]),
  );

/** `word/document.xml` keeps its relations in `word/_rels/document.xml.rels`. */
export function relationsPath(part: string): string {
  const slash = part.lastIndexOf("/") + 1;
  return `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
}

/** A target as a path in the archive. */
export function pathOf(target: string, part: string): string {
  if (target.startsWith("/")) return target.slice(1);
  return new URL(target, `zip:///${part}`).pathname.slice(1);
}
