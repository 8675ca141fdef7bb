/** What is still on its way into a tenant's workspace, so that an empty answer is not taken for the truth. */
import type { Principal } from "@bole/base";
import type { Loading } from "../http/contract/demo.ts";
import type { TalentHost } from "./talent-host.ts";

/** Null where everything is there. */
export async function loadingOf(
  { demo, search }: Pick<TalentHost, "demo" | "search">,
  principal: Principal,
): Promise<Loading | null> {
  const loading = await demo.progress(principal);
  if (loading !== null) return loading;
  const { entries, pending } = await search.state(principal.tenant);
  return pending === 0 ? null : { done: entries - pending, total: entries };
}

export const LOADING_WORDS = {
  zh: ({ done, total }: Loading) => `数据仍在加载：已完成 ${done}/${total}，稍后再试。`,
  en: ({ done, total }: Loading) => `Still loading: ${done} of ${total}. Try again in a moment.`,
} as const;
