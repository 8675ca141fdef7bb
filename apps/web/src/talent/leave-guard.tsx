/** Asks before unsaved work is left behind, within the page and when the window closes. */
import { useBlocker } from "@tanstack/react-router";
import { Button } from "../design/button.tsx";
import { Dialog } from "../design/dialog.tsx";
import { useText } from "../i18n/text.ts";
import { talentText } from "./talent-text.ts";

export function LeaveGuard({ isAtRisk }: { readonly isAtRisk: () => boolean }) {
  const t = useText(talentText).leave;
  const blocker = useBlocker({
    // Another view of the same page keeps what was typed.
    shouldBlockFn: ({ current, next }) => isAtRisk() && current.pathname !== next.pathname,
    enableBeforeUnload: isAtRisk,
    withResolver: true,
  });
  if (blocker.status !== "blocked") return null;
  return (
    <Dialog
      open
      onOpenChange={blocker.reset}
      title={t.title}
      about={t.about}
      footer={
        <>
          <Button onClick={blocker.reset}>{t.stay}</Button>
          <Button variant="danger" onClick={blocker.proceed}>
            {t.go}
          </Button>
        </>
      }
    />
  );
}
