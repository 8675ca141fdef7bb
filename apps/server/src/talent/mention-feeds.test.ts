import { expect, it } from "vitest";
import { accountsApp, OWNER } from "../../test/accounts-app.ts";
import { readSse } from "../../test/read-sse.ts";
import { CurrentSession } from "../http/contract/accounts.ts";
import { ImportResult } from "../http/contract/candidates.ts";

it("says at once that a note mentions somebody, to them alone, and not about whom", async () => {
  const { app, cookie, client, join } = await accountsApp();
  const Cookie = await cookie(OWNER.email);
  const owner = client({ Cookie });
  const [recruiter, auditor] = [await join("local", "recruiter"), await join("local", "auditor")];
  const { user } = CurrentSession.parse(await (await recruiter("GET", "/api/session")).json());
  const body = new FormData();
  body.append("files", new File(["Ada\nada@people.example\n\nSkills\nSQL\n"], "ada.txt"));
  const init = { method: "POST", body, headers: { Cookie } };
  const imported = await app.request("/api/candidates/import", init, {});
  const person = ImportResult.parse(await imported.json()).files[0]?.person_id;

  const mine = await recruiter("GET", "/api/mentions/events");
  const others = await auditor("GET", "/api/mentions/events");
  const note = { text: "What do you think?", mentions: [user?.id] };
  expect((await owner("POST", `/api/candidates/${person}/notes`, note)).status).toBe(200);

  const [event] = await readSse(mine.body, (events) => events.length > 0);
  expect(event).toMatchObject({ event: "mentioned", data: { type: "mentioned", content: {} } });
  // A note to the auditor comes first in their stream: the one before was not theirs.
  const { user: own } = CurrentSession.parse(await (await auditor("GET", "/api/session")).json());
  await owner("POST", `/api/candidates/${person}/notes`, { text: "x", mentions: [own?.id] });
  const [first] = await readSse(others.body, (events) => events.length > 0);
  expect(first?.id).toBe(1);
});
