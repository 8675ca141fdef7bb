/** What has become of a mail, and why. */
import type { Message, MessageState } from "@bole/server/contract";
import { Badge, type Tone } from "../../design/badge.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { mailText } from "./mail-text.ts";

const TONES: Record<MessageState, Tone> = {
  draft: "neutral",
  queued: "accent",
  postponed: "warning",
  sending: "accent",
  sent: "ok",
  failed: "danger",
  uncertain: "warning",
  cancelled: "neutral",
  received: "neutral",
};

type Stated = Pick<Message, "state" | "kind" | "state_reason" | "not_before">;

export function MailState({ state, kind }: Pick<Message, "state" | "kind">) {
  const t = useText(mailText);
  const tone = kind === "reply" ? "ok" : TONES[state];
  return <Badge tone={tone}>{kind === null ? t.states[state] : t.incoming[kind]}</Badge>;
}

/** Nothing, where the state says enough. */
export function MailReason({ message }: { readonly message: Stated }) {
  const t = useText(mailText);
  const { moment } = useFormat();
  const { state_reason: reason, not_before } = message;
  const why = reason === null ? "" : t.reasons[reason.code](reason.facts);
  const until =
    message.state === "postponed" && not_before !== null ? t.until(moment(not_before)) : "";
  const said = [why, until].filter(Boolean).join(" · ");
  return said === "" ? null : <span className="text-sm break-words text-ink-2">{said}</span>;
}
