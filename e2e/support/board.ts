/** A job with a few people of the demo's résumés in it, put there as another system would: by the API. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Board, BoardCard } from "@bole/server/contract";
import type { APIRequestContext } from "@playwright/test";
import { expect } from "./test.ts";

const RESUMES = "packages/talent/src/demo/data/resumes";

export interface SmallBoard {
  readonly jobId: string;
  readonly cardOf: (name: string) => Promise<BoardCard>;
  /** As somebody else would at the same time. */
  readonly move: (name: string, to: string) => Promise<void>;
  /** It waits for an approval then. */
  readonly askToErase: (name: string) => Promise<void>;
}

export async function smallBoard(
  request: APIRequestContext,
  url: string,
  files: readonly string[],
): Promise<SmallBoard> {
  const post = async (route: string, options: Parameters<APIRequestContext["post"]>[1]) => {
    const answer = await request.post(`${url}/api${route}`, options);
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const { id: jobId } = await post("/jobs", { data: { job: { title: "Night baker" } } });
  for (const file of files) {
    const buffer = readFileSync(path.join(RESUMES, file));
    const given = { name: path.basename(file), mimeType: "application/octet-stream", buffer };
    await post(`/candidates/import?job_id=${jobId}`, { multipart: { files: given } });
  }
  const board = async (): Promise<Board> =>
    (await request.get(`${url}/api/jobs/${jobId}/board`)).json();
  const cardOf = async (name: string) => {
    const cards = (await board()).columns.flatMap((column) => column.cards);
    const card = cards.find((one) => one.name === name);
    if (card === undefined) throw new Error(`${name} is not on the board.`);
    return card;
  };
  return {
    jobId,
    cardOf,
    move: async (name, to) => {
      const { id, version } = (await cardOf(name)).application;
      const payload = { application_id: id, to, reason: "", version };
      await post("/effects", { data: { content: { kind: "move_stage", payload } } });
    },
    askToErase: async (name) => {
      const { person_id } = (await cardOf(name)).application;
      const { person } = await (await request.get(`${url}/api/candidates/${person_id}`)).json();
      const payload = { person_id, version: person.version };
      await post("/effects", { data: { content: { kind: "erase_person", payload } } });
    },
  };
}
