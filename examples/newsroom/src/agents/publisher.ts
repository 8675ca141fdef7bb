import { defineAgent } from "@bole/engine";
import { z } from "zod";
import { Article, Check } from "../article/article.ts";

export const publisher = defineAgent({
  name: "publisher",
  description: "Puts an article into the file system; refuses one with an unsupported claim.",
  kind: "human",
  input: z.object({
    article: Article,
    checks: z.array(Check).default([]),
    folder: z.string().startsWith("/").default("/articles"),
  }),
  output: z.object({ title: z.string(), uri: z.string(), path: z.string(), ver: z.int() }),
  // Putting the same content again changes nothing, so a step that is repeated does no harm.
  async run({ article, checks, folder }, { memory, tenant }) {
    const wrong = checks.filter(({ verdict }) => verdict === "unsupported");
    if (wrong.length > 0) {
      const reasons = wrong.map(({ quote, evidence }) => `“${quote}” – ${evidence}`).join(" ");
      throw new Error(`It is not published, because of ${wrong.length} claims: ${reasons}`);
    }
    const { path, uri, ver } = await memory.vfs.put(tenant, {
      path: `${folder}/${slugOf(article.title)}.md`,
      content: article.body,
      mime: "text/markdown",
      tags: ["article", article.language],
    });
    return { title: article.title, uri, path, ver };
  },
});

function slugOf(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ["untitled"];
  return words.join("-").slice(0, 80);
}
