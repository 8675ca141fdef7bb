/** The conversation, and where one writes to it. */
import { ArrowDown, LoaderCircle } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../design/button.tsx";
import { ErrorState } from "../../../design/error-state.tsx";
import { useHanFont } from "../../../design/han-font.ts";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { SkeletonRows } from "../../../design/skeleton.tsx";
import { useText } from "../../../i18n/text.ts";
import { Composer } from "../composer/composer.tsx";
import { assistantText } from "../text/assistant-text.ts";
import { BlockView } from "./block-view.tsx";
import { Hello } from "./hello.tsx";
import { useConversation } from "./use-conversation.ts";

/** Nearer to the end than this, one follows what comes. */
const NEAR = 120;
const MARGIN = 16;

export function ConversationView({
  sessionId,
  isKept,
  jobId,
  onBegun,
}: {
  readonly sessionId: string;
  /** False for one in which nothing was said yet. */
  readonly isKept: boolean;
  /** The job that the page was opened for. */
  readonly jobId: string | null;
  readonly onBegun: () => void;
}) {
  const t = useText(assistantText);
  const conversation = useConversation(sessionId, isKept, onBegun);
  const { blocks, isBusy, error, stop } = conversation;
  useHanFont(blocks);
  const log = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(true);
  const seen = useRef({ top: 0, height: 0 });
  const toEnd = () => log.current?.scrollTo({ top: log.current.scrollHeight });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is new is followed.
  useEffect(() => {
    if (log.current === null) return;
    if (isNear) follow(log.current);
    seen.current = { top: log.current.scrollTop, height: log.current.scrollHeight };
  }, [blocks, isBusy]);
  const scrolled = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) => {
    const { top, height } = seen.current;
    seen.current.top = scrollTop;
    if (scrollHeight - scrollTop - clientHeight < NEAR) setNear(true);
    // The end may have moved away since the page itself went there: nobody has left it then.
    else if (scrollTop < top || scrollHeight === height) setNear(false);
  };
  if (error !== null && blocks.length === 0) return <ErrorState error={error} />;
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <div className="relative flex min-h-0 flex-1 flex-col">
        <div
          ref={log}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus.
          tabIndex={0}
          role="log"
          aria-label={t.log}
          aria-busy={isBusy}
          onScroll={({ currentTarget }) => scrolled(currentTarget)}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-6 -outline-offset-2"
        >
          {conversation.isLoading && <SkeletonRows rows={4} />}
          {blocks.length === 0 && !conversation.isLoading && (
            <Hello
              onSay={(message) =>
                void conversation.say({
                  message,
                  attached: [],
                  ...(jobId !== null && { context: { job_id: jobId } }),
                })
              }
            />
          )}
          <ol className="mx-auto flex max-w-3xl flex-col gap-4">
            {blocks.map((block) => (
              <li key={block.key} className="empty:hidden" data-block={block.kind}>
                <BlockView block={block} onAgain={conversation.again} />
              </li>
            ))}
            {isBusy && (
              <li className="flex items-center gap-2 text-sm text-ink-3">
                <LoaderCircle aria-hidden className="size-4 animate-spin" />
                {t.thinking}
              </li>
            )}
          </ol>
        </div>
        {!isNear && blocks.length > 0 && (
          <Button size="sm" className="absolute bottom-3 left-1/2 -translate-x-1/2" onClick={toEnd}>
            <ArrowDown aria-hidden />
            {t.newest}
          </Button>
        )}
      </div>
      <p role="status" className="text-center text-sm text-warning-ink [&:not(:empty)]:py-1">
        {conversation.isLost && t.lost}
      </p>
      {stop.isError && <ProblemNote error={stop.error} className="mx-4 mb-2" />}
      <Composer
        isBusy={isBusy}
        canStop={conversation.canStop}
        firstJob={jobId ?? conversation.lastContext?.job_id ?? null}
        onSend={(wish) => {
          // Whoever says something wants to see what comes, however far up they were reading.
          setNear(true);
          void conversation.say(wish);
        }}
        onStop={() => stop.mutate()}
      />
    </div>
  );
}

/** To the end, but not past the beginning of what comes last: a long question is read from its top. */
function follow(log: HTMLElement): void {
  // What is shown elsewhere, such as the question about a plan, has a block without a place.
  const all = log.querySelectorAll(":scope > ol > li");
  const last = [...all].findLast((one) => one.clientHeight > 0);
  const end = log.scrollHeight - log.clientHeight;
  const above =
    last?.hasAttribute("data-block") === true
      ? last.getBoundingClientRect().top - log.getBoundingClientRect().top - MARGIN
      : Number.POSITIVE_INFINITY;
  // Never back up: somebody who answers below its top, in a form that has just opened, stays there.
  if (above > 0) log.scrollTo({ top: Math.min(end, log.scrollTop + above) });
}
