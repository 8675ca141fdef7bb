import type { CareerSession } from "@bole/server/contract";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { sessionText } from "../text/session-text.ts";

/** What each node of the graph took, and who answered there. */
export function NodeTable({ nodes }: CareerSession["system_metrics"]) {
  const t = useText(sessionText).details;
  const { number, duration } = useFormat();
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-sm">
        <thead className="text-xs text-ink-3">
          <tr>
            {[t.node, t.calls, t.time, t.solver, t.tokens].map((title) => (
              <th key={title} scope="col" className="py-1 pr-3 font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(nodes).map(([name, { calls, ms, solver, tokens }]) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-1 pr-3 font-mono text-xs font-normal">
                {name}
              </th>
              <td className="py-1 pr-3 tabular-nums">{number(calls)}</td>
              <td className="py-1 pr-3 whitespace-nowrap tabular-nums">{duration(ms)}</td>
              <td className="py-1 pr-3">{solver === "embedded" ? t.embedded : solver}</td>
              <td className="py-1 tabular-nums">{number(tokens)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
