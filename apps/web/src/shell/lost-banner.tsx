/** Says that the server is gone while it is, where nobody can miss it. */
import { useQueryClient } from "@tanstack/react-query";
import { CloudOff } from "lucide-react";
import { healthQuery } from "../api/queries.ts";
import { Button } from "../design/button.tsx";
import { useShellText } from "../i18n/text.ts";

export function LostBanner({ lost }: { readonly lost: boolean }) {
  const t = useShellText();
  const client = useQueryClient();
  return (
    <div role="status">
      {lost && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-danger-soft px-4 py-2.5 text-danger-ink md:rounded-t-xl md:px-6">
          <CloudOff aria-hidden className="size-4 shrink-0" />
          <p className="min-w-0 flex-1">
            <span className="font-medium">{t.status.lostBanner}</span> {t.status.retrying}
          </p>
          <Button
            size="sm"
            onClick={() => void client.refetchQueries({ queryKey: healthQuery.queryKey })}
          >
            {t.status.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
