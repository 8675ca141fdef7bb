/** Every kind of effect there is. A new one is a file beside this one, and a line here. */
import type { EffectContent, EffectKind, EffectResult } from "../../model/effect.ts";
import type { Db } from "../../parts.ts";
import type { Doing, KindOfEffect, PayloadOf, Subject } from "../effect-kind.ts";
import { erasePerson } from "./erase-person.ts";
import { moveStage } from "./move-stage.ts";

const EFFECT_KINDS: { readonly [Kind in EffectKind]: KindOfEffect<Kind> } = {
  move_stage: moveStage,
  erase_person: erasePerson,
};

type Content<Kind extends EffectKind> = {
  readonly [One in Kind]: { readonly kind: One; readonly payload: PayloadOf<One> };
}[Kind];

/** A content with what its kind makes of it. */
export interface KnownContent extends Pick<KindOfEffect<EffectKind>, "done"> {
  subject(db: Db): Promise<Subject>;
  perform(doing: Doing): Promise<EffectResult>;
  readonly facts: Readonly<Record<string, string | null>>;
  readonly wish: object;
}

export function knownContent(content: EffectContent): KnownContent {
  return bound(content);
}

function bound<Kind extends EffectKind>({ kind, payload }: Content<Kind>): KnownContent {
  const entry: KindOfEffect<Kind> = EFFECT_KINDS[kind];
  return {
    subject: (db) => entry.subject(db, payload),
    perform: (doing) => entry.perform(doing, payload),
    done: entry.done,
    facts: entry.facts(payload),
    wish: entry.wish(payload),
  };
}
