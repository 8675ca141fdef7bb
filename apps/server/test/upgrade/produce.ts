/** Leaves something of every kind half done in a data folder, over HTTP alone. */
import type { HttpClient, JsonBody } from "./http-client.ts";
import { Ledger } from "./ledger.ts";
import { produceConversations } from "./produce-conversations.ts";

const HOUR = 3_600_000;
const RESUME = {
  basic: { name: "王五", email: "wangwu@example.cn" },
  education: [],
  workExperience: [
    { id: "w1", company: "美团", position: "后端工程师", description: "用 Go 写清算服务" },
    { id: "w2", company: "字节跳动", position: "产品经理", description: "负责审核后台" },
  ],
};

export async function produce(http: HttpClient): Promise<Ledger> {
  await http.until("/demo", ({ state }) => state === "loaded");
  await http.until("/search/state", ({ pending }) => pending === 0);
  const made_at = new Date();
  return Ledger.parse({
    made_at: made_at.toISOString(),
    ...(await produceConversations(http)),
    runs: await produceRuns(http, new Date(made_at.getTime() + HOUR)),
    resume: await produceResume(http),
    career: await produceCareer(http),
    effects: {
      outreach: await requestMail(http, "outreach", "ada.outreach@example.com"),
      notice: await requestMail(http, "notice", "ada.notice@example.com"),
    },
    suppressed: String((await http.post("/suppressions", { address: "no@example.com" })).id),
    interview_id: await produceInterview(http, new Date(made_at.getTime() + 8 * 24 * HOUR)),
    mail_template_id: await produceTemplate(http),
    policy_version: await producePolicy(http),
    emails: await countEmails(http),
  });
}

export async function countEmails(http: HttpClient): Promise<number> {
  const { counts } = await http.get("/emails?limit=1");
  return Object.values(Object(counts)).reduce<number>((sum, count) => sum + Number(count), 0);
}

async function produceRuns(http: HttpClient, due: Date) {
  const started = async (step: JsonBody) => {
    const plan = { steps: [{ id: "1", action: "adapter", args: { fields: { x: 1 } }, ...step }] };
    const { run_id } = await http.post("/runs", { plan });
    await http.until(`/runs/${run_id}`, ({ status }) => status === "waiting");
    return String(run_id);
  };
  const event = "parcel_arrived";
  return {
    people: { run_id: await started({ approval: "before" }), step: "1" },
    event: { run_id: await started({ wait: { event } }), event },
    time: { run_id: await started({ wait: { until: due.toISOString() } }) },
  };
}

async function produceResume(http: HttpClient) {
  const { id } = await http.post("/resumes", { data: RESUME });
  const session_id = "resume-session";
  const say = (message: string, mode: string) =>
    http.stream("/agent/cv-tools", { message, resume_id: id, session_id, mode });
  await say("把名字改成张三", "apply");
  await say("删除第一段工作经历", "apply");
  const events = await say("我叫李四", "propose");
  const end = Object(Reflect.get(Object(events.at(-1)?.data), "content"));
  return {
    id: String(id),
    session_id,
    proposal_id: Object(end.proposal).id,
    version: end.version,
  };
}

async function produceCareer(http: HttpClient) {
  const { session_id } = await http.post("/career/sessions", {
    message: "工作三年了，感觉很迷茫，不知道自己适合做什么。",
    user_profile: { current_position: "行政专员", skills: ["Excel", "沟通"] },
  });
  await http.until(`/career/sessions/${session_id}`, ({ waits_for }) => waits_for !== null);
  return { session_id };
}

async function requestMail(http: HttpClient, purpose: string, to: string) {
  const payload = { to, subject: "Hello", text: "Hello Ada.", purpose };
  const content = { kind: "send_mail", payload };
  const { id, content_hash } = await http.post("/effects", { content });
  return { id, content_hash, to };
}

async function produceInterview(http: HttpClient, day: Date): Promise<string> {
  const at = (hour: number) => `${day.toISOString().slice(0, 10)}T${hour}:00:00.000Z`;
  const payload = {
    application_id: "application_demo_noah-feldmann.en-product-designer",
    interviewer_id: "interviewer_demo_felix-ohlendorf",
    starts_at: at(10),
    ends_at: at(11),
    time_zone: "Europe/Dublin",
    place: "Room 1",
  };
  const { result } = await http.post("/effects", {
    content: { kind: "book_interview", payload },
  });
  return String(Object(result).interview_id);
}

async function produceTemplate(http: HttpClient): Promise<string> {
  const template = {
    name: "Short",
    about: "outreach",
    language: "en",
    subject: "{{job_title}}",
    text: "{{salutation}}\n\n“{{reason}}”\n\n{{sender}}",
  };
  return String((await http.post("/mail-templates", { template })).id);
}

async function producePolicy(http: HttpClient): Promise<number> {
  const policy = { limits: { mails_per_day: 40 } };
  return Number((await http.put("/guardrails/policy", { policy, note: "fewer mails" })).version);
}
