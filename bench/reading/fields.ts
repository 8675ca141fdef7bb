/** The fields that matter most of a résumé, by where they stand. */
export const FIELDS = {
  contact: ["name", "title", "email", "phone", "location", "links"].map((name) => `basic.${name}`),
  jobs: ["company", "position", "location", "startDate", "endDate"].map(
    (name) => `workExperience.${name}`,
  ),
  schools: ["school", "major", "degree", "startDate", "endDate"].map((name) => `education.${name}`),
};
