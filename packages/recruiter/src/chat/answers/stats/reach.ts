/** Where people come from, and how many answer. */
import { isOnlyKept, type PersonSource } from "@bole/talent";
import { filtered } from "../../../reading/find-people.ts";
import { type Answering, type Asking, pick, reader, reply } from "../asking.ts";
import { isInside } from "./outcomes.ts";

const NAMES: Readonly<Record<"zh" | "en", Readonly<Record<PersonSource, string>>>> = {
  zh: { import: "导入的简历", manual: "手工添加", application: "自己投递", demo: "示例数据" },
  en: { import: "imported résumés", manual: "added by hand", application: "applied", demo: "demo" },
};

export const sources: Answering = async (asking) => {
  const { asked } = asking;
  const { rows } = await filtered(asked, {
    people: asking.parts.talent.people,
    tenant: asking.tenant,
  });
  const counts = new Map<PersonSource, number>();
  for (const { person } of rows) counts.set(person.source, (counts.get(person.source) ?? 0) + 1);
  const parts = [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .map(([source, count]) => `${NAMES[asked.language][source]} ${count}`);
  const text = pick(
    asking,
    `${rows.length} 位候选人的来源：${parts.join("，") || "无"}。具体渠道（招聘网站、内推等）没有记录，所以不能按渠道比较。`,
    `Where ${rows.length} candidates came from: ${parts.join(", ") || "none"}. Channels such as job boards or referrals are not recorded, so they cannot be compared.`,
  );
  return reply(text, { job_id: asked.job_id });
};

export const responseRate: Answering = async (asking) => {
  const { job_id } = asking.asked;
  const written = await peopleOf(asking, "out");
  const wrote = await peopleOf(asking, "in");
  const answered = [...written].filter((id) => wrote.has(id)).length;
  if (written.size === 0) {
    const none = pick(asking, "这个范围内还没有发出过邮件。", "No mail was sent in that range.");
    return reply(none, { job_id });
  }
  const share = Math.round((100 * answered) / written.size);
  const text = pick(
    asking,
    `给 ${written.size} 人发过邮件，${answered} 人回复过，回复率 ${share}%。`,
    `${written.size} ${written.size === 1 ? "person was" : "people were"} written to, and ${answered} answered: a response rate of ${share}%.`,
  );
  return reply(text, { job_id });
};

/** Whom we have written to, or who has. */
async function peopleOf(asking: Asking, direction: "out" | "in"): Promise<Set<string>> {
  const { parts, asked } = asking;
  const people = new Set<string>();
  let after: string | undefined;
  do {
    const { items, next } = await parts.talent.mails.list(reader(asking), {
      ...{ direction, limit: 200 },
      ...(direction === "out" && { state: "sent" as const }),
      ...(asked.job_id !== null && { job_id: asked.job_id }),
      ...(after !== undefined && { after }),
    });
    for (const mail of items) {
      const { person_id, created_at } = mail;
      if (person_id !== null && !isOnlyKept(mail) && isInside(created_at, asking))
        people.add(person_id);
    }
    after = next ?? undefined;
  } while (after !== undefined);
  return people;
}
