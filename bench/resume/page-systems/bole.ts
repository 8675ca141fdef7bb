import { openResumeRenderer, usualTemplate } from "@bole/resume";
import { PageSetter } from "../../../packages/resume/src/render/setting/page-setter.ts";
import { settingOrder } from "../../../packages/resume/src/render/setting-order.ts";
import { makeSheet } from "../../../packages/resume/src/render/sheet/make-sheet.ts";
import type { PageSystem } from "./system.ts";

export async function openBole(): Promise<PageSystem> {
  const renderer = openResumeRenderer();
  let setter: PageSetter | undefined;
  return {
    name: "Bole",
    async pdf({ data, language }) {
      const look = { template: usualTemplate(language), paper: "a4", language } as const;
      return (await renderer.pdf(data, look)).pdf;
    },
    async here({ data, language }) {
      setter ??= new PageSetter();
      const { page, texts } = makeSheet(data, language);
      const look = { template: usualTemplate(language), paper: "a4", language } as const;
      return setter.pdf(settingOrder(page, look, data), texts);
    },
    close: () => renderer.close(),
  };
}
