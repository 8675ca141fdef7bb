/** How a file can be shown without trusting it. */
export type PreviewKind = "image" | "markdown" | "json" | "text" | "none";

const TEXTUAL =
  /^(text\/|application\/(json|xml|yaml|x-yaml|javascript|toml|x-ndjson|sql)|.*\+(json|xml)$)/;
const LARGE = 400_000;

export function previewKind(file: {
  readonly path: string;
  readonly mime: string;
  readonly encoding: "utf8" | "base64";
  readonly content: string;
}): PreviewKind {
  const mime = file.mime.toLowerCase();
  if (mime.startsWith("image/")) return "image";
  if (file.encoding !== "utf8" || file.content.length > LARGE) return "none";
  if (mime.startsWith("text/markdown") || /\.(md|markdown)$/i.test(file.path)) return "markdown";
  if (mime.includes("json") || /\.json$/i.test(file.path)) return "json";
  return TEXTUAL.test(mime) || mime === "" ? "text" : "none";
}

/** An image as the page shows it; in an `img` even SVG cannot run anything. */
export function imageAddress(file: {
  readonly mime: string;
  readonly encoding: "utf8" | "base64";
  readonly content: string;
}): string {
  return file.encoding === "base64"
    ? `data:${file.mime};base64,${file.content}`
    : `data:${file.mime};charset=utf-8,${encodeURIComponent(file.content)}`;
}
