/** Whether everything is saved: always in view, and the way to what must be decided. */
import {
  CircleAlert,
  CircleCheck,
  CloudOff,
  GitMerge,
  LoaderCircle,
  type LucideIcon,
  PencilLine,
} from "lucide-react";
import { cx } from "../../../design/cx.ts";
import { Tooltip } from "../../../design/tooltip.tsx";
import { useText } from "../../../i18n/text.ts";
import type { SaveStatus } from "../session/resume-session.ts";
import { headText } from "../text/head-text.ts";

const LOOKS: Record<SaveStatus, { readonly icon: LucideIcon; readonly look: string }> = {
  saved: { icon: CircleCheck, look: "text-ok-ink" },
  unsaved: { icon: PencilLine, look: "text-ink-3" },
  saving: { icon: LoaderCircle, look: "text-ink-2 [&_svg]:animate-spin" },
  offline: { icon: CloudOff, look: "bg-warning-soft text-warning-ink" },
  conflict: { icon: GitMerge, look: "bg-warning-soft text-warning-ink" },
  refused: { icon: CircleAlert, look: "bg-danger-soft text-danger-ink" },
};

export function SaveChip({
  status,
  onOpen,
}: {
  readonly status: SaveStatus;
  /** For what must be decided. */
  readonly onOpen: () => void;
}) {
  const t = useText(headText);
  const { icon: Icon, look } = LOOKS[status];
  const needsDecision = status === "conflict" || status === "refused";
  const shared = {
    "data-save": status,
    className: cx(
      "inline-flex h-8 shrink-0 items-center gap-1.5 rounded-full px-2.5 text-sm whitespace-nowrap [&_svg]:size-4",
      look,
    ),
  };
  const inside = (
    <>
      <Icon aria-hidden />
      {t.save[status]}
    </>
  );
  return (
    <>
      <Tooltip label={t.saveAbout[status]}>
        {needsDecision ? (
          <button type="button" onClick={onOpen} {...shared}>
            {inside}
          </button>
        ) : (
          <span {...shared}>{inside}</span>
        )}
      </Tooltip>
      {/* That it was saved is seen, and not said each time. */}
      <span role="status" className="sr-only">
        {(needsDecision || status === "offline") && t.saveAbout[status]}
      </span>
    </>
  );
}
