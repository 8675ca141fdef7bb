/** Writes one page anew, tag by tag. Anything but groups, letters, shapes and marks is left out. */
import { PHOTO_URL } from "../photo-url.ts";
import type { Tag } from "./read-tags.ts";
import type { Mark, SplitPage } from "./split-page.ts";

interface Group {
  readonly open: string;
  /** Where its corner is on the page. Marks never stand in a group that is scaled. */
  readonly x: number;
  readonly y: number;
  readonly content: string[];
}

const SHAPE = [
  "d",
  "fill",
  "fill-rule",
  "stroke",
  "stroke-width",
  "stroke-miterlimit",
  "transform",
];
const IMAGE = ["width", "height", "preserveAspectRatio", "transform"];
const GROUP = ["transform", "fill"];
/** Numbers, colours, commands of a path, functions of a transform: nothing that could end a quote. */
const PLAIN = /^[\w#.,() +-]*$/;
const TRANSLATE = /^translate\((-?[\d.]+), ?(-?[\d.]+)\)$/;
const NOWHERE = "translate(0.000,0.000)";
const FIELD = /^field:(\d+)$/;
const ID = /^[\w+/-]+$/;

export class PageWriter {
  readonly #outlines: ReadonlyMap<string, string>;
  readonly #used = new Set<string>();
  readonly #marks: Mark[] = [];
  readonly #groups: Group[] = [{ open: "", x: 0, y: 0, content: [] }];
  #field: number | null = null;
  #drawn = "";

  constructor(outlines: ReadonlyMap<string, string>) {
    this.#outlines = outlines;
  }

  /** Its own group has been closed. */
  get isWhole(): boolean {
    return this.#groups.length === 0;
  }

  take(tag: Tag): void {
    if (tag.name === "g" && tag.kind === "close") this.#close();
    else if (tag.name === "g") this.#open(tag);
    else if (tag.name === "a") this.#field = tag.kind === "open" ? fieldOf(tag) : null;
    else if (tag.name === "rect" && tag.kind !== "close") this.#mark(tag);
    else if (tag.name === "use") this.#letter(tag);
    else if (tag.name === "path") this.#add(`<path${plain(tag, SHAPE)}/>`);
    else if (tag.name === "image") this.#picture(tag);
  }

  done(): SplitPage {
    const outlines = [...this.#used].map(
      (id) => `<path id="${id}" d="${this.#outlines.get(id) ?? ""}"/>`,
    );
    return { content: `<defs>${outlines.join("")}</defs>${this.#drawn}`, marks: this.#marks };
  }

  #open(tag: Tag): void {
    const parent = this.#groups.at(-1);
    const transform = tag.attribute("transform") ?? "";
    const [, x = "0", y = "0"] = TRANSLATE.exec(transform) ?? [];
    this.#groups.push({
      open: transform === NOWHERE ? "" : plain(tag, GROUP),
      x: (parent?.x ?? 0) + Number(x),
      y: (parent?.y ?? 0) + Number(y),
      content: [],
    });
  }

  /** A group with nothing in it is not there; one that changes nothing is its content. */
  #close(): void {
    const group = this.#groups.pop();
    if (group === undefined) return;
    const content = group.content.join("");
    if (this.#groups.length === 0) this.#drawn = content;
    else if (content !== "")
      this.#add(group.open === "" ? content : `<g${group.open}>${content}</g>`);
  }

  #letter(tag: Tag): void {
    const id = tag.attribute("href")?.slice(1);
    if (id === undefined || !ID.test(id) || !this.#outlines.has(id)) return;
    this.#used.add(id);
    this.#add(`<use${plain(tag, ["x"])} href="#${id}"/>`);
  }

  /** The photograph: a picture within the page, and nothing that could be fetched. */
  #picture(tag: Tag): void {
    const source = tag.attribute("xlink:href") ?? tag.attribute("href") ?? "";
    if (PHOTO_URL.test(source)) this.#add(`<image${plain(tag, IMAGE)} href="${source}"/>`);
  }

  #mark(tag: Tag): void {
    const group = this.#groups.at(-1);
    if (this.#field === null || group === undefined) return;
    const [width, height] = ["width", "height"].map((name) => Number(tag.attribute(name)));
    if (!width || !height) return;
    this.#marks.push({ id: this.#field, x: group.x, y: group.y, width, height });
  }

  #add(markup: string): void {
    this.#groups.at(-1)?.content.push(markup);
  }
}

function fieldOf(tag: Tag): number | null {
  const [, id] = FIELD.exec(tag.attribute("xlink:href") ?? "") ?? [];
  return id === undefined ? null : Number(id);
}

function plain(tag: Tag, names: readonly string[]): string {
  return names
    .map((name) => {
      const value = tag.attribute(name);
      return value === undefined || !PLAIN.test(value) ? "" : ` ${name}="${value.trim()}"`;
    })
    .join("");
}
