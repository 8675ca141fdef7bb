/** The pages of what is on the screen now, as they would be printed. */
import type { ResumePreview } from "@bole/server/contract";
import { useEffect, useState, useSyncExternalStore } from "react";
import { previewResume } from "../../../api/resume-files.ts";
import type { Look } from "../look/look.ts";
import type { ResumeData } from "../model/structure.ts";
import { createPreviewFeed } from "./preview-feed.ts";

export interface PagesOrder {
  readonly data: ResumeData;
  readonly look: Look;
}

export function usePages(data: ResumeData, look: Look) {
  const [feed] = useState(() =>
    createPreviewFeed<PagesOrder, ResumePreview>((order, signal) =>
      previewResume({ data: order.data, ...order.look }, signal),
    ),
  );
  useEffect(() => feed.ask({ data, look }), [feed, data, look]);
  useEffect(() => feed.stop, [feed]);
  return useSyncExternalStore(feed.subscribe, feed.get);
}
