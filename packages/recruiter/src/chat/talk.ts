/** Talk that streams: each sentence leaves when it is whole and was checked against what is known. */
import type { ExecutionCtx } from "@bole/engine";
import { type Speaker, sentencesOf, speak } from "../router/speak.ts";
import { notUnderstood, TALK } from "./answers/talk.ts";
import type { ChatContext, Reply } from "./chat-state.ts";
import { NO_REPLY } from "./chat-state.ts";
import type { ChatParts } from "./parts.ts";
import { talkTask } from "./talk-task.ts";

interface Talked {
  readonly message: string;
  readonly language: "zh" | "en";
  readonly context: ChatContext;
  /** What of the world it is about: "feedback"; empty where that is not known. */
  readonly about: string;
}

/** What talk needs of the run around it. */
type TalkCtx = Pick<
  ExecutionCtx,
  "tenant" | "run_id" | "signal" | "budget" | "logger" | "progress" | "warn"
>;

interface TalkParts extends Pick<ChatParts, "models"> {
  readonly guardrails: Pick<ChatParts["guardrails"], "checkOutput">;
}

export async function talk(
  parts: TalkParts,
  { message, language, context, about }: Talked,
  speaker: Speaker,
  ctx: TalkCtx,
): Promise<Reply> {
  const facts = [
    message,
    ...context.history.map(({ text }) => text),
    ...context.records.map(({ link, text }) => `${link.title} ${text}`),
    // Examples of what can be said are no claims.
    notUnderstood(language, []),
    ...Object.values(TALK[language]),
  ];
  const spoken: string[] = [];
  let waiting = "";
  // One after the other, in the order in which they came.
  let leaving: Promise<unknown> = Promise.resolve();
  const leave = (piece: string) => {
    leaving = leaving.then(async () => {
      spoken.push(await speak(parts, [piece], speaker, ctx, facts));
    });
  };
  const { value, embedded_because } = await parts.models.run(
    talkTask,
    { message, language, context, about },
    {
      ...ctx,
      onToken: (text) => {
        const pieces = sentencesOf(waiting + text);
        waiting = pieces.pop() ?? "";
        pieces.forEach(leave);
      },
      // What has left cannot be taken back: whoever begins anew goes on in a new line.
      onRestart: () => {
        waiting = "";
        if (spoken.length > 0) leave("\n");
      },
    },
  );
  if (waiting !== "") leave(waiting);
  await leaving;
  const text = spoken.join("");
  // A solver's answer may come whole.
  const whole =
    text.trim() === "" ? await speak(parts, sentencesOf(value.text), speaker, ctx, facts) : text;
  const links = context.records
    .map(({ link }) => link)
    .filter(({ title }) => whole.includes(title));
  return { ...NO_REPLY, text: whole, links, actions: [...value.actions], embedded_because };
}
