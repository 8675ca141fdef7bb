/** Through the server that is at work: what one sees here and on its page is the same. */

import { IndexState } from "@bole/talent";
import type { z } from "zod";
import { serverErrors } from "../../errors.ts";
import { ImportResult } from "../../http/contract/candidates.ts";
import { DemoState } from "../../http/contract/demo.ts";
import { Problem } from "../../http/contract/problem.ts";
import { IndexPage, SearchAnswer } from "../../http/contract/search.ts";
import type { TalentDoor } from "./talent-door.ts";

const METHODS = { state: "GET", load: "POST", remove: "DELETE" } as const;

export function servedDoor(url: string): TalentDoor {
  const ask = async <S extends z.ZodType>(
    schema: S,
    path: string,
    init: RequestInit = {},
  ): Promise<z.output<S>> => {
    const response = await fetch(`${url}/api${path}`, init);
    if (!response.ok) throw await refused(response);
    return schema.parse(await response.json());
  };
  return {
    async importFile({ name, bytes }, { job_id, dry_run, bulk }) {
      const form = new FormData();
      form.append("files", new File([new Uint8Array(bytes)], name));
      const query = queryOf({
        job_id,
        dry_run: dry_run === true ? "true" : undefined,
        bulk: bulk === true ? "true" : undefined,
      });
      const path = `/candidates/import?${query}`;
      const { files } = await ask(ImportResult, path, { method: "POST", body: form });
      const [file] = files;
      if (file === undefined) throw new Error(`The server says nothing of "${name}".`);
      return file;
    },
    search: (q, { kind, limit }) =>
      ask(SearchAnswer, `/search?${queryOf({ q, kind, limit: String(limit) })}`),
    async exportResume(id, choice) {
      const path = `/resumes/${encodeURIComponent(id)}/export?${queryOf(choice)}`;
      const response = await fetch(`${url}/api${path}`);
      if (!response.ok) throw await refused(response);
      const [, name = ""] =
        /filename\*=UTF-8''(.*)/.exec(response.headers.get("Content-Disposition") ?? "") ?? [];
      return {
        name: decodeURIComponent(name),
        bytes: new Uint8Array(await response.arrayBuffer()),
      };
    },
    index: (after) =>
      ask(IndexPage, "/search/index", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ after }),
      }),
    indexState: () => ask(IndexState, "/search/state"),
    pending: async () => (await ask(IndexState, "/search/state")).pending,
    demo: (action) => ask(DemoState, "/demo", { method: METHODS[action] }),
    close: async () => undefined,
  };
}

async function refused(response: Response) {
  const problem = Problem.parse(await response.json());
  return serverErrors.error("refused-by-server", {
    detail: `${problem.detail} ${problem.remedy}`,
    data: { code: problem.code },
  });
}

function queryOf(values: Readonly<Record<string, string | undefined>>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) query.set(name, value);
  }
  return query;
}
