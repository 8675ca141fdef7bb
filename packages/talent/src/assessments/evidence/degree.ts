/** Whether somebody has the degree that a criterion asks for. */
import {
  Degree,
  findDemandedDegrees as findDegrees,
  isOpenEnd,
  lowestDegree,
  type TextSpan,
} from "@bole/reading/text";
import { type Evidence, type Look, quotesAt } from "../judgement.ts";

const NAMES: Readonly<Record<Degree, { readonly zh: string; readonly en: string }>> = {
  none: { zh: "无学位", en: "no degree" },
  associate: { zh: "大专", en: "an associate's degree" },
  bachelor: { zh: "本科", en: "a bachelor's degree" },
  master: { zh: "硕士", en: "a master's degree" },
  doctor: { zh: "博士", en: "a doctorate" },
};

interface Study {
  readonly degree: Degree;
  readonly isFinished: boolean;
  readonly spans: readonly TextSpan[];
}

export const lookForDegree: Look = (criterion, evidence, language) => {
  const wanted = lowestDegree(findDegrees(criterion.text.normalize("NFKC")))?.degree;
  if (wanted === undefined || wanted === "none") return undefined;
  const studies = studiesOf(evidence).toSorted((a, b) => rankOf(b.degree) - rankOf(a.degree));
  const [highest] = studies;
  if (highest === undefined) {
    const reason = language === "zh" ? "未写明学位。" : "Does not name a degree.";
    return { verdict: "unknown", reason, quotes: [] };
  }
  const enough = studies.filter(({ degree }) => rankOf(degree) >= rankOf(wanted));
  const best = enough.find(({ isFinished }) => isFinished) ?? highest;
  const verdict = best.isFinished ? "meets" : "partly";
  const [has, asked] = [NAMES[best.degree][language], NAMES[wanted][language]];
  const reason = best.isFinished
    ? { zh: `学历：${has}，要求：${asked}。`, en: `Has ${has}; asked for is ${asked}.` }
    : {
        zh: `学历：${has}（未取得），要求：${asked}。`,
        en: `Has studied for ${has}, without having it yet; asked for is ${asked}.`,
      };
  return {
    verdict: enough.length === 0 ? "no" : verdict,
    reason: reason[language],
    quotes: quotesAt(evidence.text, best.spans),
  };
};

function studiesOf({ resume, today }: Evidence): Study[] {
  const month = today.toISOString().slice(0, 7);
  return resume.data.education.flatMap(({ degree, endDate }, index) => {
    // As in a sentence: "B.A." alone might be the beginning of a word.
    const [found] = findDegrees(`${degree.normalize("NFKC")} `);
    if (found === undefined) return [];
    const isFinished = !isOpenEnd(endDate) && endDate.slice(0, 7) <= month;
    const spans = resume.sources[`education[${index}].degree`] ?? [];
    return [{ degree: found.degree, isFinished, spans }];
  });
}

function rankOf(degree: Degree): number {
  return Degree.options.indexOf(degree);
}
