/** Stands in place of a page that whoever is signed in may not open. */
import { Link } from "@tanstack/react-router";
import { LockKeyhole } from "lucide-react";
import { useEffect } from "react";
import { buttonClass } from "../design/button.tsx";
import { setPageName } from "../design/document-title.ts";
import { EmptyState } from "../design/empty-state.tsx";
import { useShellText } from "../i18n/text.ts";

export default function NoAccessPage() {
  const { noAccess, notFound } = useShellText();
  useEffect(() => {
    setPageName(noAccess.title);
  }, [noAccess]);
  return (
    <div className="flex min-h-[70dvh] items-center justify-center">
      <EmptyState
        icon={<LockKeyhole aria-hidden />}
        heading
        title={noAccess.title}
        detail={noAccess.detail}
        action={
          <Link to="/" className={buttonClass("primary")}>
            {notFound.home}
          </Link>
        }
      />
    </div>
  );
}
