import { defineText } from "../../../i18n/text.ts";

export const lookText = defineText({
  en: {
    title: "Look",
    about: "The templates, with what you wrote.",
    template: "Template",
    chosen: "Chosen",
    paper: "Paper",
    papers: { a4: "A4", letter: "US Letter" },
    accent: "Colour of headings",
    own: "The template's own",
    colour: (name: string) => `Colour ${name}`,
    pages: (count: number) => (count === 1 ? "1 page" : `${count} pages`),
  },
  zh: {
    title: "版式",
    about: "用你自己的内容预览各个模板。",
    template: "模板",
    chosen: "已选",
    paper: "纸张",
    papers: { a4: "A4", letter: "US Letter" },
    accent: "标题颜色",
    own: "模板自带",
    colour: (name) => `颜色 ${name}`,
    pages: (count) => `共 ${count} 页`,
  },
});
