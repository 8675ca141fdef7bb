/** Views of one subject, one at a time. A view that is not shown is not mounted. */
import { Tabs as Radix } from "radix-ui";
import { type ReactNode, useEffect, useRef } from "react";

export interface Tab<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly content: ReactNode;
}

export function Tabs<T extends string>({
  label,
  value,
  tabs,
  onChange,
}: {
  readonly label: string;
  readonly value: T;
  readonly tabs: readonly Tab<T>[];
  readonly onChange: (value: T) => void;
}) {
  const choose = (chosen: string) => {
    const tab = tabs.find((candidate) => candidate.value === chosen);
    if (tab !== undefined) onChange(tab.value);
  };
  const list = useRef<HTMLDivElement>(null);
  // On a phone the row scrolls, elsewhere it wraps: what is chosen is in view.
  useEffect(() => {
    const chosen = list.current?.querySelector(`[role=tab][id$="-trigger-${CSS.escape(value)}"]`);
    chosen?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [value]);
  return (
    <Radix.Root value={value} onValueChange={choose}>
      <Radix.List
        ref={list}
        aria-label={label}
        className="flex gap-x-3 border-b border-line max-md:overflow-x-auto md:flex-wrap"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            // Radix focuses by script, which the browser takes for the keyboard if it is the first.
            onMouseDown={({ currentTarget }) => currentTarget.focus({ focusVisible: false })}
            className="-mb-px h-10 rounded-t-sm border-b-2 border-transparent px-1 font-medium whitespace-nowrap text-ink-2 transition-colors -outline-offset-2 hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink max-md:h-11"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-6 outline-offset-4">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
