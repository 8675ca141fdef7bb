/** What somebody prepares for interviews, kept with the résumé that they go with. */
import type { Principal } from "@bole/base";
import { z } from "zod";
import type { Db, DeskParts } from "../desk/parts.ts";
import { resumeErrors } from "../errors.ts";
import { type Preparation, PreparedAnswer, Question } from "./preparation.ts";

const COLUMNS = [
  "id",
  "resume_id",
  "title",
  "language",
  "questions",
  "answers",
  "created_at",
  "updated_at",
] as const;

const Questions = z.array(Question);
const Answers = z.record(z.string(), PreparedAnswer);

export class InterviewPreparations {
  readonly #parts: DeskParts;

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  /** Newest first. */
  async list(principal: Principal, resumeId: string): Promise<Preparation[]> {
    await this.#parts.talent.resumes.get(principal, resumeId);
    return readAll(this.#parts.store.forTenant(principal.tenant), resumeId);
  }

  create(
    principal: Principal,
    resume_id: string,
    { title, language, questions }: Pick<Preparation, "title" | "language" | "questions">,
  ): Promise<Preparation> {
    const { store, talent, now, newId } = this.#parts;
    return store.transaction(async (transaction) => {
      await talent.resumes.lockIn(transaction, principal, resume_id);
      const at = now().toISOString();
      const made = {
        ...{ id: newId("interview"), resume_id, title, language, questions },
        ...{ answers: {}, created_at: at, updated_at: at },
      };
      const row = { ...made, questions: JSON.stringify(questions), answers: "{}" };
      const db = transaction.forTenant(principal.tenant);
      await db.insertInto("resume_interviews").values(row).execute();
      return made;
    });
  }

  /** Keeps notes and an answer to one question; those to others stay. */
  answer(
    principal: Principal,
    resumeId: string,
    id: string,
    questionId: string,
    answer: PreparedAnswer,
  ): Promise<{ readonly preparation: Preparation; readonly question: Question }> {
    const { store, talent, now } = this.#parts;
    return store.transaction(async (transaction) => {
      await talent.resumes.lockIn(transaction, principal, resumeId);
      const db = transaction.forTenant(principal.tenant);
      const found = await readOne(db, resumeId, id);
      const question = found.questions.find((one) => one.id === questionId);
      if (question === undefined) throw unknown(`It has no question "${questionId}".`);
      const answers = { ...found.answers, [questionId]: answer };
      const updated_at = now().toISOString();
      await db
        .updateTable("resume_interviews")
        .set({ answers: JSON.stringify(answers), updated_at })
        .where("id", "=", id)
        .execute();
      return { preparation: { ...found, answers, updated_at }, question };
    });
  }

  delete(principal: Principal, resumeId: string, id: string): Promise<void> {
    const { store, talent } = this.#parts;
    return store.transaction(async (transaction) => {
      await talent.resumes.lockIn(transaction, principal, resumeId);
      const db = transaction.forTenant(principal.tenant);
      await readOne(db, resumeId, id);
      await db.deleteFrom("resume_interviews").where("id", "=", id).execute();
    });
  }
}

async function readAll(db: Db, resumeId: string): Promise<Preparation[]> {
  const rows = await db
    .selectFrom("resume_interviews")
    .select(COLUMNS)
    .where("resume_id", "=", resumeId)
    .orderBy("pos", "desc")
    .execute();
  return rows.map(({ questions, answers, ...row }) => ({
    ...row,
    questions: Questions.parse(JSON.parse(questions)),
    answers: Answers.parse(JSON.parse(answers)),
  }));
}

async function readOne(db: Db, resumeId: string, id: string): Promise<Preparation> {
  const found = (await readAll(db, resumeId)).find((one) => one.id === id);
  if (found === undefined) throw unknown(`The résumé "${resumeId}" has no preparation "${id}".`);
  return found;
}

const unknown = (detail: string) => resumeErrors.error("preparation-unknown", detail);
