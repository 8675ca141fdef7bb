/** The side of those who hire. */
import {
  BriefcaseBusiness,
  CalendarDays,
  ChartColumn,
  Inbox,
  MessagesSquare,
  Users,
} from "lucide-react";
import { ApprovalsBadge } from "../shell/approvals-badge.tsx";
import type { Area } from "./area.ts";

export const HIRING: readonly Area[] = [
  {
    id: "assistant",
    needs: "assistant",
    path: "/assistant",
    icon: MessagesSquare,
    key: "n",
    load: () => import("../pages/assistant/assistant-page.tsx"),
  },
  {
    id: "jobs",
    needs: "jobs.read",
    path: "/jobs",
    icon: BriefcaseBusiness,
    key: "j",
    load: () => import("../pages/jobs/jobs-page.tsx"),
    below: [
      {
        path: "/jobs/new",
        needs: "jobs.write",
        load: () => import("../pages/job/new-job-page.tsx"),
      },
      {
        path: "/jobs/$jobId",
        needs: "jobs.read",
        load: () => import("../pages/job/job-page.tsx"),
      },
    ],
  },
  {
    id: "people",
    needs: "people.read",
    path: "/people",
    icon: Users,
    key: "c",
    load: () => import("../pages/candidates/candidates-page.tsx"),
    below: [
      {
        path: "/people/$candidateId",
        load: () => import("../pages/candidate/candidate-page.tsx"),
      },
    ],
  },
  {
    id: "inbox",
    needs: "hiring.read",
    path: "/inbox",
    icon: Inbox,
    key: "a",
    badge: ApprovalsBadge,
    load: () => import("../pages/inbox/inbox-page.tsx"),
  },
  {
    id: "calendar",
    needs: "interviews.read",
    path: "/calendar",
    icon: CalendarDays,
    key: "i",
    load: () => import("../pages/calendar/calendar-page.tsx"),
  },
  {
    id: "reports",
    needs: "hiring.read",
    path: "/reports",
    icon: ChartColumn,
    key: "o",
    load: () => import("../pages/reports/reports-page.tsx"),
  },
];
