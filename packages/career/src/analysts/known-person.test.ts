import { LOCAL_OWNER } from "@bole/base";
import { openEmbeddedReader } from "@bole/language/embedded";
import { afterAll, describe, expect, it } from "vitest";
import { readMessage } from "../facts/read-message.ts";
import { wishOf } from "../facts/wish-of.ts";
import { openMeaning } from "../knowledge/meaning.ts";
import { Focus } from "../report/focus.ts";
import { UserProfile } from "../state/user-profile.ts";
import { languageOf } from "../text/language.ts";
import { candidateOccupations } from "./candidates.ts";
import { knowPerson } from "./known-person.ts";
import type { Workspace } from "./ports.ts";
import { profilePerson } from "./profile-person.ts";
import { SourceBook } from "./source-book.ts";

const reader = openEmbeddedReader();
const meaning = openMeaning(undefined);
afterAll(async () => {
  await reader.close();
  await meaning.close();
});
const nothing = () => Promise.reject(new Error("Nobody asked for it"));
const workspace: Workspace = {
  jobs: { list: nothing, get: nothing },
  resumes: { get: nothing },
};

async function known(content: string) {
  const language = languageOf(content);
  const messages = [{ role: "user" as const, content, at: "" }];
  const user_profile = UserProfile.parse({});
  const conversation = { stage: "story", question: null, options: [], language } as const;
  const said = { text: content, message: 0 };
  const { facts } = await readMessage({ reader, meaning }, [], said, conversation);
  const wish = wishOf(facts, user_profile, "2026-11-15");
  const book = new SourceBook({ session_id: "s", language });
  const input = { user_profile, messages, wish };
  const person = await knowPerson(input, workspace, LOCAL_OWNER, book);
  const about = { ...input, session_id: "s", language };
  return { person, facts, wish, book, about };
}

const TEACHER = "I have been a primary school teacher for eight years";

describe("what is known of somebody", () => {
  it("counts what their work uses as theirs, and says by which work", async () => {
    const { person, about, book } = await known(`${TEACHER}. I know Excel.`);
    expect(person.skills.get("teaching")).toBe("occupation:primary-teacher");
    expect(person.implied.has("teaching")).toBe(true);
    expect(person.implied.has("excel")).toBe(false);
    const { strengths } = profilePerson({ ...about, candidates: ["tutor-teacher"] }, person, book);
    const texts = strengths.map(({ text }) => text).join("\n");
    expect(texts).toMatch(/From your work as a primary school teacher: [^\n]*Teaching/);
  });

  it("takes no certificate for granted", async () => {
    const { person } = await known(TEACHER);
    expect(person.skills.has("teacher-qualification")).toBe(false);
    expect(person.skills.has("curriculum-development")).toBe(true);
  });

  it("takes a paper for granted that the work cannot be done without", async () => {
    const { person } = await known("I drive a truck and want to be home more");
    expect(person.implied.has("driving-licence")).toBe(true);
  });

  it("does not make work out of studies", async () => {
    const { person } = await known("刚毕业，学的是市场营销，不知道适合做什么");
    expect(person.implied.size).toBe(0);
  });

  it("quotes what somebody likes, not that they like something", async () => {
    const { wish } = await known("我做了三年收银员，喜欢跟人打交道，想换个方向");
    expect(wish.motives[0]?.text).toBe("喜欢跟人打交道");
  });
});

it.each([
  ["I drive a truck and want to be home more", "truck-driver"],
  ["我在超市上班，想换工作", "shop-assistant"],
])("knows what somebody is by what they say they do: %s", async (text, id) => {
  const { person } = await known(text);
  expect(person.current?.id).toBe(id);
});

it("takes what somebody wants less of for no field of theirs", async () => {
  const { wish } = await known("What could I do next? I would like something with less travel.");
  expect(wish.fields).toEqual([]);
});

it("takes no liking for something that binds", async () => {
  const { wish } = await known("我是护士，喜欢跟孩子打交道");
  expect(wish.constraints).toEqual([]);
});

describe("somebody who is worn out by their work", () => {
  it("is shown other work, and not more of the same", async () => {
    const choose = async (text: string) => {
      const { wish, facts, person } = await known(text);
      const skills = new Set([...person.skills.keys()].filter((id) => !person.implied.has(id)));
      const focus = Focus.parse({});
      const current = person.current?.id ?? null;
      const interests = new Set<string>();
      return candidateOccupations({ facts, wish, focus, skills, interests, current, limit: 3 });
    };
    expect(await choose(`${TEACHER}. What else is there?`)).toContain("secondary-teacher");
    expect(await choose(`${TEACHER} and feel burnt out. What else is there?`)).not.toContain(
      "secondary-teacher",
    );
  });
});
