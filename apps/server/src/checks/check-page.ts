import { readStaticFile } from "../http/page/static-file.ts";
import { failed, ok, type RunCheck } from "./check-context.ts";

export const checkPage: RunCheck = async ({ pageFolder }) =>
  (await readStaticFile(pageFolder, "/index.html")) === undefined
    ? failed(
        "page",
        { en: "The page is not built", zh: "网页尚未构建" },
        {
          en: "Run npm start: it builds the page first.",
          zh: "请运行 npm start：它会先构建网页。",
        },
      )
    : ok("page", { en: "The page is built", zh: "网页已构建" });
