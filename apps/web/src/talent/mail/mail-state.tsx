/** What has become of a mail, and why. */
import type { Message, MessageState } from "@bole/server/contract";
import { Link } from "@tanstack/react-router";
import { Badge, type Tone } from "../../design/badge.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { mailText } from "./mail-text.ts";
import { useSecondsLeft } from "./use-seconds-left.ts";

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

/** What is mended in the settings. */
const IN_SETTINGS: ReadonlySet<string> = new Set(["local_outbox", "settings_missing"]);

type Stated = Pick<Message, "state" | "kind" | "state_reason" | "not_before">;

/** Where no mail server is set up, a mail that is "sent" has only been kept. */
export const isOnlyKept = ({ state, state_reason }: Pick<Stated, "state" | "state_reason">) =>
  state === "sent" && state_reason?.code === "local_outbox";

export function MailState({ state, kind, state_reason, not_before }: Stated) {
  const t = useText(mailText);
  const seconds = useSecondsLeft({ state, not_before });
  const tone = kind === "reply" ? "ok" : TONES[state];
  if (isOnlyKept({ state, state_reason })) return <Badge tone="warning">{t.onlyKept}</Badge>;
  const name = seconds > 0 ? t.sendingIn(seconds) : t.states[state];
  return <Badge tone={tone}>{kind === null ? name : t.incoming[kind]}</Badge>;
}

/** Nothing, where the state says enough. */
export function MailReason({ message }: { readonly message: Stated }) {
  const t = useText(mailText);
  const { moment } = useFormat();
  const { state_reason: reason, not_before } = message;
  const when = reason?.facts.at;
  const facts = { ...reason?.facts, ...(when !== undefined && { when: moment(when) }) };
  const why = reason === null ? "" : t.reasons[reason.code](facts);
  const until =
    message.state === "postponed" && not_before !== null ? t.until(moment(not_before)) : "";
  const said = [why, until].filter(Boolean).join(" · ");
  if (said === "") return null;
  return (
    <span className="text-sm break-words text-ink-2">
      {said}
      {reason !== null && IN_SETTINGS.has(reason.code) && (
        <>
          {" "}
          <Link to="/settings/mail" className="text-accent-ink underline">
            {t.setUp}
          </Link>
        </>
      )}
    </span>
  );
}
