/** A small résumé to say something about. */
export const demoResume = {
  basic: { name: "Ada Palmer", title: "Engineer", email: "ada@example.org" },
  education: [],
  workExperience: [
    { id: "w1", company: "Acme", position: "Engineer", startDate: "2019-03", endDate: "Present" },
    { id: "w2", company: "Bell", position: "Intern", startDate: "2018-01", endDate: "2018-12" },
  ],
  projects: [],
  skillContent: "Java, Go",
  other: [],
};
