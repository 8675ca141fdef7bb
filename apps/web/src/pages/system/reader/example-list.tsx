/** What people here have taught the reader, with the ways to delete and to export it. */
import type { LanguageExample } from "@bole/server/contract";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { Download, GraduationCap, Trash2 } from "lucide-react";
import {
  addExample,
  EXAMPLES_KEY,
  examplesQuery,
  exportAddress,
  type ReadableProduct,
  removeExample,
} from "../../../api/language.ts";
import { Button, buttonClass } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { EmptyState } from "../../../design/empty-state.tsx";
import { ErrorState } from "../../../design/error-state.tsx";
import { useHanFont } from "../../../design/han-font.ts";
import { IconButton } from "../../../design/icon-button.tsx";
import { notifyWithUndo } from "../../../design/notify.ts";
import { ProblemNote } from "../../../design/problem-note.tsx";
import { SkeletonRows } from "../../../design/skeleton.tsx";
import { useAct } from "../../../design/use-act.ts";
import { useShellText, useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { readerText } from "./reader-text.ts";

export function ExampleList({ products }: { readonly products: readonly ReadableProduct[] }) {
  const t = useText(readerText);
  const { undo } = useShellText().action;
  const client = useQueryClient();
  const showAnew = () => client.invalidateQueries({ queryKey: EXAMPLES_KEY });
  const list = useInfiniteQuery(examplesQuery());
  const items = list.data?.pages.flatMap((page) => page.items);
  useHanFont(items);
  const remove = useAct({
    mutationFn: ({ id }: LanguageExample) => removeExample(id),
    onSuccess: (_, { product, message, calls, reader }) => {
      const again = () => addExample({ product, message, calls, reader }).finally(showAnew);
      void notifyWithUndo(t.deleted, undo, () => void again());
      void showAnew();
    },
  });
  const taught = products.filter(({ product }) => items?.some((one) => one.product === product));
  return (
    <Card className="overflow-hidden">
      <header className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-5 py-3.5">
        <div>
          <h2 className="font-semibold">{t.examples}</h2>
          <p className="text-sm text-ink-3">{t.examplesAbout}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {taught.map(({ product }) => (
            <a
              key={product}
              href={exportAddress(product)}
              download
              className={buttonClass("secondary", "sm")}
            >
              <Download aria-hidden />
              {t.export(t.products[product] ?? product)}
            </a>
          ))}
        </div>
      </header>
      {items === undefined && list.isError && (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      )}
      {items === undefined && !list.isError && <SkeletonRows rows={3} />}
      {remove.error !== null && <ProblemNote error={remove.error} className="m-4" />}
      {items?.length === 0 && (
        <EmptyState icon={<GraduationCap aria-hidden />} title={t.empty} detail={t.emptyDetail} />
      )}
      <ul className="divide-y divide-line">
        {items?.map((example) => (
          <ExampleRow key={example.id} example={example} onDelete={() => remove.mutate(example)} />
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="flex justify-center border-t border-line py-3">
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t.more}
          </Button>
        </div>
      )}
    </Card>
  );
}

function ExampleRow({
  example: { message, calls, product, author, created_at },
  onDelete,
}: {
  readonly example: LanguageExample;
  readonly onDelete: () => void;
}) {
  const t = useText(readerText);
  const format = useFormat();
  return (
    <li className="flex items-start gap-3 px-5 py-3">
      <div className="min-w-0 flex-1">
        <p className="break-words">{message}</p>
        <p className="text-sm break-words text-ink-2">
          {calls
            .map(({ tool, polarity, values }) =>
              [
                tool,
                ...(polarity === "do" ? [] : [t.polarities[polarity]]),
                ...Object.entries(values).map(([name, value]) => t.value(name, value)),
              ].join(" · "),
            )
            .join(" + ")}
        </p>
        <p className="text-sm text-ink-3">
          {[t.products[product] ?? product, author, format.moment(created_at)].join(" · ")}
        </p>
      </div>
      <IconButton label={t.delete(message)} onClick={onDelete}>
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  );
}
