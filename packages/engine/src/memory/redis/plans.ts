import { fromText, toText } from "../json-text.ts";
import type { PlanAudit, PlanPut, PlansPort, StoredPlan } from "../ports/plans.ts";
import type { RedisLink } from "./link.ts";
import { toValues } from "./reply.ts";
import { deletePlan, putPlan } from "./scripts/change-plan.ts";

/** As the design document has it: a plan's own fields beside what is known of it. */
type FlatPlan = Omit<StoredPlan, "plan"> & StoredPlan["plan"];

/** Plans by name. Versions go on counting after a deletion, so that the audit stays unambiguous. */
export class RedisPlans implements PlansPort {
  readonly #link: RedisLink;
  readonly #now: () => Date;

  constructor(link: RedisLink, now: () => Date) {
    this.#link = link;
    this.#now = now;
  }

  async put(tenant: string, { plan_id, plan, author, tags = [] }: PlanPut): Promise<StoredPlan> {
    const created_at = this.#now().toISOString();
    const known = { plan_id, author, tags: [...tags], created_at };
    const ver = await this.#link.run(putPlan, this.#keys(tenant, plan_id), [
      this.#link.token(),
      plan_id,
      withoutBrace({ ...known, ...plan }),
      withoutBrace({ plan_id, author, at: created_at }),
    ]);
    return { ...known, ver: Number(ver), plan };
  }

  async get(tenant: string, planId: string, ver?: number): Promise<StoredPlan | null> {
    const { keys } = this.#link;
    const text = await this.#link.ask((redis) =>
      ver === undefined
        ? redis.get(keys.plan(tenant, planId))
        : redis.hget(keys.planVersions(tenant, planId), String(ver)),
    );
    return text === null ? null : toPlan(text);
  }

  async list(tenant: string): Promise<StoredPlan[]> {
    const { keys } = this.#link;
    const ids = await this.#link.ask((redis) => redis.zrevrange(keys.plans(tenant), 0, -1));
    const texts = await this.#link.batch(ids.map((id) => ["get", keys.plan(tenant, id)]));
    return toValues(texts).flatMap((text) => (text === null ? [] : [toPlan(text)]));
  }

  async versions(tenant: string, planId: string): Promise<StoredPlan[]> {
    const key = this.#link.keys.planVersions(tenant, planId);
    const { ver: _, token: __, ...texts } = await this.#link.ask((redis) => redis.hgetall(key));
    return Object.values(texts)
      .map(toPlan)
      .sort((a, b) => a.ver - b.ver);
  }

  async delete(tenant: string, plan_id: string, author: string): Promise<boolean> {
    const at = this.#now().toISOString();
    const args = [this.#link.token(), plan_id, withoutBrace({ plan_id, author, at })];
    return (await this.#link.run(deletePlan, this.#keys(tenant, plan_id), args)) === 1;
  }

  async audit(tenant: string, planId: string): Promise<PlanAudit[]> {
    const key = this.#link.keys.planAudit(tenant, planId);
    const lines = await this.#link.ask((redis) => redis.lrange(key, 0, -1));
    return lines.map((line) => fromText(line));
  }

  #keys(tenant: string, planId: string): string[] {
    const { keys } = this.#link;
    return [
      keys.plan(tenant, planId),
      keys.planVersions(tenant, planId),
      keys.planAudit(tenant, planId),
      keys.plans(tenant),
      keys.position(),
    ];
  }
}

function toPlan(text: string): StoredPlan {
  const { plan_id, ver, author, tags, created_at, ...plan } = fromText<FlatPlan>(text);
  return { plan_id, ver, plan, author, tags, created_at };
}

/** The script puts in front what only it knows. */
function withoutBrace(fields: object): string {
  return toText(fields).slice(1);
}
