/** A list that opens, and that the server searches while one types: for one of thousands. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Command } from "cmdk";
import { Search } from "lucide-react";
import { Popover } from "radix-ui";
import { type ReactNode, useState } from "react";
import { useHanFont } from "./han-font.ts";
import { ProblemNote } from "./problem-note.tsx";

interface SearchPickerProps<T> {
  /** What is searched: the same id shares its answers. */
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  readonly empty: string;
  readonly find: (words: string, signal: AbortSignal) => Promise<readonly T[]>;
  readonly keyOf: (found: T) => string;
  readonly show: (found: T) => ReactNode;
  readonly onPick: (found: T) => void;
  /** The button that opens it. */
  readonly trigger: ReactNode;
}

export function SearchPicker<T>(props: SearchPickerProps<T>) {
  const [open, setOpen] = useState(false);
  const pick = (found: T) => {
    setOpen(false);
    props.onPick(found);
  };
  return (
    // Modal, so that its list also scrolls where a dialog holds the page still.
    <Popover.Root open={open} onOpenChange={setOpen} modal>
      <Popover.Trigger asChild>{props.trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={props.label}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 flex max-h-(--radix-popover-content-available-height) w-[min(24rem,calc(100vw-1rem))] animate-pop flex-col overflow-hidden rounded-lg border border-line bg-raised shadow-float"
        >
          <Found {...props} onPick={pick} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Found<T>({
  id,
  label,
  placeholder,
  empty,
  find,
  keyOf,
  show,
  onPick,
}: SearchPickerProps<T>) {
  const [words, setWords] = useState("");
  const { data, error, isError, isPlaceholderData } = useQuery({
    queryKey: [id, "picker", words.trim()],
    queryFn: ({ signal }) => find(words.trim(), signal),
    placeholderData: keepPreviousData,
  });
  useHanFont(data);
  return (
    <Command label={label} loop shouldFilter={false} className="flex min-h-0 flex-col">
      <div className="flex items-center gap-2.5 border-b border-line px-3">
        <Search aria-hidden className="size-4 shrink-0 text-ink-3" />
        <Command.Input
          value={words}
          onValueChange={setWords}
          placeholder={placeholder}
          className="h-10 w-full bg-transparent text-base outline-none placeholder:text-ink-3 max-md:h-11 max-md:text-lg"
        />
      </div>
      <Command.List className="max-h-72 overflow-y-auto p-1.5" aria-busy={isPlaceholderData}>
        {isError && <ProblemNote error={error} />}
        {data?.length === 0 && <p className="px-3 py-8 text-center text-ink-3">{empty}</p>}
        {data?.map((found) => (
          <Command.Item
            key={keyOf(found)}
            value={keyOf(found)}
            onSelect={() => onPick(found)}
            className="rounded-md px-2.5 py-1.5 select-none data-[selected=true]:bg-hover max-md:py-2.5"
          >
            {show(found)}
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  );
}
