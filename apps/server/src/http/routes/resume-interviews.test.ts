import { Preparation } from "@bole/resume";
import { Resume, ResumeData } from "@bole/talent";
import { describe, expect, it } from "vitest";
import { testApi } from "../../../test/api.ts";
import { DeletedPreparation, KeptAnswer, PreparationList } from "../contract/resume-interview.ts";

const api = await testApi();
const DATA = ResumeData.parse({
  basic: { name: "Ada Byrne" },
  workExperience: [{ id: "a", company: "Harbour", description: "- Built forecasts in Python" }],
});

async function prepared() {
  const { id } = await api.ask(Resume, "POST", "/resumes", { data: DATA });
  const path = `/resumes/${id}/interviews`;
  const job = "Data Analyst\nRequirements:\n- Python\n- Kubernetes";
  return { path, preparation: await api.ask(Preparation, "POST", path, { job }) };
}

describe("preparing an interview", () => {
  it("keeps questions, notes and answers, and says what an answer lacks", async () => {
    const { path, preparation } = await prepared();
    const proof = preparation.questions.find(({ kind }) => kind === "proof");
    expect(proof).toMatchObject({ aims_at: "Built forecasts in Python" });
    const body = { notes: "mention the shops", answer: "I built them in Python for 14 shops." };
    const answered = `${path}/${preparation.id}/answers/${proof?.id}`;
    const { checks } = await api.ask(KeptAnswer, "PUT", answered, body);
    expect(checks.filter(({ isMet }) => !isMet).map(({ id }) => id)).toEqual(["result", "length"]);
    const { items } = await api.ask(PreparationList, "GET", path);
    expect(items).toMatchObject([{ id: preparation.id, answers: { [proof?.id ?? ""]: body } }]);
    const empty = { notes: "later", answer: " " };
    expect((await api.ask(KeptAnswer, "PUT", answered, empty)).checks).toEqual([]);
  });

  it("deletes a preparation, and knows no other", async () => {
    const { path, preparation } = await prepared();
    const body = { notes: "", answer: "" };
    const refused = async (rest: string) =>
      (await api.refusal("PUT", `${path}/${rest}`, body)).code;
    expect(await refused(`${preparation.id}/answers/q99`)).toBe("preparation-unknown");
    expect(await refused("nope/answers/q1")).toBe("preparation-unknown");
    const { id } = await api.ask(DeletedPreparation, "DELETE", `${path}/${preparation.id}`);
    expect(id).toBe(preparation.id);
    expect((await api.ask(PreparationList, "GET", path)).items).toEqual([]);
    expect((await api.refusal("POST", path, { job: "" })).code).toBe("job-text-empty");
  });
});
