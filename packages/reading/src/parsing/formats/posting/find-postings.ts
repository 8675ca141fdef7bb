/** Finds job postings in JSON-LD, wherever they lie in it, and JSON-LD in the source of a page. */
import { Parser } from "htmlparser2";
import { type JsonRecord, recordOf, textsOf } from "../unknown-json.ts";

const DEPTH = 8;
const MOST = 50;

/** The postings of an object, a list, or a graph. */
export function postingsIn(jsonLd: unknown): JsonRecord[] {
  const found: JsonRecord[] = [];
  const look = (value: unknown, depth: number) => {
    if (depth > DEPTH || found.length >= MOST) return;
    if (Array.isArray(value)) {
      for (const entry of value) look(entry, depth + 1);
      return;
    }
    const record = recordOf(value);
    if (record === null) return;
    if (isPosting(record)) found.push(record);
    else for (const entry of Object.values(record)) look(entry, depth + 1);
  };
  look(jsonLd, 0);
  return found;
}

function isPosting(record: JsonRecord): boolean {
  return textsOf(record["@type"]).some((type) => /(?:^|[/#:])JobPosting$/i.test(type));
}

/** The postings in a page's source. Its scripts are read as data and never run. */
export function findPostings(html: string): JsonRecord[] {
  return scriptsOf(html).flatMap((script) => postingsIn(readJson(script)));
}

function scriptsOf(html: string): string[] {
  const scripts: string[] = [];
  let script: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const isData = /^\s*application\/ld\+json\s*(?:;|$)/i.test(attributes.type ?? "");
      if (name === "script" && isData) script = "";
    },
    ontext(text) {
      if (script !== undefined) script += text;
    },
    onclosetag(name) {
      if (name !== "script" || script === undefined) return;
      scripts.push(script);
      script = undefined;
    },
  });
  parser.end(html);
  return scripts;
}

/** As pages write it: in comments, with a semicolon, with line breaks inside of texts. */
function readJson(script: string): unknown {
  const bare = script
    .replace(/^\s*(?:<!--|\/\/\s*<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)/, "")
    .replace(/(?:-->|\/\/\s*\]\]>|\/\*\s*\]\]>\s*\*\/|\]\]>)\s*$/, "")
    .replace(/;\s*$/, "");
  for (const text of [bare, bare.replace(/[\r\n\t]+/g, " ")]) {
    try {
      const value: unknown = JSON.parse(text);
      return value;
    } catch {}
  }
  return undefined;
}
