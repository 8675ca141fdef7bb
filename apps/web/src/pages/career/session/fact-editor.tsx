import { useState } from "react";
import { Button } from "../../../design/button.tsx";
import { TextArea } from "../../../design/text-area.tsx";
import { useText } from "../../../i18n/text.ts";
import { factsText } from "../text/facts-text.ts";

export function FactEditor({
  words,
  onDone,
}: {
  readonly words: string;
  readonly onDone: (words: string) => void;
}) {
  const t = useText(factsText);
  const [written, setWritten] = useState(words);
  return (
    <form
      className="flex min-w-0 flex-1 flex-col gap-2 py-1"
      onSubmit={(event) => {
        event.preventDefault();
        if (written.trim() !== "") onDone(written.trim());
      }}
    >
      <TextArea
        label={t.words}
        rows={2}
        maxLength={500}
        value={written}
        onChange={({ target }) => setWritten(target.value)}
      />
      <Button type="submit" size="sm" className="self-start">
        {t.keep}
      </Button>
    </form>
  );
}
