/** Reads one message with its calls and spans marked, and says everything that is wrong with it. */
import { allowedValues, type Inventory } from "./inventory.ts";
import { type ExampleCall, Polarity, Reference, type SpanArgument } from "./turn.ts";

interface MarkedMessage {
  readonly message: string;
  readonly calls: readonly ExampleCall[];
  readonly shared: readonly SpanArgument[];
}

/** @returns the mistakes, if there are any */
export function readMessage(marked: string, inventory: Inventory): MarkedMessage | string[] {
  const reading = new Reading(inventory);
  // A tag, other text, or a lone "<".
  for (const [piece] of marked.matchAll(/<\/?[a-z_]+[^<>]*>|[^<]+|</g)) reading.take(piece);
  return reading.end();
}

class Reading {
  readonly #inventory: Inventory;
  readonly #faults: string[] = [];
  readonly #calls: ExampleCall[] = [];
  readonly #shared: SpanArgument[] = [];
  #message = "";
  #call: ExampleCall | undefined;
  #span: { readonly name: string; readonly start: number; readonly ref: Reference } | undefined;

  constructor(inventory: Inventory) {
    this.#inventory = inventory;
  }

  take(piece: string): void {
    const tag = /^<(\/?)([a-z_]+)([^<>]*)>$/.exec(piece);
    if (!tag) {
      this.#message += piece.replaceAll("&lt;", "<").replaceAll("\\n", "\n");
      return;
    }
    const [, slash, name = "", rest = ""] = tag;
    if (slash) this.#close(name);
    else this.#open(name, attributesOf(rest));
  }

  end(): MarkedMessage | string[] {
    if (this.#call || this.#span) this.#faults.push("a tag is not closed");
    if (this.#calls.length === 0) this.#faults.push("a message needs at least one call");
    if (this.#faults.length > 0) return this.#faults;
    return { message: this.#message, calls: this.#calls, shared: this.#shared };
  }

  #open(name: string, attributes: ReadonlyMap<string, string>): void {
    if (this.#span) this.#faults.push(`<${name}> stands inside of <${this.#span.name}>`);
    else if (this.#call === undefined && Object.hasOwn(this.#inventory.tools, name))
      this.#openCall(name, attributes);
    else this.#openSpan(name, attributes);
  }

  #openCall(tool: string, attributes: ReadonlyMap<string, string>): void {
    const { polarity = "do", ...values } = Object.fromEntries(attributes);
    for (const [argument, value] of Object.entries(values)) {
      const allowed = allowedValues(this.#inventory, tool, argument);
      if (!allowed) this.#faults.push(`<${tool}> has no value "${argument}"`);
      else if (!value.split(",").every((one) => allowed.includes(one)))
        this.#faults.push(`<${tool} ${argument}=${value}> is none of ${allowed.join(", ")}`);
    }
    const read = Polarity.safeParse(polarity);
    if (!read.success) this.#faults.push(`the polarity "${polarity}" is unknown`);
    const start = this.#message.length;
    this.#call = {
      ...{ tool, polarity: read.data ?? "do", clause: [start, start] },
      ...{ values, spans: [] },
    };
  }

  #openSpan(name: string, attributes: ReadonlyMap<string, string>): void {
    const { tools } = this.#inventory;
    const known = this.#call
      ? (tools[this.#call.tool]?.spans ?? [])
      : Object.values(tools).flatMap(({ spans }) => spans);
    const where = this.#call ? `<${this.#call.tool}>` : "the message";
    if (!known.includes(name)) this.#faults.push(`${where} has no span "${name}"`);
    const ref = Reference.safeParse(attributes.get("ref") ?? "name");
    if (!ref.success) this.#faults.push(`<${name}> has an unknown ref`);
    this.#span = { name, start: this.#message.length, ref: ref.data ?? "name" };
  }

  #close(name: string): void {
    const end = this.#message.length;
    if (this.#span?.name === name) {
      const { start, ref } = this.#span;
      if (start === end) this.#faults.push(`<${name}> is empty`);
      (this.#call?.spans ?? this.#shared).push({ name, span: [start, end], ref });
      this.#span = undefined;
    } else if (this.#span === undefined && this.#call?.tool === name) {
      this.#calls.push({ ...this.#call, clause: [this.#call.clause[0], end] });
      this.#call = undefined;
    } else this.#faults.push(`</${name}> closes nothing`);
  }
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  const pairs = text.matchAll(/([a-z_]+)(?:=("[^"]*"|\S+))?/g);
  return new Map([...pairs].map(([, key = "", value = ""]) => [key, value.replaceAll('"', "")]));
}
