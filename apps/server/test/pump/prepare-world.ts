import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { World } from "./text-routes.ts";

const Id = z.object({ id: z.string() });

/** Makes what the routes talk about: a résumé, a job, somebody. */
export async function prepareWorld(api: string): Promise<World> {
  const ask = async <S extends z.ZodType>(schema: S, path: string, body: unknown) => {
    const response = await fetch(`${api}${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
    return schema.parse(JSON.parse(text));
  };
  const data = { basic: { name: "Ann Lee" }, skillContent: "Python, Go" };
  const resume = await ask(Id.extend({ person_id: z.string() }), "/resumes", { data });
  const { id: job_id } = await ask(Id, "/jobs", {
    job: { title: "Backend Engineer", description: "Go and PostgreSQL in Berlin." },
  });
  return {
    resume_id: resume.id,
    person_id: resume.person_id,
    job_id,
    session: () => `pump-${randomUUID()}`,
  };
}
