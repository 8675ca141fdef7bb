/** What the workspace says of a market or an organisation; there is no source outside of it, and that is said. */
import { employerOf } from "../../agents/workspace/employer.ts";
import { marketOf } from "../../agents/workspace/market.ts";
import { type Answering, job, listed, pick, reader, reply } from "./asking.ts";

export const market: Answering = async (asking) => {
  const { parts, asked } = asking;
  const { language, job_id, text: about, location, aspect } = asked;
  const place = location ?? "";
  const { talent } = parts;
  const found = await marketOf(talent, reader(asking), { about, job_id, place, language });
  const source = pick(
    asking,
    "以上只来自你自己的人才库和职位，没有外部市场数据。",
    "This is based on your own people and jobs only, not on outside market data.",
  );
  const trend =
    aspect === "trend"
      ? pick(asking, "变化趋势没有统计。", "Changes over time are not tracked.")
      : "";
  const links = found.pay.slice(0, 5).map(({ job_id: id, title }) => job(id, title));
  return reply([found.text, trend, source].filter(Boolean).join("\n"), { links, job_id });
};

export const employer: Answering = async (asking) => {
  const { parts, asked } = asking;
  const { language, text } = asked;
  const found = await employerOf(parts.talent, reader(asking), text, language);
  const { organisation, jobs, locations, skills, about } = found;
  if (!found.known) {
    return reply(
      pick(
        asking,
        `人才库里没有“${organisation}”的职位，我也查不了外部资料。把它的招聘启事贴进来，我就能总结。`,
        `None of your jobs is from “${organisation}”, and I can't look outside this workspace. Paste one of its job ads, and I’ll sum it up.`,
      ),
    );
  }
  const titles = listed(
    jobs.slice(0, 5).map(({ title }) => title),
    language,
  );
  const names = listed(
    skills.slice(0, 6).map(({ name }) => name),
    language,
  );
  const facts = [
    pick(asking, `职位：${titles}`, `Jobs: ${titles}`),
    ...(locations.length === 0
      ? []
      : [`${pick(asking, "地点：", "Places: ")}${listed(locations, language)}`]),
    ...(names === "" ? [] : [`${pick(asking, "常要求：", "Asks for: ")}${names}`]),
    ...about.slice(0, 1),
  ];
  const head = pick(
    asking,
    `${organisation}（只根据你这里的 ${jobs.length} 个职位）：`,
    `${organisation}, by its ${jobs.length} ${jobs.length === 1 ? "job" : "jobs"} here alone:`,
  );
  return reply([head, ...facts].join("\n"), {
    links: jobs.slice(0, 5).map(({ job_id, title }) => job(job_id, title)),
  });
};
