import { describe, expect, it } from "vitest";
import { parseResume } from "../parse-resume.ts";
import { textDocument } from "../testing/text-document.ts";
import { unsupported } from "../testing/unsupported.ts";
import { foldText } from "../text/characters.ts";
import { readLines } from "../text/read-lines.ts";
import { readTrained } from "./read-trained.ts";
import { LAYOUTS } from "./testing/layouts.ts";

const read = (text: string) => {
  const folded = foldText(text);
  const document = textDocument(text);
  const { data } = readTrained(document, folded, readLines(document, folded));
  return {
    jobs: data.workExperience.map((job) =>
      [job.company, job.position, job.startDate, job.endDate].join(" | "),
    ),
    schools: data.education.map((school) =>
      [school.school, school.degree, school.major].join(" | "),
    ),
  };
};

describe("résumés of many layouts and languages", () => {
  it("reads a German one: dates at the left, “seit”, the subject below the school", () => {
    expect(read(LAYOUTS.de)).toEqual({
      jobs: [
        "Hartwig Anlagenbau GmbH | Projektleiterin | 2016-04 | present",
        "Pumpenwerke Seidel AG | Konstrukteurin | 2011-09 | 2016-03",
      ],
      schools: [
        "Hochschule Augsburg | Diplom-Ingenieurin (FH) | Maschinenbau",
        "Gymnasium bei St. Anna | Abitur | ",
      ],
    });
  });

  it("reads a French one: dates above, “Depuis”, one line a school", () => {
    expect(read(LAYOUTS.fr)).toEqual({
      jobs: [
        "Maison Vauquelin | Chargée de communication | 2020-01 | present",
        "Laboratoires Bréhat | Assistante marketing | 2015-09 | 2019-12",
      ],
      schools: [
        "Université Rennes 2 | Master | Communication des entreprises",
        "Lycée Chateaubriand | Baccalauréat littéraire | ",
      ],
    });
  });

  it("reads a Spanish one: position, company and dates on lines of their own", () => {
    expect(read(LAYOUTS.es)).toEqual({
      jobs: [
        "Calzados Giralda S.L. | Jefa de tienda | 2019-10 | present",
        "Modas Triana | Dependienta | 2014-03 | 2019-09",
      ],
      schools: ["Universidad de Sevilla | Grado | Administración de Empresas"],
    });
  });

  it("reads one in traditional characters", () => {
    expect(read(LAYOUTS.tw)).toEqual({
      jobs: [
        "雲峰資訊股份有限公司 | 資深後端工程師 | 2019-03 | present",
        "旭日科技有限公司 | 軟體工程師 | 2015-08 | 2019-02",
      ],
      schools: ["國立中央大學 | 碩士 | 資訊工程學系", "國立中興大學 | 學士 | 應用數學系"],
    });
  });

  it("reads “Company, Place; Title; dates” on one line, under an odd heading", () => {
    expect(read(LAYOUTS.en)).toEqual({
      jobs: [
        "Corrib Construction Ltd | Site Manager | 2021-05 | present",
        "Moycullen Builders | Assistant Site Manager | 2016-06 | 2021-04",
      ],
      schools: ["Atlantic Technological University | BSc (Hons) | Construction Management"],
    });
  });

  it.each(Object.entries(LAYOUTS))("says where each value stands (%s)", (_, text) => {
    const document = textDocument(text);
    expect(unsupported(document, parseResume(document))).toEqual([]);
  });
});
