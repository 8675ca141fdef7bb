import { Link, useLocation } from "@tanstack/react-router";
import { Compass } from "lucide-react";
import { useEffect } from "react";
import { buttonClass } from "../design/button.tsx";
import { setPageName } from "../design/document-title.ts";
import { EmptyState } from "../design/empty-state.tsx";
import { useShellText } from "../i18n/text.ts";

export function NotFoundPage() {
  const t = useShellText();
  const { pathname } = useLocation();
  useEffect(() => {
    setPageName(t.notFound.title);
  }, [t]);
  return (
    <div className="flex min-h-[70dvh] items-center justify-center">
      <EmptyState
        icon={<Compass aria-hidden />}
        heading
        title={t.notFound.title}
        detail={t.notFound.detail(pathname)}
        action={
          <Link to="/" className={buttonClass("primary")}>
            {t.notFound.home}
          </Link>
        }
      />
    </div>
  );
}
