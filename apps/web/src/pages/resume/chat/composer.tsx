/** Where one writes to the assistant. */
import { SendHorizontal } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { IconButton } from "../../../design/icon-button.tsx";
import { Segmented } from "../../../design/segmented.tsx";
import { useText } from "../../../i18n/text.ts";
import { usePreference } from "../../../preferences/preference.ts";
import { chatText } from "../text/chat-text.ts";
import { chatMode, MODES } from "./chat-mode.ts";

export function Composer({
  isBusy,
  onSend,
}: {
  readonly isBusy: boolean;
  readonly onSend: (message: string) => void;
}) {
  const t = useText(chatText);
  const mode = usePreference(chatMode);
  const [text, setText] = useState("");
  const id = useId();
  const isReady = text.trim() !== "" && !isBusy;
  const send = () => {
    if (!isReady) return;
    onSend(text.trim());
    setText("");
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="border-t border-line bg-surface p-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {t.message}
      </label>
      <div className="flex items-end gap-1 rounded-lg border border-line-strong bg-raised p-1 shadow-rest focus-within:outline-2 focus-within:outline-focus">
        <textarea
          id={id}
          rows={2}
          value={text}
          maxLength={4_000}
          placeholder={t.placeholder}
          aria-description={t.keys}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKey}
          className="field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 resize-none bg-transparent px-2 py-1.5 text-base outline-none placeholder:text-ink-3 max-md:text-lg"
        />
        <IconButton
          type="submit"
          label={t.send}
          disabled={!isReady}
          className="bg-accent text-on-accent hover:bg-accent-hover hover:text-on-accent disabled:bg-hover disabled:text-ink-3"
        >
          <SendHorizontal aria-hidden />
        </IconButton>
      </div>
      <Segmented
        label={t.mode}
        value={mode}
        segments={MODES.map((value) => ({ value, label: t.modes[value] }))}
        onChange={chatMode.set}
        className="mt-2 flex w-full"
      />
    </form>
  );
}
