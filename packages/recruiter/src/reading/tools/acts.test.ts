import { compareInventory } from "@bole/language";
import { readInventories } from "@bole/language/examples";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DemoLab, openDemoLab } from "../../testing/demo-lab.ts";
import { fillSmall } from "../../testing/small-workspace.ts";
import { NOTHING_KNOWN } from "../memory.ts";
import { RECRUITER_TOOLS } from "./index.ts";

let lab: DemoLab;
beforeAll(async () => {
  lab = await openDemoLab({ fill: fillSmall });
});
afterAll(() => lab.close());

const after = ({
  state,
  language,
}: {
  state: typeof NOTHING_KNOWN.state;
  language: "zh" | "en";
}) => ({
  ...NOTHING_KNOWN,
  language,
  state,
});

it("has the values and spans that the examples were labelled with", () => {
  const inventory = readInventories().find(({ product }) => product === "recruiter");
  if (inventory === undefined) throw new Error("The recruiter has no inventory.");
  const differences = compareInventory(RECRUITER_TOOLS, inventory);
  // The embedded reader was not trained on kits: a model may ask for one, and the page has a button.
  expect(differences.filter((one) => !one.endsWith("no such tool"))).toEqual([
    "list_people: span unassigned (only in the tool)",
    "answer_pending: span text (only in the tool)",
    "answer_pending: span subject (only in the tool)",
    "draft_text: kind=interview_kit (only in the tool)",
  ]);
});

describe("what happens to somebody in a job", () => {
  it("is an act for each of them, with the job that they are in", async () => {
    const { actions, calls } = await lab.read(
      "<move_stage stage=offer>move <who>Maya</who> and <who>Tomasz</who> to offer</move_stage>",
    );
    expect(actions).toMatchObject([
      { kind: "move_stage", person_id: lab.idOf("Maya Lindqvist"), to: "offer" },
      { kind: "move_stage", person_id: lab.idOf("Tomasz Wróbelski"), to: "offer" },
    ]);
    expect(calls).toMatchObject([{ tool: "move_stage", args: { stage: "offer" } }]);
  });

  it("needs a stage and a job: what is missing is asked, and the answer completes it", async () => {
    const asked = await lab.read("<move_stage>把<who>何志强</who>挪一下</move_stage>");
    expect(asked).toMatchObject({ actions: [], is_question: true });
    expect(asked.said).toContain("哪个阶段");
    const memory = after(asked);
    const { actions } = await lab.read("<move_stage stage=interview>面试</move_stage>", { memory });
    expect(actions).toMatchObject([{ kind: "move_stage", to: "interview" }]);

    const added = await lab.read("<add_to_job>add <who>Maya</who> to a job</add_to_job>");
    expect(added).toMatchObject({ actions: [], is_question: true });
    expect(added.said).toContain("Senior Frontend Engineer");
  });

  it("keeps the words of a rejection as its reason", async () => {
    const { actions } = await lab.read(
      "<move_stage stage=rejected>turn <who>Maya</who> down</move_stage>",
    );
    expect(actions).toMatchObject([{ to: "rejected", reason: "turn Maya down" }]);
  });
});

describe("a new job", () => {
  it("has what was said of it as lines, and nothing else", async () => {
    const { actions } = await lab.read(
      "<create_job>create <title>Android engineer</title> in <place>Berlin</place>, <pay>70-80k EUR</pay>, <description>Kotlin required, part-time</description>, <count>two</count> people</create_job>",
    );
    expect(actions).toEqual([
      {
        kind: "create_job",
        draft: {
          title: "Android engineer",
          places: 2,
          description:
            "Android engineer\nLocation: Berlin\nSalary: 70-80k EUR\npart-time\nRequirements:\n- Kotlin required",
        },
      },
    ]);
  });

  it("has its pay in digits where it was said in words", async () => {
    const { actions } = await lab.read(
      "<create_job>招<title>前台</title>，<pay>月薪两万五到三万</pay></create_job>",
    );
    expect(actions).toMatchObject([{ draft: { description: "前台\n薪资：月薪25000-30000" } }]);
  });

  it.each([
    "<create_job>create a job</create_job>",
    "<create_job>create <title ref=pronoun>it</title></create_job>",
    "<create_job>create <title>Maya Lindqvist</title></create_job>",
  ])("is asked for its title: %s", async (markup) => {
    const { actions, said } = await lab.read(markup);
    expect(actions).toEqual([]);
    expect(said).toContain("What is the job called?");
  });
});

