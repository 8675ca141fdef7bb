import { useNavigate } from "@tanstack/react-router";
import { InterviewersTab } from "../calendar/interviewers/interviewers-tab.tsx";
import { SectionPage } from "./section-page.tsx";

export default function InterviewersPage() {
  const navigate = useNavigate();
  return (
    <SectionPage id="calendar">
      <InterviewersTab onBusy={(who) => void navigate({ to: "/calendar", search: { who } })} />
    </SectionPage>
  );
}
