/**
 * Typst, in this process. What somebody wrote goes in as JSON and is set as text: there is no source
 * that is put together from strings, so nothing in a résumé can become markup, a file or a request.
 */
import path from "node:path";
import { NodeCompiler, type NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import { FONT_FILES } from "./fonts.ts";
import type { TypstOrder } from "./order.ts";

const TEMPLATES = path.join(import.meta.dirname, "../templates");
/** Results that this many compilations did not need are let go of. */
const KEPT = 30;

export class TypstCompiler {
  readonly #compiler = NodeCompiler.create({
    workspace: TEMPLATES,
    fontArgs: FONT_FILES.map((file) => ({ fontPaths: [file] })),
  });

  pdf(order: TypstOrder): Uint8Array<ArrayBuffer> {
    const bytes = this.#compiler.pdf(this.#compile(order, false));
    this.#compiler.evictCache(KEPT);
    return new Uint8Array(bytes);
  }

  /** With a link around every text that says its number, if there are marks. */
  svg(order: TypstOrder, marks: boolean): string {
    const svg = this.#compiler.svg(this.#compile(order, marks));
    this.#compiler.evictCache(KEPT);
    return svg;
  }

  #compile({ template, ...inputs }: TypstOrder, marks: boolean): NodeTypstDocument {
    const done = this.#compiler.compile({
      mainFilePath: path.join(TEMPLATES, `${template}.typ`),
      inputs: { ...inputs, marks: String(marks) },
    });
    if (done.result !== null) return done.result;
    const fault = done.takeError();
    const told = fault === null ? [] : this.#compiler.fetchDiagnostics(fault);
    throw new Error(`The template "${template}" has a fault: ${JSON.stringify(told)}`);
  }
}
