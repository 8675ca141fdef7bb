/** Words of changes, wherever they are shown. */
import { defineText } from "../../../i18n/text.ts";

export const changesText = defineText({
  en: {
    added: "Added",
    removed: "Removed",
    changed: "Changed",
    moved: "Moved",
    movedTo: (from: number, to: number) => `From place ${from} to place ${to}`,
    before: "Before",
    after: "After",
    show: (title: string) => `Show on the page: ${title}`,
  },
  zh: {
    added: "新增",
    removed: "删除",
    changed: "修改",
    moved: "移动",
    movedTo: (from, to) => `从第 ${from} 项移到第 ${to} 项`,
    before: "原来",
    after: "现在",
    show: (title) => `在页面上显示：${title}`,
  },
});
