/** "Not what I meant": the calls that were meant, chosen from the product's tools. */
import type { MessageReading } from "@bole/server/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { addExample, EXAMPLES_KEY, type ReadableProduct } from "../../../api/language.ts";
import { Button } from "../../../design/button.tsx";
import { IconButton } from "../../../design/icon-button.tsx";
import { notify } from "../../../design/notify.ts";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { Select } from "../../../design/select.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { type MeantCall, meantAsRead, withTool, withValue } from "./correction.ts";
import { readerText } from "./reader-text.ts";

const POLARITIES = ["do", "dont", "ask", "suppose", "takeback"] as const;
/** An option needs a value; no argument has this one. */
const NOT_SAID = "-";

export function CorrectionForm({
  product,
  message,
  reading,
  onSaved,
}: {
  readonly product: ReadableProduct;
  readonly message: string;
  readonly reading: MessageReading;
  readonly onSaved: () => void;
}) {
  const t = useText(readerText);
  const client = useQueryClient();
  const [calls, setCalls] = useState(() => meantAsRead(reading));
  const save = useAct({
    mutationFn: () =>
      addExample({ product: product.product, message, calls, reader: reading.reader }),
    onSuccess: () => {
      void notify("success", t.saved);
      void client.invalidateQueries({ queryKey: EXAMPLES_KEY });
      onSaved();
    },
  });
  const change = (at: number, call: MeantCall) => setCalls(calls.with(at, call));
  return (
    <fieldset className="flex flex-col gap-3 border-t border-line pt-4">
      <legend className="sr-only">{t.meant}</legend>
      <p className="font-medium">{t.meant}</p>
      {calls.map((call, at) => (
        <MeantRow
          // biome-ignore lint/suspicious/noArrayIndexKey: its place is what tells a call apart.
          key={at}
          place={at + 1}
          call={call}
          tools={product.tools}
          onChange={(next) => change(at, next)}
          onRemove={calls.length > 1 ? () => setCalls(calls.toSpliced(at, 1)) : undefined}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" loading={save.isPending} onClick={() => save.mutate()}>
          {t.save}
        </Button>
        <Button onClick={() => setCalls([...calls, { tool: "talk", polarity: "do" }])}>
          <Plus aria-hidden />
          {t.add}
        </Button>
      </div>
      {save.error !== null && <ProblemNote error={save.error} />}
      <p className="text-sm text-ink-3">{t.meantAbout}</p>
    </fieldset>
  );
}

function MeantRow({
  place,
  call,
  tools,
  onChange,
  onRemove,
}: {
  readonly place: number;
  readonly call: MeantCall;
  readonly tools: ReadableProduct["tools"];
  readonly onChange: (call: MeantCall) => void;
  readonly onRemove: (() => void) | undefined;
}) {
  const t = useText(readerText);
  const values = tools.find(({ name }) => name === call.tool)?.values ?? {};
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Select
        label={t.tool(place)}
        value={call.tool}
        options={tools.map(({ name }) => ({ value: name, label: name }))}
        onChange={(tool) => onChange(withTool(call, tool, tools))}
      />
      <Select
        label={t.polarity(place)}
        value={call.polarity ?? "do"}
        options={POLARITIES.map((value) => ({ value, label: t.polarities[value] }))}
        onChange={(polarity) => onChange({ ...call, polarity })}
      />
      {Object.entries(values).map(([argument, options]) => (
        <Select
          key={argument}
          label={`${argument} ${place}`}
          value={call.values?.[argument] ?? NOT_SAID}
          options={[
            { value: NOT_SAID, label: t.noValue(argument) },
            ...options.map((value) => ({ value, label: t.value(argument, value) })),
          ]}
          onChange={(value) =>
            onChange(withValue(call, argument, value === NOT_SAID ? undefined : value))
          }
        />
      ))}
      {onRemove && (
        <IconButton label={t.remove(call.tool)} onClick={onRemove}>
          <X aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
