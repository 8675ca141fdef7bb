/**
 * Typst, in this process. What somebody wrote goes in as JSON and is set as text: there is no source
 * that is put together from strings, so nothing in a résumé can become markup, a file or a request.
 */
import path from "node:path";
import { NodeCompiler, type NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import { FONT_FILES } from "./fonts.ts";

const TEMPLATES = path.join(import.meta.dirname, "../templates");
/** Results that this many compilations did not need are let go of. */
const KEPT = 30;

/** Where templates find what they set: a file that is nowhere but in the compiler. */
const ORDER = path.join(TEMPLATES, "order.json");

export class TypstCompiler {
  readonly #compiler = NodeCompiler.create({
    workspace: TEMPLATES,
    fontArgs: FONT_FILES.map((file) => ({ fontPaths: [file] })),
  });

  /** @param order as JSON: page, paper, accent, and whether there are marks */
  pdf(template: string, order: string): Uint8Array<ArrayBuffer> {
    const bytes = this.#compiler.pdf(this.#compile(template, order));
    this.#compiler.evictCache(KEPT);
    return new Uint8Array(bytes);
  }

  svg(template: string, order: string): string {
    const svg = this.#compiler.svg(this.#compile(template, order));
    this.#compiler.evictCache(KEPT);
    return svg;
  }

  #compile(template: string, order: string): NodeTypstDocument {
    // Not by its inputs: a compiler that is given others is made anew, and the old one stays in memory.
    this.#compiler.mapShadow(ORDER, Buffer.from(order));
    const done = this.#compiler.compile({ mainFilePath: path.join(TEMPLATES, `${template}.typ`) });
    if (done.result !== null) return done.result;
    const fault = done.takeError();
    const told = fault === null ? [] : this.#compiler.fetchDiagnostics(fault);
    throw new Error(`The template "${template}" has a fault: ${JSON.stringify(told)}`);
  }
}
