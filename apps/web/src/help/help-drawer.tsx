/** Help for the page that one is on; it stays open while one goes on working. */
import { useLocation } from "@tanstack/react-router";
import { Keyboard } from "lucide-react";
import { Button } from "../design/button.tsx";
import { Drawer } from "../design/drawer.tsx";
import { useText } from "../i18n/text.ts";
import { useSide } from "../shell/use-side.ts";
import { helpText } from "./help-text.ts";
import { type Topic, topicOf } from "./topics.ts";

export default function HelpDrawer({
  topic,
  onClose,
  onShortcuts,
}: {
  /** @default that of the page */
  readonly topic?: Topic | undefined;
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
}) {
  const t = useText(helpText);
  const { pathname } = useLocation();
  const side = useSide();
  const { title, points } = t.topics[topic ?? topicOf(pathname, side)];
  return (
    <Drawer title={title} about={t.help} onClose={onClose}>
      <ul className="flex list-disc flex-col gap-3 pl-5 marker:text-ink-3">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Button className="mt-6" onClick={onShortcuts}>
        <Keyboard aria-hidden />
        {t.shortcuts}
      </Button>
    </Drawer>
  );
}
