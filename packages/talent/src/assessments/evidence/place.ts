/** Whether somebody lives where a criterion wants them. Who does not may move: that is never a "no". */
import { type Look, quotesAt } from "../judgement.ts";

const ABOUT_A_PLACE =
  /\b(?:based|located|living|reside\w*|relocat\w+|commut\w+)\b|常驻|坐标|居住|所在地|工作地点|本地/iu;

export const lookForPlace: Look = (criterion, { resume, text }, language) => {
  if (!ABOUT_A_PLACE.test(criterion.text)) return undefined;
  const { location } = resume.data.basic;
  const lives = partsOf(location);
  const wanted = criterion.text.normalize("NFKC").toLowerCase();
  if (lives.some((part) => wanted.includes(part))) {
    const reason = language === "zh" ? `所在地：${location}。` : `Lives in ${location}.`;
    return {
      verdict: "meets",
      reason,
      quotes: quotesAt(text, resume.sources["basic.location"] ?? []),
    };
  }
  const reason =
    language === "zh" ? "未写明在那里，也可能愿意搬家。" : "Does not say so; may be ready to move.";
  return { verdict: "unknown", reason, quotes: [] };
};

function partsOf(location: string): string[] {
  return location
    .normalize("NFKC")
    .toLowerCase()
    .split(/[,，、/·|\s]+|(?<=[省市区县])/u)
    .map((part) => part.replace(/[省市区县]$/u, ""))
    .filter((part) => part.length >= 2);
}