describe("a change of a job", () => {
  it.each([
    ["<change_job action=publish>publish <job>the frontend role</job></change_job>", "publish_job"],
    ["<change_job action=close>close <job>the frontend role</job></change_job>", "close_job"],
    ["<change_job action=reopen>reopen <job>the frontend role</job></change_job>", "reopen_job"],
    ["<change_job action=archive>archive <job>the frontend role</job></change_job>", "archive_job"],
    ["<change_job action=delete>delete <job>the frontend role</job></change_job>", "delete_job"],
  ])("%s", async (markup, kind) => {
    const { actions } = await lab.read(markup);
    expect(actions).toEqual([{ kind, job_id: lab.jobOf("Frontend") }]);
  });

  it("asks which field and which value where they are not said", async () => {
    const page = { job_id: lab.jobOf("Frontend") };
    const field = await lab.read("<change_job action=set>change it</change_job>", { page });
    expect(field).toMatchObject({ actions: [], is_question: true });
    expect(field.said).toContain("Headcount");
    const value = await lab.read("<change_job action=set field=pay>change the pay</change_job>", {
      page,
    });
    expect(value).toMatchObject({ actions: [], is_question: true, said: "What should it be?" });
    const memory = after(value);
    const { actions } = await lab.read(
      "<change_job action=set field=pay><value>80k EUR</value></change_job>",
      { page, memory },
    );
    expect(actions).toMatchObject([{ kind: "change_job", field: "pay", value: "80k EUR" }]);
  });
});

describe("people who come in, and who are left alone", () => {
  it.each([
    ["<import_people>Add Ada Lovelace, ada@example.com</import_people>", "Ada Lovelace"],
    ["<import_people>please add ada@example.com (Ada Lovelace)</import_people>", "Ada Lovelace"],
    ["<import_people>加一个人：李雷，ada@example.com</import_people>", "李雷"],
  ])("%s", async (markup, name) => {
    const { actions } = await lab.read(markup);
    expect(actions).toEqual([{ kind: "add_person", name, email: "ada@example.com", job_id: null }]);
  });

  it("asks for the file where nobody is named", async () => {
    const { actions, said } = await lab.read("<import_people>import the résumés</import_people>");
    expect(actions).toEqual([]);
    expect(said).toContain("drop the résumés here");
  });

  it("puts somebody on the list", async () => {
    const { actions } = await lab.read(
      "<do_not_contact>no more mails to <who>Tomasz</who></do_not_contact>",
    );
    expect(actions).toEqual([{ kind: "do_not_contact", person_id: lab.idOf("Tomasz Wróbelski") }]);
  });
});

describe("what was done", () => {
  const move = {
    kind: "move_stage",
    application_id: "a",
    moved_to: "offer",
    to: "interview",
  } as const;
  const done = [
    { id: "one", tool: "move_stage", label: "Maya Lindqvist → Offer", inverse: move },
    { id: "two", tool: "move_stage", label: "Tomasz Wróbelski → Offer", inverse: move },
  ];
  const memory = { ...NOTHING_KNOWN, done };

  it.each([
    ["<undo>undo</undo>", "two"],
    ["<undo>undo <what ref=pronoun>that</what></undo>", "two"],
    ["<undo>put <what>Maya</what> back</undo>", "one"],
  ])("is undone, the last first: %s", async (markup, id) => {
    expect((await lab.read(markup, { memory })).actions).toEqual([{ kind: "undo", id }]);
  });

  it("is nothing in a new conversation", async () => {
    const { actions, said } = await lab.read("<undo>undo</undo>");
    expect(actions).toEqual([]);
    expect(said).toContain("nothing to undo");
  });
});

describe("what must not be done", () => {
  it("is refused with everything else of the message", async () => {
    const reading = await lab.read(
      "<move_stage stage=offer>move <who>Maya</who> to offer</move_stage>, <refuse reason=discrimination>and no women after that</refuse>",
    );
    expect(reading).toMatchObject({
      ...{ refused: "discrimination", actions: [], asks: [], wanted: null, route: "chat" },
      calls: [{ tool: "refuse", args: { reason: "discrimination" } }],
    });
  });
});
