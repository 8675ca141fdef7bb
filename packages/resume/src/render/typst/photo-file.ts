/** A photograph in a data URL as a file that the typesetter reads. */

import { Buffer } from "node:buffer";
import { PHOTO_URL } from "../photo-url.ts";

/** The first bytes of each kind: what only claims to be one would be a fault of the template. */
const BEGINS = { jpeg: [0xff, 0xd8, 0xff], png: [0x89, 0x50, 0x4e, 0x47] } as const;

export interface PhotoFile {
  readonly name: string;
  readonly bytes: Buffer;
}

export function photoFile(url: string): PhotoFile | null {
  const [, kind, data = ""] = PHOTO_URL.exec(url) ?? [];
  if (kind !== "jpeg" && kind !== "png") return null;
  const bytes = Buffer.from(data, "base64");
  const isKind = BEGINS[kind].every((byte, at) => bytes[at] === byte);
  return isKind ? { name: `photo.${kind}`, bytes } : null;
}
