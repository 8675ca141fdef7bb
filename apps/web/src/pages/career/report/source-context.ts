/** How a statement anywhere in the report opens what it rests on. */
import type { CareerSession } from "@bole/server/contract";
import { createContext, useContext } from "react";

export type Report = NonNullable<CareerSession["integrated_report"]>;
export type ReportSource = Report["sources"][number];
export type Statement = Report["personal_analysis"]["strengths"][number];

export interface Sources {
  readonly list: readonly ReportSource[];
  readonly open: (source: ReportSource) => void;
}

export const SourcesContext = createContext<Sources>({ list: [], open: () => undefined });

export const useSources = (): Sources => useContext(SourcesContext);
