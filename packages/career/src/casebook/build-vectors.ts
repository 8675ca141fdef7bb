/** Makes the vectors that ship: `node build-vectors.ts`, after the stories of a case changed. */
import { SentenceEmbedder } from "@bole/models";
import { writeStored } from "../knowledge/stored-vectors.ts";
import { CASE_VECTORS, caseTexts } from "./case-vectors.ts";

const embedder = new SentenceEmbedder();
for (const language of ["zh", "en"] as const)
  await writeStored(embedder, caseTexts(language), CASE_VECTORS[language]);
await embedder.close();
