import { isList, isRecord, type JsonValue } from "../contracts/json.ts";

const MOST = 200;

/** Enough of a value to recognise it in a log; the whole of it is in the journal. */
export function summary(value: JsonValue): string {
  const text = new Beginning(MOST + 1);
  if (typeof value === "string") text.add(value);
  else text.write(value);
  return text.written.length <= MOST ? text.written : `${text.written.slice(0, MOST)}…`;
}

/** The beginning of a value's JSON. Of five megabytes it reads no more than it writes. */
class Beginning {
  written = "";
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  add(text: string): void {
    this.written += text.slice(0, this.#most - this.written.length);
  }

  write(value: JsonValue): void {
    if (typeof value === "string") {
      this.add(JSON.stringify(value.slice(0, this.#most)));
    } else if (isList(value)) {
      this.#all("[", "]", value, (entry) => this.write(entry));
    } else if (isRecord(value)) {
      this.#all("{", "}", Object.entries(value), ([key, field]) => {
        this.add(`${JSON.stringify(key)}:`);
        this.write(field);
      });
    } else {
      this.add(JSON.stringify(value));
    }
  }

  #all<T>(open: string, close: string, parts: readonly T[], write: (part: T) => void): void {
    this.add(open);
    for (const [index, part] of parts.entries()) {
      if (this.written.length === this.#most) return;
      if (index > 0) this.add(",");
      write(part);
    }
    this.add(close);
  }
}
