import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useText } from "../../../i18n/text.ts";
import { headText } from "../text/head-text.ts";

export function BackLink() {
  const t = useText(headText);
  return (
    <Link
      to="/resumes"
      className="inline-flex h-9 shrink-0 items-center gap-1.5 rounded-sm text-sm text-ink-2 hover:text-ink max-md:h-11"
    >
      <ArrowLeft aria-hidden className="size-4" />
      <span className="max-2xl:sr-only">{t.back}</span>
    </Link>
  );
}
