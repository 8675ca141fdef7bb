/** What developers and operators look at; folded away in the navigation. */
import { Activity, Archive, History, SquarePen, Workflow } from "lucide-react";
import type { Area } from "./area.ts";

export const DEVELOPERS: readonly Area[] = [
  {
    id: "runs",
    needs: "runs.read",
    path: "/runs",
    icon: Workflow,
    key: "r",
    load: () => import("../pages/runs/runs-page.tsx"),
    below: [
      {
        path: "/runs/schedules",
        needs: "runs.read",
        load: () => import("../pages/schedules/schedules-page.tsx"),
      },
      { path: "/runs/$runId", needs: "runs.read", load: () => import("../pages/run/run-page.tsx") },
    ],
  },
  {
    id: "plan",
    needs: "runs.read",
    path: "/plan",
    icon: SquarePen,
    key: "p",
    load: () => import("../pages/plan/plan-page.tsx"),
  },
  {
    id: "memory",
    needs: "runs.read",
    path: "/memory",
    icon: Archive,
    key: "m",
    load: () => import("../pages/memory/memory-page.tsx"),
  },
  {
    id: "audit",
    needs: "audit.read",
    path: "/audit",
    icon: History,
    key: "t",
    load: () => import("../pages/audit/audit-page.tsx"),
  },
  {
    id: "system",
    needs: "server",
    path: "/system",
    icon: Activity,
    key: "s",
    load: () => import("../pages/system/system-page.tsx"),
  },
];
