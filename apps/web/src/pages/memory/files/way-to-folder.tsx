import { Link } from "@tanstack/react-router";
import { useText } from "../../../i18n/text.ts";
import { memoryText } from "../memory-text.ts";
import { nameOf, waysTo } from "../model/file-tree.ts";

export function WayToFolder({
  folder,
  file,
}: {
  readonly folder: string;
  readonly file: string | null;
}) {
  const t = useText(memoryText).files;
  return (
    <nav aria-label={t.way} className="min-w-0">
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-ink-2">
        {waysTo(folder).map(({ path, name }, index) => (
          <li key={path} className="flex items-center gap-1.5">
            {index > 0 && <span aria-hidden>/</span>}
            <Link
              to="/memory"
              search={{ tab: "files", ...(path !== "" && { folder: path }) }}
              activeOptions={{ exact: true }}
              className="rounded-sm break-all hover:text-ink hover:underline aria-[current]:font-medium aria-[current]:text-ink"
            >
              {path === "" ? t.root : name}
            </Link>
          </li>
        ))}
        {file !== null && (
          <li aria-current="page" className="flex items-center gap-1.5 font-medium text-ink">
            <span aria-hidden className="font-normal text-ink-2">
              /
            </span>
            <span className="break-all">{nameOf(file)}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}
