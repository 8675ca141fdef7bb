/** Says before a mail is written that none can leave, where no mail server is set up. */
import { Link } from "@tanstack/react-router";
import { TriangleAlert } from "lucide-react";
import { useText } from "../../i18n/text.ts";
import { mailText } from "./mail-text.ts";
import { useCanMail } from "./use-can-mail.ts";

export function NoMailNote() {
  const t = useText(mailText);
  const canMail = useCanMail();
  if (canMail !== false) return null;
  return (
    <p className="flex items-start gap-2 rounded-md bg-warning-soft px-3 py-2.5 text-sm text-warning-ink">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">
        {t.noServer}{" "}
        <Link to="/settings/mail" className="underline">
          {t.setUp}
        </Link>
      </span>
    </p>
  );
}
