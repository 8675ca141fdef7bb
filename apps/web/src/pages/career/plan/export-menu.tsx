/** The plan as a file, or as an address that a calendar program follows. */
import type { CareerSession } from "@bole/server/contract";
import { CalendarDays, Download, FileType, Link2 } from "lucide-react";
import { useRef, useState } from "react";
import { planAddress } from "../../../api/career.ts";
import { Button } from "../../../design/button.tsx";
import { Menu } from "../../../design/menu.tsx";
import { useText } from "../../../i18n/text.ts";
import { planText } from "../text/plan-text.ts";
import { FeedDialog } from "./feed-dialog.tsx";

const FORMATS = ["ics", "md", "feed"] as const;
const ICONS = { ics: CalendarDays, md: FileType, feed: Link2 };

export function ExportMenu({ session }: { readonly session: CareerSession }) {
  const t = useText(planText);
  const link = useRef<HTMLAnchorElement>(null);
  const [isFeedOpen, setFeedOpen] = useState(false);
  const choose = (format: (typeof FORMATS)[number]) => {
    if (format === "feed") {
      setFeedOpen(true);
      return;
    }
    if (link.current === null) return;
    link.current.href = planAddress(session.session_id, format);
    link.current.click();
  };
  return (
    <>
      <Menu
        label={t.export}
        trigger={
          <Button>
            <Download aria-hidden />
            {t.export}
          </Button>
        }
        items={FORMATS.map((value) => ({ value, label: t.formats[value], icon: ICONS[value] }))}
        onChoose={choose}
      />
      {/* biome-ignore lint/a11y/useAnchorContent: pressed by the menu only, and shown to nobody. */}
      {/* biome-ignore lint/a11y/useValidAnchor: its address is given when it is pressed. */}
      <a ref={link} download="" hidden />
      {isFeedOpen && <FeedDialog session={session} onClose={() => setFeedOpen(false)} />}
    </>
  );
}
