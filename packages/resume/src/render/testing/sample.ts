/** A résumé for tests, with as many posts and bullets as are asked for. */
import { ResumeData } from "@bole/talent";

export const sample = (change: Record<string, unknown> = {}): ResumeData =>
  ResumeData.parse({
    basic: {
      name: "Maya Lindqvist",
      title: "Frontend Engineer",
      email: "maya@example.com",
      phone: "+49 171 3920014",
      location: "Berlin",
      summary: "Builds pages that people keep open all day.",
      links: ["https://maya.example.com"],
    },
    workExperience: [
      {
        id: "w1",
        company: "Fjordline Booking GmbH",
        position: "Frontend Engineer",
        location: "Berlin",
        startDate: "2021-03",
        endDate: "present",
        description: "- Moved 400 screens to React\n- Cut the first load to 1.3 s",
      },
    ],
    education: [
      { id: "e1", school: "Uppland University", degree: "M.Sc.", major: "HCI", endDate: "2018" },
    ],
    skillContent: "Languages: TypeScript, Go\nTools: Vite, Playwright",
    other: [{ id: "o1", title: "Interests", content: "Sailing" }],
    ...change,
  });

/** As many posts as given, with that many bullets in each. */
export const longSample = (posts: number, bullets: number): ResumeData =>
  sample({
    workExperience: Array.from({ length: posts }, (_, post) => ({
      id: `w${post}`,
      company: `Company ${post}`,
      position: "Engineer",
      startDate: "2019",
      endDate: "2020",
      description: Array.from({ length: bullets }, (_, at) => `- Did thing ${at} of ${post}`).join(
        "\n",
      ),
    })),
  });
