import { Item } from "@bole/language";
import { z } from "zod";
import { idsOf } from "../desk.ts";
import { timeSpan } from "../time-span.ts";
import { asks, JOB, PEOPLE, recruiterTool } from "./recruiter-tool.ts";
import { unreadTime } from "./unread-time.ts";

const Aspect = z.enum(["content", "answered", "sent", "waiting", "bounced"]);

export const mailStatusTool = recruiterTool({
  name: "mail_status",
  label: { zh: "查看邮件情况", en: "Look at mails" },
  description:
    "Tells about mails: what one says (content, also of replies that came in), who has answered, what was sent, what waits for approval (waiting), what came back (bounced).",
  input: z.object({
    who: z.array(Item).max(50).default([]),
    job: Item.optional(),
    when: z.string().optional(),
    aspect: Aspect.optional(),
  }),
  risk: "read",
  spans: {
    who: { ...PEOPLE, question: { zh: "是哪位候选人？", en: "Which candidate?" } },
    job: JOB,
    when: { from: "text" },
  },
  run: ({ who, job, when = "", aspect = "sent" }, desk) => {
    const focus = desk.state.focus.person;
    // "What does it say?" is of whoever is in focus; "any replies?" is of them first, and then of all.
    const isOpen = who.length === 0 && job === undefined && when === "";
    const meant = isOpen && aspect === "content" && focus ? [focus] : who;
    if (aspect === "content" && meant.length === 0 && job === undefined)
      return asks(desk, "who", WHOSE);
    const span = timeSpan(when, desk, "past");
    if (isOpen && focus && meant.length === 0) desk.ask("sent", { person_ids: [focus.id], aspect });
    const limits = { person_ids: idsOf(meant), job_id: job?.id ?? null, aspect };
    desk.ask("sent", { ...limits, from: span?.from ?? null, to: span?.to ?? null });
    if (aspect === "waiting" && isOpen) desk.ask("waiting");
    return {
      ...(span === null && { said: unreadTime(when, desk) }),
      ...(meant.length > 0 && { about: meant }),
    };
  },
});

const WHOSE = { zh: "是与哪位候选人的邮件？", en: "Whose mail?" };
