import { openResumeRenderer, usualTemplate } from "@bole/resume";
import type { PageSystem } from "./system.ts";

export async function openBole(): Promise<PageSystem> {
  const renderer = openResumeRenderer();
  return {
    name: "Bole",
    async pdf({ data, language }) {
      const look = { template: usualTemplate(language), paper: "a4", language } as const;
      return (await renderer.pdf(data, look)).pdf;
    },
    close: () => renderer.close(),
  };
}
