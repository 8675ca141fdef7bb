import { assertJson } from "../contracts/json.ts";
import type { Driver } from "./live/driver.ts";
import type { SignalRequest } from "./requests.ts";
import type { World } from "./steps/run-context.ts";

/** Stores a signal and answers the gates that wait for it; how many runs went on. */
export function postSignal(
  { clock, ids }: World,
  driver: Driver,
  { tenant, event, data }: SignalRequest,
): Promise<number> {
  return driver.signals.post({
    signal_id: ids.next("signal"),
    tenant,
    event,
    data: assertJson(data, `The data of event "${event}"`),
    at: new Date(clock.now()).toISOString(),
  });
}
