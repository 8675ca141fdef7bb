/** One file: what it looks like, what is known of it, and its versions. */
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Download, Lock, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { downloadAddress, fileQuery, fileVersionsQuery } from "../../../api/files.ts";
import { Badge } from "../../../design/badge.tsx";
import { Button, buttonClass } from "../../../design/button.tsx";
import { Card } from "../../../design/card.tsx";
import { CopyButton } from "../../../design/copy-button.tsx";
import { ErrorState } from "../../../design/error-state.tsx";
import { Select } from "../../../design/select.tsx";
import { SkeletonRows } from "../../../design/skeleton.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormat } from "../../../i18n/use-format.ts";
import { useSize } from "../file-size.ts";
import { memoryText } from "../memory-text.ts";
import { isReadOnly, nameOf } from "../model/file-tree.ts";
import { TagList } from "../tag-list.tsx";
import { DeleteFileDialog } from "./delete-file-dialog.tsx";
import { FilePreview } from "./file-preview.tsx";

export function FileView({
  path,
  ver,
}: {
  readonly path: string;
  readonly ver: number | undefined;
}) {
  const { files: t, plans, delete: remove } = useText(memoryText);
  const format = useFormat();
  const size = useSize();
  const navigate = useNavigate();
  const { data, error, isError, refetch } = useQuery(fileQuery(path, ver));
  const versions = useQuery(fileVersionsQuery(path));
  const [isDeleting, setDeleting] = useState(false);
  if (data === undefined) {
    return (
      <Card>
        {isError ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={4} />
        )}
      </Card>
    );
  }
  const all = versions.data?.files.map((one) => one.ver).toSorted((a, b) => b - a) ?? [data.ver];
  const readOnly = isReadOnly(path);
  const show = (next: string) =>
    void navigate({ to: "/memory", search: { tab: "files", path, ver: Number(next) } });
  const label = (one: number) =>
    one === all[0] ? `${plans.versionName(one)} (${t.newest})` : plans.versionName(one);
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="min-w-0 text-xl font-semibold break-all">{nameOf(path)}</h2>
        <div className="flex flex-wrap gap-2">
          {all.length > 1 && (
            <Select
              label={t.versions}
              value={String(data.ver)}
              onChange={show}
              options={all.map((one) => ({ value: String(one), label: label(one) }))}
            />
          )}
          <a href={downloadAddress(path, data.ver)} download className={buttonClass("secondary")}>
            <Download aria-hidden />
            {t.download}
          </a>
          {!readOnly && (
            <Button onClick={() => setDeleting(true)}>
              <Trash2 aria-hidden />
              {remove}
            </Button>
          )}
        </div>
      </header>
      {readOnly && (
        <p>
          <Badge>
            <Lock aria-hidden />
            {t.readOnly}
          </Badge>
        </p>
      )}
      <FilePreview file={data} />
      <Card aria-labelledby="file-details">
        <h3 id="file-details" className="border-b border-line px-4 py-2.5 font-semibold">
          {t.details}
        </h3>
        <dl className="grid gap-x-6 gap-y-3 px-4 py-3.5 sm:grid-cols-2">
          <Fact name={t.path}>
            <code className="font-mono text-sm break-all">{data.path}</code>
          </Fact>
          <Fact name={t.type}>{data.mime}</Fact>
          <Fact name={t.size}>{size(data.size)}</Fact>
          <Fact name={t.version}>{format.number(data.ver)}</Fact>
          <Fact name={t.created}>
            <time dateTime={data.created_at}>{format.moment(data.created_at)}</time>
          </Fact>
          <Fact name={t.tags}>
            <TagList tags={data.tags} />
          </Fact>
          <Fact name="SHA-256" isWide>
            <span className="flex min-w-0 items-center gap-1">
              <code className="font-mono text-xs break-all">{data.sha256}</code>
              <CopyButton text={data.sha256} name="SHA-256" />
            </span>
          </Fact>
        </dl>
      </Card>
      {isDeleting && <DeleteFileDialog path={path} onClose={() => setDeleting(false)} />}
    </>
  );
}

function Fact({
  name,
  isWide,
  children,
}: {
  readonly name: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={isWide ? "min-w-0 sm:col-span-2" : "min-w-0"}>
      <dt className="text-sm text-ink-3">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
