import { hash } from "node:crypto";
import { isList, type JsonRecord, type JsonValue } from "../../contracts/json.ts";

/** Smaller values are stored where they stand: a place takes about 40 characters itself. */
export const MIN_SIZE = 256;
/** Texts whose keys are remembered: what one step gives, the next one is mostly called with. */
const TEXTS = 64;
const LONGEST = 16_384;

/**
 * Keys of values by their content: equal keys mean equal values. Short content is its own key, long
 * content is hashed.
 */
export class ContentKeys {
  readonly #recent = new Map<string, string>();

  ofText(text: string): string {
    if (text.length > LONGEST) return hashed("t", text);
    const known = this.#recent.get(text);
    if (known !== undefined) return known;
    const key = hashed("t", text);
    this.#recent.set(text, key);
    if (this.#recent.size > TEXTS) {
      const [oldest = ""] = this.#recent.keys();
      this.#recent.delete(oldest);
    }
    return key;
  }

  /**
   * The key of a container; null for one that is too small to be stored once. Long texts right in it
   * stand there by their own keys, which are known or needed anyway.
   */
  ofContainer(container: readonly JsonValue[] | JsonRecord): string | null {
    let size = 0;
    let texts = "";
    let place = 0;
    const short = (value: JsonValue): JsonValue => {
      place += 1;
      if (typeof value !== "string" || value.length < MIN_SIZE) return value;
      size += value.length;
      texts += `${place}${this.ofText(value)}`;
      return "";
    };
    const rest = JSON.stringify(
      isList(container) ? container.map(short) : mapped(container, short),
    );
    size += rest.length;
    if (size < MIN_SIZE) return null;
    return rest.length < MIN_SIZE ? `c${rest}${texts}` : hashed("j", rest + texts);
  }
}

function mapped(record: JsonRecord, map: (value: JsonValue) => JsonValue): JsonRecord {
  const entries = Object.entries(record);
  let copy: [string, JsonValue][] | null = null;
  for (const [index, [name, value]] of entries.entries()) {
    const changed = map(value);
    if (changed === value) continue;
    copy ??= [...entries];
    copy[index] = [name, changed];
  }
  return copy === null ? record : Object.fromEntries(copy);
}

const hashed = (kind: string, text: string) => kind + hash("sha256", text, "base64url");
