/** The side of those who look for work. */
import { Compass, FileUser, Sparkles } from "lucide-react";
import type { Area } from "./area.ts";

export const CAREER: readonly Area[] = [
  {
    id: "resumes",
    needs: "own",
    path: "/resumes",
    icon: FileUser,
    key: "v",
    load: () => import("../pages/resume/resumes-page.tsx"),
    below: [
      {
        path: "/resumes/$resumeId",
        load: () => import("../pages/resume/resume-page.tsx"),
        // A candidate's résumé is opened from People.
        neutral: true,
      },
      {
        path: "/resumes/$resumeId/interview",
        load: () => import("../pages/resume/interview/interview-page.tsx"),
      },
    ],
  },
  {
    id: "matches",
    needs: "own",
    path: "/matches",
    icon: Sparkles,
    key: "e",
    load: () => import("../pages/recommend/recommend-page.tsx"),
    below: [{ path: "/matches/$jobId", load: () => import("../pages/matches/match-page.tsx") }],
  },
  {
    id: "career",
    needs: "own",
    path: "/career",
    icon: Compass,
    key: "w",
    load: () => import("../pages/career/careers-page.tsx"),
    below: [{ path: "/career/$sessionId", load: () => import("../pages/career/career-page.tsx") }],
  },
];
