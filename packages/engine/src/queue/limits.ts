/** Units: calls of agents in an engine, jobs in a queue. They hold in one process. */
export interface Limit {
  /** At the same time. */
  readonly concurrency?: number;
  /** Started within any minute. */
  readonly per_minute?: number;
}

export interface WorkLimits {
  /** All together. */
  readonly global?: Limit;
  /** By agent. */
  readonly agents?: Readonly<Record<string, Limit>>;
  /** For each tenant that `tenants` does not name. */
  readonly each_tenant?: Limit;
  readonly tenants?: Readonly<Record<string, Limit>>;
}

/** What is limited. */
export interface Limited {
  readonly tenant: string;
  readonly agent: string | null;
}

const NONE: Readonly<Record<string, Limit>> = {};

/** The limits that apply, each with the name under which it is counted. */
export function limitsOf(
  { global, agents = NONE, each_tenant, tenants = NONE }: WorkLimits,
  { tenant, agent }: Limited,
): (readonly [name: string, limit: Limit])[] {
  const ofAgent = agent !== null && Object.hasOwn(agents, agent) ? agents[agent] : undefined;
  const ofTenant = Object.hasOwn(tenants, tenant) ? tenants[tenant] : each_tenant;
  const all: (readonly [name: string, limit: Limit])[] = [];
  if (global !== undefined) all.push(["all", global]);
  if (ofAgent !== undefined) all.push([`agent:${agent}`, ofAgent]);
  if (ofTenant !== undefined) all.push([`tenant:${tenant}`, ofTenant]);
  return all;
}
