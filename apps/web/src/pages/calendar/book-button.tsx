/** An appointment with somebody who is found first; what they applied for is then known. */
import type { Person } from "@bole/server/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { candidateQuery } from "../../api/candidates.ts";
import { Button, buttonClass } from "../../design/button.tsx";
import { Dialog } from "../../design/dialog.tsx";
import { ProblemNote } from "../../design/problem-note.tsx";
import { Skeleton } from "../../design/skeleton.tsx";
import { useText } from "../../i18n/text.ts";
import BookDialog from "../../talent/interview/book-dialog.tsx";
import { PersonPicker } from "../../talent/person-picker.tsx";
import { calendarText } from "./calendar-text.ts";

export function BookButton() {
  const t = useText(calendarText);
  const [person, setPerson] = useState<Person | null>(null);
  return (
    <>
      <PersonPicker
        trigger={
          <Button variant="primary">
            <CalendarPlus aria-hidden />
            {t.book}
          </Button>
        }
        onPick={setPerson}
      />
      {person !== null && (
        <BookPerson key={person.id} person={person} onClose={() => setPerson(null)} />
      )}
    </>
  );
}

function BookPerson({
  person: { id, name },
  onClose,
}: {
  readonly person: Person;
  readonly onClose: () => void;
}) {
  const t = useText(calendarText);
  const { data, error, isError } = useQuery(candidateQuery(id));
  const applications = data?.applications.map(({ application, job_title }) => ({
    id: application.id,
    job_title,
  }));
  if (applications !== undefined && applications.length > 0)
    return <BookDialog name={name} applications={applications} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={applications === undefined ? t.book : t.noApplication(name)}
      {...(applications !== undefined && { about: t.noApplicationDetail })}
    >
      {isError && <ProblemNote error={error} />}
      {applications === undefined && !isError && <Skeleton className="h-24 w-full" />}
      {applications !== undefined && (
        <Link
          to="/people/$candidateId"
          params={{ candidateId: id }}
          className={buttonClass("primary")}
        >
          {t.toPerson}
        </Link>
      )}
    </Dialog>
  );
}
