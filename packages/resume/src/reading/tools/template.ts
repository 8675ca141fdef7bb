/** `template`: another template, or one of the options that every template has. Undone like any change. */
import { z } from "zod";
import { choicesOf } from "../../render/look.ts";
import { TEMPLATES, TemplateId } from "../../render/templates/index.ts";
import type { Desk } from "../desk.ts";
import { lookWish } from "../look-wish.ts";
import { lookOf } from "../section-order.ts";
import { resumeTool, WORDS } from "./resume-tool.ts";

export const templateTool = resumeTool({
  name: "template",
  label: { zh: "更换模板或版式", en: "Change the look" },
  description: "Chooses another template for the résumé, or changes its look.",
  input: z.object({
    name: z.enum(["classic", "modern", "chinese", "other", "unnamed"]).optional(),
    look: z.enum(["colour", "size", "spacing", "font", "pages"]).optional(),
    wish: WORDS,
  }),
  risk: "change",
  words: ["wish"],
  headline: "look",
  run({ name }, desk) {
    const chosen = templateIn(desk.message) ?? TemplateId.safeParse(name).data;
    const wish = lookWish(desk.message);
    if (chosen === undefined && wish === undefined) return { said: optionsOf(desk) };
    const template = chosen === undefined ? {} : { template: chosen };
    desk.update("look", { ...lookOf(desk.resume), ...template, ...wish });
    return {};
  },
});

/** By its id, where a template is spoken of: "compact" alone is a spacing. */
function templateIn(message: string): TemplateId | undefined {
  if (!/template|模板|模版/iu.test(message)) return undefined;
  const words: readonly string[] = message.toLowerCase().match(/[a-z]+/gu) ?? [];
  return TemplateId.options.find((id) => words.includes(id));
}

/** What can be set, and how it is set now. */
function optionsOf({ resume, language }: Desk): string {
  const { page_numbers, fit, hide_photo, photo, density, font } = choicesOf(resume);
  const templates = TEMPLATES.map(({ id }) => id).join(language === "zh" ? "、" : ", ");
  if (language === "zh") {
    const set = (isOn: boolean) => (isOn ? "开" : "关");
    const shown = photo === undefined ? "未上传" : set(!hide_photo);
    return [
      `可以说：换模板（${templates}）、主色（如“主色改成蓝色”）、字体（衬线、无衬线）、间距（紧凑、宽松）、纸张（A4、Letter）、页码、照片、压缩到一页、板块顺序。`,
      `现在：页码${set(page_numbers)}，压缩到一页${set(fit)}，照片${shown}，间距${{ compact: "紧凑", normal: "正常", roomy: "宽松" }[density]}，字体${font ?? "模板自带"}。`,
    ].join("\n");
  }
  const set = (isOn: boolean) => (isOn ? "on" : "off");
  const shown = photo === undefined ? "none uploaded" : set(!hide_photo);
  return [
    `You can change the template (${templates}), accent colour (“accent colour blue”), font (serif, sans serif), spacing (tighter, roomier), paper (A4, Letter), page numbers, photo, fit to one page, and the order of sections.`,
    `Now: page numbers ${set(page_numbers)}, one page ${set(fit)}, photo ${shown}, spacing ${density}, font ${font ?? "the template’s own"}.`,
  ].join("\n");
}
