import { expect, it } from "vitest";
import { REDIRECTS } from "./redirects.ts";

const follow = (from: string, search = {}, params = {}) =>
  REDIRECTS.find((redirect) => redirect.from === from)?.target(search, params);

it.each([
  ["/home", "/"],
  ["/candidates", "/people"],
  ["/approvals", "/inbox"],
  ["/recommend", "/matches"],
  ["/templates", "/settings/templates"],
  ["/guardrails", "/settings/guardrails"],
])("%s is at %s, with its search", (from, to) => {
  expect(follow(from, { q: "data" })).toEqual({ to, search: { q: "data" } });
});

it("keeps what an address is about", () => {
  expect(follow("/candidates/$candidateId", { tab: "contact" }, { candidateId: "p1" })).toEqual({
    to: "/people/p1",
    search: { tab: "contact" },
  });
  expect(follow("/templates/$templateId", {}, { templateId: "t1" })?.to).toBe(
    "/settings/templates/t1",
  );
});

it("opens the board of a job on the job's page, and all jobs where none is named", () => {
  expect(follow("/pipeline", { job_id: "j1", step: "screen_new" })).toEqual({
    to: "/jobs/j1",
    search: { step: "screen_new" },
  });
  expect(follow("/pipeline")?.to).toBe("/jobs");
});

it("shows people for a job on the job's page", () => {
  expect(follow("/recommend", { kind: "people", job_id: "j1" })).toEqual({
    to: "/jobs/j1",
    search: { tab: "suggested" },
  });
});

it("splits the outbox into mails and people not to be contacted", () => {
  expect(follow("/outbox", { mail: "m1" })).toEqual({
    to: "/inbox",
    search: { mail: "m1", tab: "mails" },
  });
  expect(follow("/outbox", { tab: "suppressions" })?.to).toBe("/settings/do-not-contact");
});
