import { useNavigate } from "@tanstack/react-router";
import { Editable } from "../../account/editable.tsx";
import { InterviewersTab } from "../calendar/interviewers/interviewers-tab.tsx";
import { SectionPage } from "./section-page.tsx";

export default function InterviewersPage() {
  const navigate = useNavigate();
  return (
    <SectionPage id="calendar">
      <Editable to="interviews.write">
        <InterviewersTab onBusy={(who) => void navigate({ to: "/calendar", search: { who } })} />
      </Editable>
    </SectionPage>
  );
}
