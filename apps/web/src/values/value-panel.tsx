/** A value with its name: readable at first, as JSON for those who want it, and to copy. */
import { useState } from "react";
import { CopyButton } from "../design/copy-button.tsx";
import { Segmented } from "../design/segmented.tsx";
import { useText } from "../i18n/text.ts";
import { type Json, prettyJson } from "../json/json.ts";
import { ValueView } from "./value-view.tsx";
import { valuesText } from "./values-text.ts";

type View = "readable" | "json";

export function ValuePanel({ label, value }: { readonly label: string; readonly value: Json }) {
  const t = useText(valuesText);
  const [view, setView] = useState<View>("readable");
  return (
    <section aria-label={label}>
      <header className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-semibold">{label}</h3>
        <div className="flex items-center gap-1">
          <Segmented
            label={t.view}
            value={view}
            onChange={setView}
            segments={[
              { value: "readable", label: t.readable },
              { value: "json", label: t.json },
            ]}
          />
          <CopyButton text={prettyJson(value)} name={label} />
        </div>
      </header>
      {view === "readable" ? (
        <div
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus.
          tabIndex={0}
          className="max-h-96 overflow-auto rounded-lg border border-line bg-sunken px-4 py-3 -outline-offset-2"
        >
          <ValueView value={value} />
        </div>
      ) : (
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus.
          tabIndex={0}
          className="max-h-96 overflow-auto rounded-lg border border-line bg-sunken px-4 py-3 font-mono text-xs -outline-offset-2"
        >
          {prettyJson(value)}
        </pre>
      )}
    </section>
  );
}
