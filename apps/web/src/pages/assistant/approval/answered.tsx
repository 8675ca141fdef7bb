/** What was answered takes little room, and can still be looked at. */
import { Badge } from "../../../design/badge.tsx";
import { Button } from "../../../design/button.tsx";
import { useText } from "../../../i18n/text.ts";
import { workflowText } from "../text/workflow-text.ts";

export function Answered({
  isShown,
  onShow,
}: {
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
}) {
  const t = useText(workflowText).approval;
  return (
    <span className="-my-1 flex items-center gap-2">
      <Badge>{t.answered}</Badge>
      <Button size="sm" variant="ghost" aria-expanded={isShown} onClick={() => onShow(!isShown)}>
        {isShown ? t.hide : t.show}
      </Button>
    </span>
  );
}
