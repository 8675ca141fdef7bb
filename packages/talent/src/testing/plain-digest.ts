import { parseResume, yearsAtWork } from "@bole/reading";
import { readingErrors } from "@bole/reading/errors";
import type { ReadDocument } from "@bole/reading/text";
import type { DigestPool } from "../importing/digest-port.ts";
import { findConcepts } from "../skills/index.ts";

/** Plain text, read in this very thread: what is stored of a file does not depend on its format. */
export const plainDigest: DigestPool = {
  async digest({ bytes }) {
    const text = new TextDecoder().decode(bytes);
    const [seen = "", secret] = text.split("\n[hidden] ");
    const document: ReadDocument = {
      kind: "txt",
      text: seen,
      pages: [],
      links: [],
      hidden:
        secret === undefined ? [] : [{ text: secret, reason: "tiny", at: seen.length, page: null }],
      warnings: [],
    };
    if (seen.includes("%BROKEN%")) throw readingErrors.error("document-damaged", "It is cut off.");
    const resume = parseResume(document);
    const years = yearsAtWork(resume.data, new Date("2026-11-15T00:00:00Z"));
    return { document, resume, found: findConcepts(seen), years };
  },
};
