import type { ConversationGroup } from "@bole/server/contract";
import { Link } from "@tanstack/react-router";
import { Inbox } from "lucide-react";
import { Allowed } from "../../account/allowed.tsx";
import { buttonClass } from "../../design/button.tsx";
import { Card } from "../../design/card.tsx";
import { EmptyState } from "../../design/empty-state.tsx";
import { useText } from "../../i18n/text.ts";
import { inboxText } from "./inbox-text.ts";

export function EmptyInbox({ group }: { readonly group: ConversationGroup }) {
  const t = useText(inboxText);
  const { title, detail } = t.empty[group];
  return (
    <Card>
      <EmptyState
        icon={<Inbox aria-hidden />}
        title={title}
        detail={detail}
        action={
          <Allowed to="hiring.write">
            <Link to="/people" className={buttonClass()}>
              {t.toPeople}
            </Link>
          </Allowed>
        }
      />
    </Card>
  );
}
