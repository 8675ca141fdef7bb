import { an } from "../../text/article.ts";
import type { Ladder } from "./ladder.ts";

/** Finding out whether an occupation is what one thinks it is. */
export const EXPLORE: Ladder = {
  once: [
    ({ occupation }) => [
      {
        zh: `读三份${occupation.zh}的招聘要求`,
        en: `Read what three jobs as ${an(occupation.en)} ask for`,
      },
      {
        zh: "记下反复出现的要求，标出已经有的。",
        en: "Note what comes up again and again; mark what you have.",
      },
    ],
    ({ occupation, task }) => [
      { zh: `试做一次${occupation.zh}的日常`, en: `Try a day's work of ${an(occupation.en)}` },
      {
        zh: `花一小时试试：${task.zh}。写下喜不喜欢。`,
        en: `Take an hour for this: ${task.en}. Write down whether you like it.`,
      },
    ],
    ({ occupation }) => [
      {
        zh: `看两个人讲做${occupation.zh}的一周`,
        en: `Two accounts of a week as ${an(occupation.en)}`,
      },
      {
        zh: "文章或视频都行，记下没想到的三件事。",
        en: "Read or watch them; note three things that you did not expect.",
      },
    ],
    ({ occupation }) => [
      {
        zh: `和现在做的事比一比：${occupation.zh}`,
        en: `Compare it with what you do today: ${occupation.en}`,
      },
      {
        zh: "列出会得到什么、会失去什么，各三条。",
        en: "List three things that you would gain, and three that you would miss.",
      },
    ],
    ({ occupation }) => [
      {
        zh: `查查为什么有人不再做${occupation.zh}`,
        en: `Find out why people stop working as ${an(occupation.en)}`,
      },
      {
        zh: "记下三条理由，想想自己会不会也在意。",
        en: "Note three reasons; would they matter to you?",
      },
    ],
    ({ occupation }) => [
      {
        zh: `读三家招${occupation.zh}的单位`,
        en: `Look at three places that hire ${occupation.en}`,
      },
      {
        zh: "它们做什么、在哪里、要什么样的人，写在一页上。",
        en: "What they do, where they are, whom they want: on one page.",
      },
    ],
  ],
  again: [
    ({ task, round }) => [
      { zh: `再试 ${round}：${task.zh}`, en: `Another try, no. ${round}: ${task.en}` },
      {
        zh: "花一小时做，写下做得怎么样、还想不想做。",
        en: "An hour of it; write down how it went and whether you want more.",
      },
    ],
  ],
};
