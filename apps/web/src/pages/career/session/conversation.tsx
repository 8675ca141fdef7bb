/** What was said so far, as a conversation. */
import type { CareerSession } from "@bole/server/contract";
import { useText } from "../../../i18n/text.ts";
import { sessionText } from "../text/session-text.ts";

const BUBBLE = "max-w-[85%] rounded-md px-4 py-2.5 break-words whitespace-pre-line";

export function Conversation({ messages }: { readonly messages: CareerSession["messages"] }) {
  const t = useText(sessionText).details;
  return (
    <ol aria-label={t.messages} className="mb-4 flex flex-col gap-3">
      {messages.map(({ role, content, at }) => (
        <li
          key={`${at} ${role}`}
          className={`${BUBBLE} ${role === "user" ? "self-end bg-accent-soft" : "self-start bg-hover"}`}
        >
          <span className="sr-only">{role === "user" ? t.you : t.bole}: </span>
          {content}
        </li>
      ))}
    </ol>
  );
}
