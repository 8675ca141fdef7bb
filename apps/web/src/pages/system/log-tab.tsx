import type { LogLine } from "@bole/server/contract";
import { Pause, Play, ScrollText, Trash2 } from "lucide-react";
import { useEffect, useReducer, useState } from "react";
import { Badge } from "../../design/badge.tsx";
import { Button } from "../../design/button.tsx";
import { Card } from "../../design/card.tsx";
import { EmptyState } from "../../design/empty-state.tsx";
import { Select } from "../../design/select.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { atLeast, LEVELS, logLines, NO_LINES } from "./log-lines.ts";
import { LogList } from "./log-list.tsx";
import { openLogStream, type StreamState } from "./log-stream.ts";
import { systemText } from "./system-text.ts";

export function LogTab() {
  const t = useText(systemText).log;
  const format = useFormat();
  const [{ shown, held }, dispatch] = useReducer(logLines, NO_LINES);
  const [state, setState] = useState<StreamState>("connecting");
  const [level, setLevel] = useState<LogLine["level"]>("trace");
  useEffect(
    () =>
      openLogStream({ onLine: (line) => dispatch({ type: "received", line }), onState: setState }),
    [],
  );
  const paused = held !== null;
  const lines = shown.filter(atLeast(level));
  return (
    <Card className="overflow-hidden">
      <header className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3">
        <Select
          label={t.level}
          value={level}
          onChange={setLevel}
          options={LEVELS.map((value) => ({ value, label: t.levels[value] }))}
        />
        <Button onClick={() => dispatch({ type: paused ? "resume" : "pause" })}>
          {paused ? <Play aria-hidden /> : <Pause aria-hidden />}
          {paused ? t.resume : t.pause}
        </Button>
        <Button onClick={() => dispatch({ type: "clear" })}>
          <Trash2 aria-hidden />
          {t.clear}
        </Button>
        <div
          role="status"
          className="ml-auto flex items-center gap-2 max-md:order-first max-md:w-full"
        >
          {paused && held.length > 0 && (
            <Badge tone="accent">{t.held(format.number(held.length))}</Badge>
          )}
          <StreamBadge state={paused && state === "live" ? "paused" : state} />
        </div>
      </header>
      {lines.length > 0 ? (
        <LogList lines={lines} />
      ) : (
        <EmptyState
          icon={<ScrollText aria-hidden />}
          title={shown.length > 0 ? t.filtered : t.empty}
          detail={t.emptyDetail}
        />
      )}
    </Card>
  );
}

function StreamBadge({ state }: { readonly state: StreamState | "paused" }) {
  const t = useText(systemText).log;
  const tone = ({ connecting: "neutral", live: "ok", paused: "neutral", lost: "warning" } as const)[
    state
  ];
  return <Badge tone={tone}>{t.states[state]}</Badge>;
}
