import type { ResumeSession } from "../session/resume-session.ts";
import { Composer } from "./composer.tsx";
import { Hello } from "./hello.tsx";
export function ChatPanel(_: {
  readonly resumeId: string;
  readonly session: ResumeSession;
  readonly onShowPage: () => void;
}) {
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto p-3">
        <Hello onSay={() => {}} />
      </div>
      <Composer isBusy={false} onSend={() => {}} />
    </>
  );
}
