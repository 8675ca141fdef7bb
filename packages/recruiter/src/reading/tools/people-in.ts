/** `import_people` and `do_not_contact`. */
import { Item } from "@bole/language";
import { z } from "zod";
import { isFound } from "../desk.ts";
import { typedPeople } from "../typed-person.ts";
import { JOB, PEOPLE, recruiterTool } from "./recruiter-tool.ts";

const NO_FILE = {
  zh: "请把简历文件（PDF、Word 等）拖进来；也可以直接贴名单：每行一个人，写姓名和邮箱。",
  en: "Please drop the résumés here (PDF, Word, …). Or paste a list: a person in each line, with a name and a mail address.",
};

export const importPeopleTool = recruiterTool({
  name: "import_people",
  label: { zh: "导入候选人", en: "Import people" },
  description:
    "Imports the files that came with the message, or people who are typed in, each with a mail address.",
  input: z.object({ job: Item.optional() }),
  risk: "propose",
  spans: { job: JOB },
  run: ({ job }, desk) => {
    const job_id = job?.id ?? null;
    const attachment_ids = desk.attachments.map(({ id }) => id);
    if (attachment_ids.length > 0) {
      desk.act({ kind: "import", attachment_ids, job_id });
      return {};
    }
    const typed = typedPeople(desk.message);
    if (typed.length === 0) return { said: NO_FILE[desk.language] };
    for (const one of typed) desk.act({ kind: "add_person", ...one, job_id });
    return {};
  },
});

export const doNotContactTool = recruiterTool({
  name: "do_not_contact",
  label: { zh: "加入免打扰名单", en: "Put on the do-not-contact list" },
  description: "Puts people on the list of those who get no mails unasked.",
  input: z.object({ who: z.array(Item).min(1).max(20), reason: z.string().optional() }),
  risk: "change",
  spans: {
    who: { ...PEOPLE, assumed: true, question: { zh: "是哪位？", en: "Whom?" } },
    reason: { from: "text" },
  },
  run: ({ who }, desk) => {
    for (const person of who)
      if (!isFound(person)) desk.act({ kind: "do_not_contact", person_id: person.id });
    return {};
  },
});
