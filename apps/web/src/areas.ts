/**
 * The areas of the product, as data. Navigation, command palette, shortcuts and routes are made from
 * this list: a new area is its page, one line here, and its name in both languages.
 */
import {
  Activity,
  Archive,
  BriefcaseBusiness,
  CalendarDays,
  Compass,
  FileUser,
  History,
  House,
  Inbox,
  type LucideIcon,
  Mails,
  MessagesSquare,
  Send,
  ShieldCheck,
  Sparkles,
  SquareKanban,
  SquarePen,
  SwatchBook,
  Users,
  Workflow,
} from "lucide-react";
import type { ComponentType } from "react";
import type { en } from "./i18n/en.ts";
import { ApprovalsBadge } from "./shell/approvals-badge.tsx";

type Load = () => Promise<{ readonly default: ComponentType }>;

export interface Area {
  readonly id: keyof typeof en.areas;
  readonly path: `/${string}`;
  readonly icon: LucideIcon;
  /** Pressed after `g`, it goes there. */
  readonly key: string;
  /** Left out, it is found in the palette only. */
  readonly navigation?: boolean;
  readonly load: Load;
  /** Stands beside the area's name in the navigation. */
  readonly badge?: ComponentType;
  /** Pages below it, such as one of a list: their addresses carry what they are about. */
  readonly below?: readonly { readonly path: `/${string}`; readonly load: Load }[];
}

export const AREAS: readonly Area[] = [
  {
    id: "home",
    path: "/",
    icon: House,
    key: "h",
    navigation: true,
    load: () => import("./pages/home/home-page.tsx"),
  },
  {
    id: "assistant",
    path: "/assistant",
    icon: MessagesSquare,
    key: "n",
    navigation: true,
    load: () => import("./pages/assistant/assistant-page.tsx"),
  },
  {
    id: "candidates",
    path: "/candidates",
    icon: Users,
    key: "c",
    navigation: true,
    load: () => import("./pages/candidates/candidates-page.tsx"),
    below: [
      {
        path: "/candidates/$candidateId",
        load: () => import("./pages/candidate/candidate-page.tsx"),
      },
    ],
  },
  {
    id: "jobs",
    path: "/jobs",
    icon: BriefcaseBusiness,
    key: "j",
    navigation: true,
    load: () => import("./pages/jobs/jobs-page.tsx"),
    below: [
      { path: "/jobs/new", load: () => import("./pages/job/new-job-page.tsx") },
      { path: "/jobs/$jobId", load: () => import("./pages/job/job-page.tsx") },
    ],
  },
  {
    id: "resumes",
    path: "/resumes",
    icon: FileUser,
    key: "v",
    navigation: true,
    load: () => import("./pages/resume/resumes-page.tsx"),
    below: [{ path: "/resumes/$resumeId", load: () => import("./pages/resume/resume-page.tsx") }],
  },
  {
    id: "recommend",
    path: "/recommend",
    icon: Sparkles,
    key: "e",
    navigation: true,
    load: () => import("./pages/recommend/recommend-page.tsx"),
  },
  {
    id: "career",
    path: "/career",
    icon: Compass,
    key: "w",
    navigation: true,
    load: () => import("./pages/career/careers-page.tsx"),
    below: [{ path: "/career/$sessionId", load: () => import("./pages/career/career-page.tsx") }],
  },
  {
    id: "pipeline",
    path: "/pipeline",
    icon: SquareKanban,
    key: "b",
    navigation: true,
    load: () => import("./pages/pipeline/pipeline-page.tsx"),
  },
  {
    id: "calendar",
    path: "/calendar",
    icon: CalendarDays,
    key: "i",
    navigation: true,
    load: () => import("./pages/calendar/calendar-page.tsx"),
  },
  {
    id: "outbox",
    path: "/outbox",
    icon: Send,
    key: "o",
    navigation: true,
    load: () => import("./pages/outbox/outbox-page.tsx"),
  },
  {
    id: "templates",
    path: "/templates",
    icon: Mails,
    key: "l",
    navigation: true,
    load: () => import("./pages/templates/templates-page.tsx"),
    below: [
      {
        path: "/templates/$templateId",
        load: () => import("./pages/templates/templates-page.tsx"),
      },
    ],
  },
  {
    id: "runs",
    path: "/runs",
    icon: Workflow,
    key: "r",
    navigation: true,
    load: () => import("./pages/runs/runs-page.tsx"),
    below: [{ path: "/runs/$runId", load: () => import("./pages/run/run-page.tsx") }],
  },
  {
    id: "approvals",
    path: "/approvals",
    icon: Inbox,
    key: "a",
    navigation: true,
    badge: ApprovalsBadge,
    load: () => import("./pages/approvals/approvals-page.tsx"),
  },
  {
    id: "plan",
    path: "/plan",
    icon: SquarePen,
    key: "p",
    navigation: true,
    load: () => import("./pages/plan/plan-page.tsx"),
  },
  {
    id: "memory",
    path: "/memory",
    icon: Archive,
    key: "m",
    navigation: true,
    load: () => import("./pages/memory/memory-page.tsx"),
  },
  {
    id: "guardrails",
    path: "/guardrails",
    icon: ShieldCheck,
    key: "u",
    navigation: true,
    load: () => import("./pages/guardrails/guardrails-page.tsx"),
  },
  {
    id: "audit",
    path: "/audit",
    icon: History,
    key: "t",
    navigation: true,
    load: () => import("./pages/audit/audit-page.tsx"),
  },
  {
    id: "system",
    path: "/system",
    icon: Activity,
    key: "s",
    navigation: true,
    load: () => import("./pages/system/system-page.tsx"),
  },
  {
    id: "design",
    path: "/design",
    icon: SwatchBook,
    key: "d",
    load: () => import("./pages/design/design-page.tsx"),
  },
];
