/** Words around the pages. */
import { defineText } from "../../../i18n/text.ts";

export const paperText = defineText({
  en: {
    title: "Pages",
    page: (number: number, all: number) => `Page ${number} of ${all}`,
    pageAlt: (number: number) => `Page ${number} as it is printed`,
    edit: (place: string, text: string) => `${place}: ${text}`,
    hint: "Click any text to change it.",
    keys: "Enter saves · Esc cancels",
    keysLong: "Ctrl+Enter saves · Esc cancels",
    blank: "The page is still blank",
    blankDetail: "Fill in a section, tell the assistant about yourself, or drop a résumé here.",
    failed: "The pages could not be drawn. What you see is the last that could.",
    missing: (characters: string) => `No font has ${characters}; an empty box stands there.`,
    zoomIn: "Larger",
    zoomOut: "Smaller",
    fit: "Fit the width",
    pages: (count: number) => (count === 1 ? "1 page" : `${count} pages`),
  },
  zh: {
    title: "页面",
    page: (number, all) => `第 ${number} 页，共 ${all} 页`,
    pageAlt: (number) => `第 ${number} 页的打印效果`,
    edit: (place, text) => `${place}：${text}`,
    hint: "点击任意文字即可修改。",
    keys: "回车保存 · Esc 取消",
    keysLong: "Ctrl+回车保存 · Esc 取消",
    blank: "页面还是空白的",
    blankDetail: "填写一个栏目，向助手介绍自己，或把简历文件拖到这里。",
    failed: "页面无法生成，显示的是上一次的结果。",
    missing: (characters) => `没有字体包含 ${characters}，该处显示为空框。`,
    zoomIn: "放大",
    zoomOut: "缩小",
    fit: "适应宽度",
    pages: (count) => `共 ${count} 页`,
  },
});
