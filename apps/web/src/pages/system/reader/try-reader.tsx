/** A sentence, how it is read, and the way to say that it meant something else. */

import { type FormEvent, useState } from "react";
import { type ReadableProduct, readMessage } from "../../../api/language.ts";
import { Button } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { useHanFont } from "../../../design/han-font.ts";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { Select } from "../../../design/select.tsx";
import { TextArea } from "../../../design/text-area.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useText } from "../../../i18n/text.ts";
import { CorrectionForm } from "./correction-form.tsx";
import { readerText } from "./reader-text.ts";
import { ReadingCalls } from "./reading-calls.tsx";

const LONGEST = 20_000;

export function TryReader({ products }: { readonly products: readonly ReadableProduct[] }) {
  const t = useText(readerText);
  const [chosen, setChosen] = useState("recruiter");
  const [message, setMessage] = useState("");
  const [isWrong, setWrong] = useState(false);
  const read = useAct({ mutationFn: readMessage });
  const product = products.find((one) => one.product === chosen) ?? products[0];
  useHanFont(message);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (product === undefined || message.trim() === "") return;
    setWrong(false);
    read.mutate({ product: product.product, message });
  };
  // What was read, not what has been typed since.
  const asked = read.variables;
  return (
    <Card className="flex flex-col gap-4 p-5">
      <header>
        <h2 className="font-semibold">{t.tryTitle}</h2>
        <p className="text-sm text-ink-3">{t.tryAbout}</p>
      </header>
      <form className="flex flex-col items-start gap-3" onSubmit={submit}>
        <Select
          label={t.product}
          value={product?.product ?? ""}
          options={products.map(({ product: value }) => ({
            value,
            label: t.products[value] ?? value,
          }))}
          onChange={(value) => {
            setChosen(value);
            read.reset();
          }}
        />
        <TextArea
          className="w-full"
          label={t.message}
          placeholder={t.placeholder}
          rows={2}
          maxLength={LONGEST}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        <Button type="submit" variant="primary" loading={read.isPending}>
          {t.read}
        </Button>
      </form>
      {read.error !== null && <ProblemNote error={read.error} />}
      {read.data !== undefined && (
        <>
          <ReadingCalls reading={read.data} />
          {!isWrong && (
            <Button className="self-start" onClick={() => setWrong(true)}>
              {t.wrong}
            </Button>
          )}
        </>
      )}
      {isWrong && read.data !== undefined && product !== undefined && asked !== undefined && (
        <CorrectionForm
          product={product}
          message={asked.message}
          reading={read.data}
          onSaved={() => setWrong(false)}
        />
      )}
    </Card>
  );
}
