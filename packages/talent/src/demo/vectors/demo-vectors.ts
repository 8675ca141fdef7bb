/** The demo's vectors for the search index; the file is read when the first text is looked up. */
import type { PrecomputedVectors } from "../../search/index.ts";
import { type DemoVectorFile, hashOfText, readDemoVectors } from "./demo-vector-file.ts";

export function createDemoVectors(): PrecomputedVectors {
  let reading: Promise<DemoVectorFile> | null = null;
  return {
    async find(model, texts) {
      reading ??= readDemoVectors();
      const file = await reading;
      if (file.model !== model) return null;
      const found = texts.map((text) => file.vectors.get(hashOfText(text)));
      return found.every((vector) => vector !== undefined) ? found : null;
    },
  };
}
