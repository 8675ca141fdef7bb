/**
 * Makes `data/concepts.tsv.gz` from tables of ESCO, O*NET and the Chinese classification of occupations:
 * `node build-concepts.ts FOLDER`. NOTICE names the sources. `data/skills-zh.tsv` has Chinese names of the
 * skills that most occupations need; ESCO has none ("Bole translation").
 */
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { type ConceptRecord, writeRecord } from "../concept-record.ts";
import { packNames } from "../name-index.ts";
import { namesOf } from "./names-of.ts";
import { crosswalk, genders, shortForms, withoutRepeats } from "./occupation-names.ts";
import { grouped, listOf, readRows } from "./tables.ts";

const DATA = new URL("../data/", import.meta.url);
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Say where the tables are.");
const rowsOf = (name: string) => readRows(folder, name);
const escoId = (uuid: string) => `esco:${uuid.slice(0, 8)}`;
/** What job boards list under a code is a post, or a field such as 市场调研, which anybody may mention. */
const A_POST = /[师员工长手机理管监家人者医士匠官警兵徒导]$/u;
const NONE = { names: [], zh: [], foreign: [], group: "", essential: [], optional: [], same: [] };

const translated = new Map(
  readFileSync(new URL("skills-zh.tsv", DATA), "utf8")
    .trimEnd()
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .map((line) => line.split("\t"))
    .map(([en = "", zh = ""]) => [en, listOf(zh)] as const),
);
const unknown = new Set(translated.keys());

const skillRows = rowsOf("esco_skills.tsv");
const skills = skillRows.map((row): ConceptRecord => {
  const en = row("label_en");
  unknown.delete(en);
  const names = withoutRepeats(listOf(row("alt_labels_en"))).filter((name) => name !== en);
  return {
    ...NONE,
    id: escoId(row("esco_id")),
    kind: "skill",
    en,
    names,
    zh: translated.get(en) ?? [],
    group: row("type"),
  };
});
if (unknown.size > 0) throw new Error(`no such skills: ${[...unknown].join(", ")}`);
const placeOfSkill = new Map(skillRows.map((row, place) => [row("skill_no"), place]));
const placesOf = (cell: string) => listOf(cell, ",").flatMap((no) => placeOfSkill.get(no) ?? []);

const bridge = rowsOf("zh_titles_bridge.tsv").filter((row) => row("level") !== "group");
const chineseBy = (column: string) =>
  grouped(
    bridge.flatMap((row) =>
      listOf(row(column), ",").map((code) => [code, row("title_zh")] as const),
    ),
  );
const [zhOfEsco, zhOfOnet] = [chineseBy("esco_codes"), chineseBy("onet_codes")];

const relations = new Map(rowsOf("esco_occupation_skills.tsv").map((row) => [row("esco_id"), row]));
const foreignOf = grouped(
  rowsOf("esco_alt_labels_de_es_fr.tsv").map((row) => [row("esco_id"), row("alt_labels")]),
);
const occupationRows = rowsOf("esco_occupations.tsv");
const onetRows = rowsOf("onet_titles.tsv");
const onetTitles = new Map(
  rowsOf("onet_occupations.tsv").map((row) => [row("onet_code"), row("title")]),
);
const firstOnet = skills.length + occupationRows.length;
const placeOfOnet = new Map(onetRows.map((row, at) => [row("onet_code"), firstOnet + at]));
const onetOf = crosswalk(
  rowsOf("xw_esco_onet2010_nesta.tsv"),
  rowsOf("xw_onet2010_onet2019.tsv"),
  rowsOf("xw_esco_onet2019.tsv"),
);

const occupations = occupationRows.map((row): ConceptRecord => {
  const [id, en] = [row("esco_id"), row("label_en")];
  const labels = ["label_de", "label_es", "label_fr"].map((column) => row(column));
  // Other names of one word are often of something wider: "enfermera" of a phlebotomist.
  const others = (foreignOf.get(id) ?? []).flatMap((cell) => listOf(cell));
  const foreign = [...labels, ...others.filter((name) => name.includes(" "))];
  const needs = relations.get(id);
  const [first = en, ...second] = genders(en);
  return {
    ...NONE,
    id: escoId(id),
    kind: "occupation",
    en: first,
    names: withoutRepeats([...second, ...listOf(row("alt_labels_en"))].flatMap(genders)),
    zh: withoutRepeats(zhOfEsco.get(row("esco_code")) ?? []),
    foreign: withoutRepeats(foreign.flatMap(genders)),
    group: row("isco08"),
    essential: needs === undefined ? [] : placesOf(needs("essential_skill_nos")),
    optional: needs === undefined ? [] : placesOf(needs("optional_skill_nos")),
    same: onetOf(id).flatMap((code) => placeOfOnet.get(code) ?? []),
  };
});

const sameAsOnet = grouped(
  occupations.flatMap(({ same }, at) => same.map((onet) => [onet, skills.length + at] as const)),
);
const onet = onetRows.map((row): ConceptRecord => {
  const code = row("onet_code");
  const titles = [...listOf(row("reported_titles")), ...listOf(row("alternate_titles"))];
  return {
    ...NONE,
    id: `onet:${code}`,
    kind: "occupation",
    en: onetTitles.get(code) ?? "",
    names: withoutRepeats(titles.flatMap(shortForms)),
    zh: withoutRepeats(zhOfOnet.get(code) ?? []),
    same: sameAsOnet.get(placeOfOnet.get(code) ?? -1) ?? [],
  };
});

const csco = rowsOf("cn_occupations_2022.tsv")
  .filter((row) => row("level") === "4")
  .map(
    (row): ConceptRecord => ({
      ...NONE,
      id: `csco:${row("code")}`,
      kind: "occupation",
      en: "",
      zh: withoutRepeats([
        row("name_zh"),
        ...listOf(row("common_titles_zh")).filter((title) => A_POST.test(title)),
      ]),
    }),
  );

const records = [...skills, ...occupations, ...onet, ...csco];
const lines = records.map(writeRecord).join("\n");
const packed = gzipSync(lines, { level: 9 });
writeFileSync(new URL("concepts.tsv.gz", DATA), packed);
const names = namesOf(records);
writeFileSync(new URL("names.bin", DATA), packNames(names));
process.stdout.write(
  `${skills.length} skills, ${occupations.length + onet.length + csco.length} occupations, ${names.size} names, ${packed.length} bytes\n`,
);
