import { findLocalModels } from "@bole/models/choice";
import { Hono } from "hono";
import { permit } from "../../guardrails/permit.ts";
import { withKey } from "../../models/model-choices.ts";
import { presentChoices } from "../../models/present-choices.ts";
import type { AppDeps, AppEnv } from "../app-env.ts";
import {
  LocalServers,
  ModelSettings,
  ModelToTry,
  ModelTried,
  NewModelSettings,
} from "../contract/models.ts";
import { BODY_ERRORS, jsonBody, requireJson } from "../json-body.ts";
import { describe } from "../openapi/describe.ts";
import { query } from "../query.ts";
import { InTenant, tenantOf } from "../tenant.ts";

/** Keys and addresses are an owner's. */
const EDIT = { kind: "edit_models" };
const WHO = ["forbidden-tenant", "action-forbidden"] as const;

export function modelsRoutes(deps: Pick<AppDeps, "config" | "host">): Hono<AppEnv> {
  const { modelChoices, tryModel } = deps.host;
  return new Hono<AppEnv>()
    .get(
      "/models",
      describe({
        summary: "Which language models are asked for what",
        description: "As the environment says, or as it was chosen here. Keys are never sent.",
        tag: "System",
        answer: { schema: ModelSettings, description: "Models, and the chain of each task" },
        errors: ["invalid-request", "forbidden-tenant"],
      }),
      query(InTenant),
      async (c) => {
        const tenant = tenantOf(c, deps, c.req.valid("query").tenant);
        const may_edit = c.get("principal").roles.includes("owner");
        const chosen = await modelChoices.chosen(tenant);
        return c.json<ModelSettings>(presentChoices(modelChoices, chosen, may_edit));
      },
    )
    .put(
      "/models",
      describe({
        summary: "Chooses the models",
        description:
          "They are asked from the next task on, without a restart. Keys are stored encrypted. What is left empty is as the environment says.",
        tag: "System",
        answer: { schema: ModelSettings, description: "What is in force now" },
        errors: [...BODY_ERRORS, ...WHO, "model-settings-conflict"],
      }),
      requireJson,
      jsonBody(NewModelSettings),
      async (c) => {
        const { tenant: named, ...settings } = c.req.valid("json");
        const tenant = tenantOf(c, deps, named);
        await permit(c, deps, tenant, EDIT);
        await modelChoices.put(tenant, settings, c.get("principal").user);
        c.get("log").info({ tenant }, "the choice of models was changed");
        const chosen = await modelChoices.chosen(tenant);
        return c.json<ModelSettings>(presentChoices(modelChoices, chosen, true));
      },
    )
    .get(
      "/models/local",
      describe({
        summary: "Servers of language models on this machine",
        description:
          "Looks at the usual ports of Ollama, LM Studio, vLLM and llama.cpp, on loopback only.",
        tag: "System",
        answer: { schema: LocalServers, description: "Those that answer, with their models" },
        errors: ["invalid-request", ...WHO],
      }),
      query(InTenant),
      async (c) => {
        await permit(c, deps, tenantOf(c, deps, c.req.valid("query").tenant), EDIT);
        const servers = await findLocalModels();
        return c.json<LocalServers>({
          servers: servers.map(({ models, ...server }) => ({ ...server, models: [...models] })),
        });
      },
    )
    .post(
      "/models/try",
      describe({
        summary: "Tries a model out",
        description:
          "Two short questions: whether it answers in a given form, and whether it calls tools. It costs a few hundred tokens, which are booked.",
        tag: "System",
        answer: { schema: ModelTried, description: "How it did" },
        errors: [...BODY_ERRORS, ...WHO],
      }),
      requireJson,
      jsonBody(ModelToTry),
      async (c) => {
        const { tenant: named, ...model } = c.req.valid("json");
        const tenant = tenantOf(c, deps, named);
        await permit(c, deps, tenant, EDIT);
        const { key, ...found } = withKey(model, await modelChoices.chosen(tenant));
        const tried = await tryModel({ ...found, key }, { tenant, signal: c.req.raw.signal });
        return c.json<ModelTried>(tried);
      },
    );
}
