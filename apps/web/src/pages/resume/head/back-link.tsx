/** The way back: to the candidate whose it is, or to one's own. */
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useText } from "../../../i18n/text.ts";
import { headText } from "../text/head-text.ts";

export function BackLink({ personId }: { readonly personId: string | null }) {
  const t = useText(headText);
  return (
    <Link
      {...(personId === null
        ? { to: "/resumes" }
        : { to: "/people/$candidateId", params: { candidateId: personId } })}
      className="inline-flex h-9 shrink-0 items-center gap-1.5 rounded-sm text-sm text-ink-2 hover:text-ink max-md:h-11"
    >
      <ArrowLeft aria-hidden className="size-4" />
      <span className="max-2xl:sr-only">{personId === null ? t.back : t.backToPerson}</span>
    </Link>
  );
}
