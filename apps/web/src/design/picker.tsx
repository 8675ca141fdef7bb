/** A list that opens, to be searched by typing: for one of many. */
import { Command } from "cmdk";
import { Search } from "lucide-react";
import { Popover } from "radix-ui";
import { type ReactNode, useState } from "react";
import { cx } from "./cx.ts";

export interface PickerOption {
  readonly value: string;
  readonly show: ReactNode;
  /** What finds it, besides its value. */
  readonly keywords?: readonly string[];
}

export interface PickerGroup {
  readonly id: string;
  readonly title?: string;
  readonly options: readonly PickerOption[];
}

export function Picker({
  label,
  placeholder,
  empty,
  groups,
  onPick,
  trigger,
  align = "start",
  modal = false,
}: {
  readonly label: string;
  readonly placeholder: string;
  readonly empty: string;
  /** Asked for only when it opens. */
  readonly groups: () => readonly PickerGroup[];
  readonly onPick: (value: string) => void;
  /** The button that opens it. */
  readonly trigger: ReactNode;
  readonly align?: "start" | "end";
  /** Whether its list also scrolls where a dialog holds the page still. */
  readonly modal?: boolean;
}) {
  const [open, setOpen] = useState(false);
  return (
    <Popover.Root open={open} onOpenChange={setOpen} modal={modal}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className="z-50 flex max-h-(--radix-popover-content-available-height) w-[min(26rem,calc(100vw-1rem))] animate-pop flex-col overflow-hidden rounded-lg border border-line bg-raised shadow-float"
        >
          <Command label={label} loop className="flex min-h-0 flex-col">
            <div className="flex items-center gap-2.5 border-b border-line px-3">
              <Search aria-hidden className="size-4 shrink-0 text-ink-3" />
              <Command.Input
                placeholder={placeholder}
                className="h-10 w-full bg-transparent text-base outline-none placeholder:text-ink-3 max-md:h-11 max-md:text-lg"
              />
            </div>
            <Command.List className="max-h-80 overflow-y-auto p-1.5">
              <Command.Empty className="px-3 py-8 text-center text-ink-3">{empty}</Command.Empty>
              {groups().map((group) => (
                <Command.Group key={group.id} heading={group.title} className={GROUP}>
                  {group.options.map((option) => (
                    <Command.Item
                      key={option.value}
                      value={option.value}
                      keywords={[...(option.keywords ?? [])]}
                      onSelect={() => {
                        setOpen(false);
                        onPick(option.value);
                      }}
                      className="rounded-md px-2.5 py-1.5 select-none data-[selected=true]:bg-hover max-md:py-2.5"
                    >
                      {option.show}
                    </Command.Item>
                  ))}
                </Command.Group>
              ))}
            </Command.List>
          </Command>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

const GROUP = cx(
  "not-first:mt-1 [&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-1.5 [&_[cmdk-group-heading]]:pb-1",
  "[&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-3",
);
