/**
 * A DOCX as text: headers, body, footers. Its XML is read directly, because what tells hidden text
 * (colour, size, `vanish`, shading), headers and text boxes are what converters to HTML drop.
 */
import type { ReadDocument } from "../../model/read-document.ts";
import type { Deadline } from "../deadline.ts";
import type { DocumentLimits } from "../limits.ts";
import { TextWriter } from "../text/text-writer.ts";
import type { Block } from "./blocks.ts";
import { readNumbering } from "./numbering.ts";
import { readBlocks } from "./read-blocks.ts";
import { linksIn, pathOf, readRelations, relationsPath } from "./relations.ts";
import { readStyles } from "./styles.ts";
import { damaged, unpack } from "./unpack.ts";
import { writeBlocks } from "./write-blocks.ts";

export async function readDocx(
  bytes: Uint8Array,
  name: string,
  limits: DocumentLimits,
  deadline: Deadline,
): Promise<ReadDocument> {
  const parts = await unpack(bytes, name, limits);
  const root = readRelations(await parts.read("_rels/.rels"));
  const target = root.find(({ type }) => type === "officeDocument")?.target;
  const main = target === undefined ? "word/document.xml" : pathOf(target, "");
  const relations = readRelations(await parts.read(relationsPath(main)));
  const pathFor = (type: string, fallback: string) => {
    const relation = relations.find((it) => it.type === type);
    return relation ? pathOf(relation.target, main) : fallback;
  };
  const styles = readStyles(await parts.read(pathFor("styles", "word/styles.xml")));
  const signs = readNumbering(await parts.read(pathFor("numbering", "word/numbering.xml")));

  const blocksOf = async (path: string): Promise<Block[]> => {
    deadline.check();
    const xml = await parts.read(path);
    if (xml === null) throw damaged(name, path);
    const links = linksIn(readRelations(await parts.read(relationsPath(path))));
    const blocks = readBlocks(xml, { styles, signs, links });
    if (blocks === null) throw damaged(name, path);
    return blocks;
  };
  const writer = new TextWriter(limits.maxCharacters);
  const write = (blocks: readonly Block[]) => {
    writeBlocks(writer, blocks);
    writer.endBlock();
  };
  const asides = (type: string) =>
    relations.filter((it) => it.type === type).map(({ target: path }) => pathOf(path, main));

  for (const path of asides("header")) write(await blocksOf(path));
  write(await blocksOf(main));
  for (const path of asides("footer")) write(await blocksOf(path));
  return writer.document("docx");
}
