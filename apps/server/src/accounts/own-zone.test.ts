import { recruiterScript } from "@bole/recruiter/testing/script";
import { expect, it } from "vitest";
import { accountsApp, OWNER } from "../../test/accounts-app.ts";
import { testHost } from "../../test/test-host.ts";
import { RecruiterSession } from "../http/contract/recruiter.ts";

const { plain, ...reader } = recruiterScript();
const MESSAGE = plain("<talk>Hello</talk>");

it("times in a conversation are meant in the zone of one's profile, unless the message says another", async () => {
  const { signIn } = await accountsApp({ host: await testHost({ recruits: true, reader }) });
  const rosa = await signIn(OWNER.email);
  const zone = { time_zone: "America/New_York" };
  expect((await rosa("PATCH", "/api/profile", zone)).status).toBe(204);
  const say = async (session_id: string, context?: object) => {
    await (await rosa("POST", "/api/agent/chat", { session_id, message: MESSAGE, context })).text();
    const read = await rosa("GET", `/api/agent/sessions/${session_id}`);
    return RecruiterSession.parse(await read.json()).messages[0]?.context.time_zone;
  };
  expect(await say("plain")).toBe("America/New_York");
  expect(await say("abroad", { time_zone: "Asia/Tokyo" })).toBe("Asia/Tokyo");
});
