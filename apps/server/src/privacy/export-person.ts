/**
 * Everything about a person in one ZIP: `index.html` to read, `data.json` for programs, their files and
 * mails as they came, and `manifest.json` with a hash of each. What others wrote in the same rows is
 * left out.
 */
import { createHash } from "node:crypto";
import type { Principal } from "@bole/base";
import { type PersonRecords, plainRow } from "@bole/talent";
import { strToU8, type Zippable, zipSync } from "fflate";
import type { TextLanguage } from "./person-page.ts";
import { personPage } from "./person-page.ts";
import type { PrivacyParts } from "./privacy-host.ts";

export interface PersonArchive {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export async function exportPerson(
  { talent, traces }: Pick<PrivacyParts, "talent" | "traces">,
  principal: Principal,
  personId: string,
  { language, now }: { readonly language: TextLanguage; readonly now: Date },
): Promise<PersonArchive> {
  const { records, records_hash, subject } = await talent.personData.read(principal, personId);
  const withNames = !(await talent.personData.hasNamesake(principal, subject));
  const found = (await traces.find({ tenant: principal.tenant, subject, withNames })).filter(
    // What is among the records already.
    ({ table, about }) => !records[table]?.some(({ id }) => id === about.id),
  );
  const tables = Object.fromEntries(
    Object.entries(records).map(([table, rows]) => [table, rows.map(plainRow)]),
  );
  const exported_at = now.toISOString();
  const data = { person_id: personId, exported_at, records_hash, records: tables, traces: found };
  const files: Record<string, Uint8Array> = {
    "index.html": strToU8(personPage({ ...data, language })),
    "data.json": strToU8(JSON.stringify(data, null, 2)),
    ...originals(records),
  };
  const hashes = Object.entries(files).map(([name, bytes]) => [
    name,
    createHash("sha256").update(bytes).digest("hex"),
  ]);
  const manifest = {
    person_id: personId,
    exported_at,
    records_hash,
    sha256: Object.fromEntries(hashes),
  };
  const whole: Zippable = { ...files, "manifest.json": strToU8(JSON.stringify(manifest, null, 2)) };
  return { name: `${personId}.zip`, bytes: zipSync(whole, { mtime: now }) };
}

function originals({ documents = [], received_mails = [] }: PersonRecords) {
  const files: Record<string, Uint8Array> = {};
  for (const { id, name, bytes } of documents) {
    if (bytes instanceof Uint8Array) files[`documents/${String(id)}-${safe(String(name))}`] = bytes;
  }
  for (const { message_id, raw } of received_mails) {
    if (raw instanceof Uint8Array) files[`mails/${safe(String(message_id))}.eml`] = raw;
  }
  return files;
}

/** As the name of a file on any system. */
function safe(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}._-]+/gu, "_").slice(-100);
}
