/** What to find out about a choice, by what kind of choice it is. */
import { z } from "zod";
import type { Bilingual } from "../text/language.ts";

export const WayKind = z.enum([
  ...[
    "stay",
    "offer",
    "study",
    "exam",
    "business",
    "leave",
    "fewer",
    "move",
    "same",
    "rise",
    "other",
  ],
] as const);
export type WayKind = z.infer<typeof WayKind>;

type Row = "ask" | "time" | "risk" | "test";

export const WAY_TEXTS: Readonly<Record<WayKind, Readonly<Record<Row, Bilingual>>>> = {
  stay: {
    ask: {
      zh: "还要弄清：这个岗位一年后还在不在，哪一件事变了你就愿意留下，谁能决定。",
      en: "To find out: will the post be there in a year, which one change would make you stay, and who decides on it.",
    },
    time: { zh: "马上，不花钱。", en: "At once, at no cost." },
    risk: { zh: "让你想走的原因还在。", en: "What made you look elsewhere is still there." },
    test: {
      zh: "一周内和主管谈一次，只提一个具体的改变，要一个日期。",
      en: "Within a week, one talk with your manager: ask for one change, and for a date.",
    },
  },
  offer: {
    ask: {
      zh: "还要弄清：合同期限和试用期、到手工资和社保、上下班时间和班次、地点、向谁汇报、这个位置为什么空着。",
      en: "To find out: length of contract and probation, take-home pay with insurance and pension, hours and shifts, place, who you report to, why the post is free.",
    },
    time: {
      zh: "以对方给的答复期限和入职日为准，问不清就要求延几天。",
      en: "By the day on which they want your answer; ask for a few more days if something is open.",
    },
    risk: {
      zh: "口头说的和合同里写的不一样。",
      en: "What was said is not what the contract says.",
    },
    test: {
      zh: "一周内去现场看半天，或和一位将来的同事单独聊二十分钟。",
      en: "Within a week, half a day on site, or twenty minutes alone with a future colleague.",
    },
  },
  study: {
    ask: {
      zh: "还要弄清：总费用和这段时间的生活费、报名截止和条件、近两届毕业生去了哪里、退费规则、有没有助学或在职的读法。",
      en: "To find out: the whole cost with living, closing date and conditions, where the last graduates went, refund rules, grants or part-time forms.",
    },
    time: {
      zh: "按课程长短计，先查最近一次入学时间。",
      en: "As long as the course; look up the next intake first.",
    },
    risk: {
      zh: "钱和时间花了，工作没有保证；“包就业”要看退费条款。",
      en: "Time and fees are spent and no job is certain; with a “job guarantee” read the refund terms.",
    },
    test: {
      zh: "一周内试学一节免费内容，再问两位读过的人值不值。",
      en: "Within a week, one unit of something free, then ask two people who did it whether it was worth it.",
    },
  },
  exam: {
    ask: {
      zh: "还要弄清：报考条件、报名截止、岗位数和往年分数线，考不上怎么办。",
      en: "To find out: conditions, closing date, places and last year's mark, and what if it fails.",
    },
    time: { zh: "以最新公告的日期倒排。", en: "Work back from the date in the newest notice." },
    risk: {
      zh: "可能考不上；先定好什么时候看什么分数。",
      en: "It may fail; settle by when which score has to be there.",
    },
    test: { zh: "一周内限时做一套真题。", en: "Within a week, one past paper against the clock." },
  },
  business: {
    ask: {
      zh: "还要弄清：每月固定支出、几个月没收入也撑得住、谁已经愿意付钱、要不要个人担保（不要签）。",
      en: "To find out: fixed costs a month, how many months you last without income, who would pay already, and whether you would have to guarantee anything yourself (don't).",
    },
    time: {
      zh: "多数要半年以上才有稳定收入。",
      en: "Mostly half a year and more until there is a steady income.",
    },
    risk: {
      zh: "亏的是自己的钱；不借债、不担保。",
      en: "It is your own money; no debts, no guarantees.",
    },
    test: {
      zh: "一周内把它卖给一个陌生人一次。",
      en: "Within a week, sell it once to a stranger.",
    },
  },
  leave: {
    ask: {
      zh: "还要弄清：拿多少、怎么算、哪天到账，对养老金、保险、失业金的影响，能不能反悔；都要书面。",
      en: "To find out: how much, worked out how, paid when, and what it does to pension, insurance and benefits; whether it can be undone. In writing.",
    },
    time: {
      zh: "以对方要你答复的日子为准；签之前留出一周问清楚。",
      en: "By the day on which they want your answer; keep a week before it for questions.",
    },
    risk: { zh: "签了字就很难回头。", en: "A signature can hardly be undone." },
    test: {
      zh: "一周内按“没有这份工资”过一遍账：能撑几个月。",
      en: "Within a week, go through your budget without this pay: how many months does it last?",
    },
  },
  fewer: {
    ask: {
      zh: "还要弄清：到手少多少、社保养老金怎么变、能不能恢复全职、职责会不会真的减。",
      en: "To find out: the take-home pay, what it does to pension and insurance, whether you can go back, and whether the work is really less.",
    },
    time: { zh: "通常一到三个月能办好。", en: "Usually one to three months." },
    risk: { zh: "钱少了，活没少。", en: "Less pay for the same work." },
    test: { zh: "按减少后的收入先过四周。", en: "Live four weeks on the lower pay first." },
  },
  move: {
    ask: {
      zh: "还要弄清：身份和执照认不认、语言要求、全家怎么安排、头三个月的费用、回得来吗。",
      en: "To find out: permit and recognition of your licence, language, what your family does, the cost of the first three months, and whether you could come back.",
    },
    time: {
      zh: "国内几周到几个月，出国多在半年以上。",
      en: "Weeks to months within the country, mostly half a year and more abroad.",
    },
    risk: {
      zh: "家人不愿意，或先到的人孤单。",
      en: "The family does not want it, or whoever goes first is alone.",
    },
    test: {
      zh: "一周内和一位走过这条路的人聊一次，看五条当地招聘。",
      en: "Within a week, talk with somebody who did it and read five advertisements from there.",
    },
  },
  same: {
    ask: {
      zh: "还要弄清：同样的岗位谁在招、给多少，你的哪条底线在那里守得住。",
      en: "To find out: who hires for the same work, at what pay, and whether your limits hold there.",
    },
    time: { zh: "几周到三个月。", en: "Weeks to three months." },
    risk: { zh: "换了地方，问题还在。", en: "Another place with the same trouble." },
    test: {
      zh: "一周内投两份，面试时先问你最在意的那一条。",
      en: "Within a week, two applications; ask first about what matters most to you.",
    },
  },
  rise: {
    ask: {
      zh: "还要弄清：升上去看哪三条、谁签字、什么时候提名，你差的是哪一条。",
      en: "To find out: the three criteria, who signs, when names go in, and which of them you lack.",
    },
    time: { zh: "按下一轮评定的日期倒排。", en: "Work back from the date of the next round." },
    risk: {
      zh: "标准没写下来，又被推到下一轮。",
      en: "Nothing is written down and it is put off once more.",
    },
    test: {
      zh: "一周内请决定的人把标准写下来。",
      en: "Within a week, ask whoever decides to write the criteria down.",
    },
  },
  other: {
    ask: {
      zh: "还要弄清：要多久、多少钱、谁能证实、不成的话退路是什么。",
      en: "To find out: how long, how much, who can confirm it, and what if it fails.",
    },
    time: { zh: "资料不够，先问清再估。", en: "Not enough is known; ask before you estimate." },
    risk: {
      zh: "现在知道的还太少，先别做收不回来的决定。",
      en: "Too little is known; do nothing yet that cannot be undone.",
    },
    test: {
      zh: "一周内找一位做过的人问三个问题。",
      en: "Within a week, ask three questions to somebody who has done it.",
    },
  },
};
