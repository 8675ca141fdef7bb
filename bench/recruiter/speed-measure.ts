/**
 * `node speed-measure.ts COUNT`: so many candidates in a SQLite file, and job launches among them, from the
 * message to the mails that wait for approval. The real sentence model, no language model. Prints JSON.
 */
import { join } from "node:path";
import { SentenceEmbedder } from "@bole/models";
import { openRecruiterLab, ROSA } from "@bole/recruiter/testing";
import { temporaryFolder } from "@bole/testing";

const LAUNCHES = 5;
const count = Number(process.argv[2] ?? "1000");

const FAMILY = "林周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜戚谢邹";
const GIVEN = ["清越", "远", "桐", "一诺", "思源", "若溪", "明轩", "知夏", "可可", "志强", "安"];
const WORK = [
  "用 Go 语言重写清算服务，日终批处理由 4 小时缩短到 35 分钟",
  "把对账改为 Kafka 事件驱动，差错率下降 60%",
  "用 Java 和 Spring 维护订单系统，支撑大促峰值",
  "用 Python 搭建数据管道，每天处理 2 亿条日志",
  "负责前台接待与会议安排，组织年会",
  "用 React 重做商家后台，首屏时间减半",
  "带 6 人团队交付风控平台，误杀率下降三成",
  "写爬虫与报表，支持运营做增长实验",
  "维护 Kubernetes 集群与发布流水线",
  "设计仓储流程，库存周转提升 18%",
];
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

const resume = (at: number) => `# ${FAMILY[at % FAMILY.length]}${pick(GIVEN, at >> 5)}
${at % 3 === 0 ? "后端工程师" : at % 3 === 1 ? "数据工程师" : "运营专员"} · c${at}@example.cn · 上海

## 工作经历
### 公司${at % 97} | 工程师 | 20${String(10 + (at % 12)).padStart(2, "0")}.03 - 至今
- ${pick(WORK, at)}
- ${pick(WORK, at * 7 + 3)}
- ${pick(WORK, at * 3 + 1)}
`;

await using folder = await temporaryFolder();
const embedder = new SentenceEmbedder();
const lab = await openRecruiterLab({ location: { file: join(folder.path, "bole.db") }, embedder });
lab.search.start();
for (let at = 0; at < count; at++) await lab.addPerson(`c${at}`, resume(at));
await lab.search.whenIdle();

const took: number[] = [];
const cpu: number[] = [];
let mails = 0;
for (let at = 0; at < LAUNCHES; at++) {
  const { id } = await lab.talent.jobs.create(
    ROSA,
    {
      title: `支付后端工程师 ${at}`,
      organisation: "杉桥科技",
      location: "上海",
      status: "open",
      description: "我们为中小商户做清结算平台。\n\n要求：精通 Go，熟悉 Kafka。",
      criteria: [
        { id: "go", text: "精通 Go", need: "must", weight: 5, skill: "go" },
        { id: "kafka", text: "熟悉 Kafka", need: "must", weight: 3, skill: "kafka" },
      ],
    },
    { demo: true },
  );
  const [began, before] = [performance.now(), process.cpuUsage()];
  const heard = await lab.say("启动这个职位，联系二十个人", { session: `s${at}`, job_id: id });
  took.push(performance.now() - began);
  const used = process.cpuUsage(before);
  cpu.push((used.user + used.system) / 1_000);
  const asked = heard.find(({ type }) => type === "approval_needed");
  if (asked?.type !== "approval_needed" || asked.content.kind !== "mails") {
    throw new Error(`No mails wait: ${JSON.stringify(heard.at(-1))}`);
  }
  mails = asked.content.items.length;
}
process.stdout.write(JSON.stringify({ took, cpu, mails }));
await lab.close();
