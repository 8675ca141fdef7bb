/** All résumés, those first that were worked on last. A file dropped here becomes another. */
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { FileUser, Search } from "lucide-react";
import { resumesQuery } from "../../api/resumes.ts";
import { Button } from "../../design/button.tsx";
import { Card } from "../../design/card.tsx";
import { EmptyState } from "../../design/empty-state.tsx";
import { ErrorState } from "../../design/error-state.tsx";
import { useHanFont } from "../../design/han-font.ts";
import { Page } from "../../design/page.tsx";
import { ProblemNote } from "../../design/problem-note.tsx";
import { SkeletonRows } from "../../design/skeleton.tsx";
import { useCanDrop } from "../../design/use-can-drop.ts";
import { WordsField } from "../../design/words-field.tsx";
import { useText } from "../../i18n/text.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { DropVeil } from "../../talent/drop-veil.tsx";
import { useDropAnywhere } from "../../talent/use-drop-anywhere.ts";
import { ImportNote } from "./list/import-note.tsx";
import { NewResume } from "./list/new-resume.tsx";
import { PasteButton } from "./list/paste-button.tsx";
import { ResumesTable } from "./list/resumes-table.tsx";
import { useImportResume } from "./list/use-import-resume.ts";
import { listText } from "./text/list-text.ts";

export default function ResumesPage() {
  const t = useText(listText);
  const { number } = useFormat();
  const navigate = useNavigate();
  const search: { readonly q?: unknown } = useSearch({ strict: false });
  const q = typeof search.q === "string" ? search.q : "";
  const show = (words: string) =>
    void navigate({ to: "/resumes", search: words === "" ? {} : { q: words }, replace: true });
  const list = useInfiniteQuery(resumesQuery(q));
  const resumes = list.data?.pages.flatMap(({ items }) => items);
  const total = list.data?.pages[0]?.total ?? 0;
  const importing = useImportResume();
  const isOver = useDropAnywhere(importing.take);
  const canDrop = useCanDrop();
  const isEmpty = resumes?.length === 0 && q === "";
  useHanFont(list.data);
  return (
    <Page title={t.title} about={t.about} wide actions={<NewResume onFiles={importing.take} />}>
      <ImportNote state={importing} />
      {!isEmpty && (
        <div className="mb-4 flex">
          <WordsField label={t.search} placeholder={t.placeholder} value={q} onChange={show} />
        </div>
      )}
      <Card className="overflow-hidden">
        {resumes === undefined && list.isError && (
          <ErrorState error={list.error} onRetry={() => void list.refetch()} />
        )}
        {resumes === undefined && !list.isError && <SkeletonRows rows={6} />}
        {resumes?.length === 0 && q !== "" && (
          <EmptyState
            icon={<Search aria-hidden />}
            title={t.none}
            detail={t.noneDetail}
            action={<Button onClick={() => show("")}>{t.clear}</Button>}
          />
        )}
        {isEmpty && (
          <EmptyState
            icon={<FileUser aria-hidden />}
            title={t.empty}
            detail={canDrop ? `${t.emptyDetail}${t.emptyDrop}` : t.emptyDetail}
            action={<PasteButton onFile={(file) => importing.take([file])} />}
          />
        )}
        {resumes !== undefined && resumes.length > 0 && <ResumesTable resumes={resumes} />}
        {resumes !== undefined && list.isError && (
          <ProblemNote error={list.error} className="m-4" />
        )}
        {list.hasNextPage && (
          <div className="flex justify-center border-t border-line py-3">
            <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t.more}
            </Button>
          </div>
        )}
      </Card>
      {total > 0 && (
        <p role="status" className="mt-3 text-sm text-ink-3">
          {t.count(number(total))}
        </p>
      )}
      {isOver && <DropVeil title={t.drop} about={t.dropAbout} />}
    </Page>
  );
}
