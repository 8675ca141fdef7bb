/**
 * Typst, in this process. What somebody wrote goes in as JSON and is set as text: there is no source
 * that is put together from strings, so nothing in a résumé can become markup, a file or a request.
 */
import path from "node:path";
import { NodeCompiler, type NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import { FONT_FILES } from "./fonts.ts";
import { photoFile } from "./photo-file.ts";

const TEMPLATES = path.join(import.meta.dirname, "../templates");
/** Results that this many compilations did not need are let go of. */
const KEPT = 30;

/** Where templates find what they set: a file that is nowhere but in the compiler. */
const ORDER = path.join(TEMPLATES, "order.json");
/** For readers who listen to it: PDF/UA-1, with the structure tagged. */
const ACCESSIBLE = "ua-1";

export interface Compiled {
  readonly document: NodeTypstDocument;
  readonly pages: number;
}

export class TypstCompiler {
  readonly #compiler = NodeCompiler.create({
    workspace: TEMPLATES,
    fontArgs: FONT_FILES.map((file) => ({ fontPaths: [file] })),
  });

  /**
   * @param order as JSON: page, paper, accent, sizes, and whether there are marks
   * @param photo a JPEG or PNG as a data URL
   */
  compile(template: string, order: string, photo: string | null): Compiled {
    const picture = photo === null ? null : photoFile(photo);
    if (picture !== null) {
      this.#compiler.mapShadow(path.join(TEMPLATES, picture.name), picture.bytes);
    }
    // Not by its inputs: a compiler that is given others is made anew, and the old one stays in memory.
    const told = { ...JSON.parse(order), photo: picture?.name ?? null };
    this.#compiler.mapShadow(ORDER, Buffer.from(JSON.stringify(told)));
    const done = this.#compiler.compile({ mainFilePath: path.join(TEMPLATES, `${template}.typ`) });
    this.#compiler.evictCache(KEPT);
    if (done.result !== null) return { document: done.result, pages: done.result.numOfPages };
    const fault = done.takeError();
    const faults = fault === null ? [] : this.#compiler.fetchDiagnostics(fault);
    throw new Error(`The template "${template}" has a fault: ${JSON.stringify(faults)}`);
  }

  /** Tagged in any case; what the standard refuses, such as a box for a missing letter, is still a PDF. */
  pdf({ document }: Compiled): Uint8Array<ArrayBuffer> {
    try {
      return new Uint8Array(this.#compiler.pdf(document, { pdfStandard: ACCESSIBLE }));
    } catch {
      return new Uint8Array(this.#compiler.pdf(document));
    }
  }

  svg({ document }: Compiled): string {
    return this.#compiler.svg(document);
  }
}
