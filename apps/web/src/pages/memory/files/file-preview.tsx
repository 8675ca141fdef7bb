/** A file's content, drawn by the page itself: nothing in it can act as the page. */
import type { File } from "@bole/server/contract";
import { FileQuestion } from "lucide-react";
import { useState } from "react";
import { Card } from "../../../design/card.tsx";
import { EmptyState } from "../../../design/empty-state.tsx";
import { Segmented } from "../../../design/segmented.tsx";
import { useText } from "../../../i18n/text.ts";
import { prettyJson } from "../../../json/json.ts";
import { scanJson } from "../../../json/scan-json.ts";
import { memoryText } from "../memory-text.ts";
import { imageAddress, previewKind } from "../model/preview-kind.ts";
import { MarkdownView } from "./markdown-view.tsx";

type View = "rendered" | "raw";

export function FilePreview({ file }: { readonly file: File }) {
  const t = useText(memoryText).files;
  const [view, setView] = useState<View>("rendered");
  const kind = previewKind(file);
  const canChoose = kind === "markdown" || kind === "json";
  return (
    <Card aria-labelledby="file-preview" className="min-w-0 overflow-hidden">
      <header className="flex min-h-12 items-center justify-between gap-3 border-b border-line px-4 py-1.5">
        <h3 id="file-preview" className="font-semibold">
          {t.preview}
        </h3>
        {canChoose && (
          <Segmented
            label={t.preview}
            value={view}
            onChange={setView}
            segments={[
              { value: "rendered", label: t.rendered },
              { value: "raw", label: t.raw },
            ]}
          />
        )}
      </header>
      <Content file={file} kind={view === "raw" && canChoose ? "text" : kind} />
    </Card>
  );
}

function Content({
  file,
  kind,
}: {
  readonly file: File;
  readonly kind: ReturnType<typeof previewKind>;
}) {
  const t = useText(memoryText).files;
  if (file.size === 0) return <p className="px-4 py-6 text-ink-3">{t.emptyFile}</p>;
  switch (kind) {
    case "image":
      return (
        <div className="flex justify-center bg-sunken p-4">
          <img src={imageAddress(file)} alt={file.path} className="max-h-[60dvh] max-w-full" />
        </div>
      );
    case "markdown":
      return <MarkdownView text={file.content} />;
    case "json":
      return <Lines text={formatted(file.content)} />;
    case "text":
      return <Lines text={file.content} />;
    case "none":
      return (
        <EmptyState
          icon={<FileQuestion aria-hidden />}
          title={t.noPreview}
          detail={t.noPreviewDetail}
        />
      );
    default:
      return kind satisfies never;
  }
}

function Lines({ text }: { readonly text: string }) {
  return (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus.
      tabIndex={0}
      className="max-h-[60dvh] overflow-auto bg-sunken px-4 py-3 font-mono text-sm break-words whitespace-pre-wrap -outline-offset-2"
    >
      {text}
    </pre>
  );
}

/** As it is, where it only claims to be JSON. */
function formatted(text: string): string {
  const scan = scanJson(text);
  return scan.ok ? prettyJson(scan.root.value) : text;
}
