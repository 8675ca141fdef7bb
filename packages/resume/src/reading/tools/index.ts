/** Everything that a message about a résumé can ask for. */
import { plainTools, toolbox } from "@bole/language";
import type { Desk } from "../desk.ts";
import { addTool } from "./add.ts";
import { answerTool } from "./answer.ts";
import { deleteTool } from "./delete.ts";
import { elsewhereTools } from "./elsewhere.ts";
import { joinTool, splitTool } from "./lines.ts";
import { showTool } from "./look-up.ts";
import { moveTool, sortTool } from "./move.ts";
import { pasteTool } from "./paste.ts";
import { polishTool } from "./polish.ts";
import { replaceTool } from "./replace.ts";
import { reviewTool } from "./review.ts";
import { setTool } from "./set.ts";
import { answerPendingTool, redoTool, undoTool } from "./steps.ts";
import { templateTool } from "./template.ts";

export const RESUME_TOOLS = toolbox<Desk>([
  ...[showTool, answerTool, setTool, addTool, deleteTool, moveTool, sortTool, splitTool, joinTool],
  ...[
    reviewTool,
    replaceTool,
    polishTool,
    pasteTool,
    undoTool,
    redoTool,
    templateTool,
    answerPendingTool,
  ],
  ...elsewhereTools,
  ...plainTools({
    help: {
      zh: "我可以查看、修改、添加、删除和移动简历里的任何内容，也能润色和撤销。比如“把职位改成产品经理”，“腾讯那段加一条：带 5 人小组”。",
      en: "I can show, change, add, delete and move anything on the résumé, polish a text, and undo. For example “change my title to Product Manager” or “add a bullet to the Acme job: led a team of five”.",
    },
    refusals: ["fabrication", "discrimination", "privacy", "harm", "injection"],
  }),
]);
