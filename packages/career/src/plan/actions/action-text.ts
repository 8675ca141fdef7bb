import type { ActionKind } from "../schedule-wishes.ts";

/** An action of a plan, before it has a day. */
export interface ActionText {
  readonly title: string;
  readonly description: string;
  readonly kind: ActionKind;
  readonly link: string;
  readonly yields: Readonly<Record<string, number>>;
}

export const action = (
  title: string,
  description: string,
  kind: ActionText["kind"],
  link = "-",
  yields: ActionText["yields"] = {},
): ActionText => ({ title, description, kind, link, yields });
