/** The letter that is kept with a résumé, so that it is undone, copied and exported with it. */
import { ResumeData } from "@bole/talent";
import { z } from "zod";

const KeptLetter = z.object({ text: z.string().max(20_000) });

/** Empty where none is kept. */
export function keptLetter(data: ResumeData): string {
  return KeptLetter.safeParse(data.letter).data?.text ?? "";
}

/** The letter as a page of its own, below the same name and addresses. */
export function letterPage(data: ResumeData, title: string): ResumeData {
  const { name, email, phone, location, links } = data.basic;
  return ResumeData.parse({
    basic: { name, email, phone, location, links },
    other: [{ id: "letter", title, content: keptLetter(data) }],
  });
}
