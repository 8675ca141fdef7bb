import { defineText } from "../i18n/text.ts";

export const graphText = defineText({
  en: {
    region: "Graph",
    help: "Enter shows a step; plus and minus unfold and fold what is inside it.",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    fit: "Fit to the window",
    download: "Download SVG",
  },
  zh: {
    region: "编排图",
    help: "按回车查看步骤；按加号或减号展开或收起其内部。",
    zoomIn: "放大",
    zoomOut: "缩小",
    fit: "适应窗口",
    download: "下载 SVG",
  },
});
