/** One of several, in a list that opens. */
import { Check, ChevronDown } from "lucide-react";
import { Select as Radix } from "radix-ui";

export interface Option<T extends string> {
  readonly value: T;
  readonly label: string;
}

export function Select<T extends string>({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string;
  readonly value: T;
  readonly options: readonly Option<T>[];
  readonly onChange: (value: T) => void;
}) {
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option !== undefined) onChange(option.value);
  };
  return (
    <Radix.Root value={value} onValueChange={choose}>
      <Radix.Trigger
        aria-label={label}
        className="inline-flex h-9 max-w-full items-center justify-between gap-2 rounded-md border border-line-strong bg-raised pr-2.5 pl-3 text-base shadow-rest transition-colors enabled:hover:bg-hover disabled:bg-sunken disabled:text-ink-3 max-md:h-11"
      >
        <span className="truncate">
          <Radix.Value />
        </span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-3" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) animate-pop rounded-lg border border-line bg-raised p-1 shadow-float"
        >
          <Radix.Viewport>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                className="flex h-8 items-center gap-2 rounded-md pr-8 pl-2.5 text-base outline-none select-none data-highlighted:bg-hover max-md:h-10"
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator className="absolute right-3">
                  <Check aria-hidden className="size-4 text-accent-ink" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
