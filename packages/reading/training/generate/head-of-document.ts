/** Whose document it is: name, title, and how to reach the person, on one line or many. */
import type { Language } from "./lexicon.ts";
import { nameOf } from "./names.ts";
import { companyOf, spliced } from "./organisations.ts";
import type { Page } from "./page.ts";
import { placeOf, positionOf } from "./people.ts";
import { written } from "./time.ts";
import type { Piece, Row } from "./writer.ts";

/** @returns the name, for what repeats it */
export function headOfDocument(page: Page, headed: boolean): string {
  const { random, own } = page.world;
  const name = nameOf(page.world);
  if (random.chance(0.14)) {
    const title = fill(page, random.pick(own.list("titles")), name);
    page.row(title, "furniture", "heading", {
      size: page.body.size + random.between(0, 9),
      bold: true,
    });
    if (random.chance(0.5)) page.writer.blank();
  }
  if (headed) page.heading("contact", "contact");
  const taglines = own.list("taglines");
  const title = random.chance(0.65)
    ? taglines.length > 0 && random.chance(0.3)
      ? random.pick(taglines)
      : positionOf(page.world)
    : undefined;
  const labelled = random.chance(own.chinese ? 0.45 : 0.2);
  const large = page.body.size + random.between(2, 16);
  const cells: Piece[][] = [];
  const label = (list: string) => (labelled ? `${random.pick(own.list(list))}${colon}` : "");
  const colon = random.pick(own.chinese ? ["：", "：", ":", "\t"] : [": ", ": ", "\t", " "]);
  const named: Row = [["name", shown(page, name)], suffix(page)];
  const inRow = random.chance(0.06);
  if (inRow) cells.push([...named]);
  if (title && random.chance(inRow ? 0.5 : 0.04)) cells.push([["title", title]]);
  if (labelled && random.chance(0.4)) cells.push([label("label-name"), ["name", name]]);
  else if (!inRow && title && random.chance(0.12))
    page.row(
      [
        ...named,
        random.pick(own.chinese ? [" ", " | ", "\t", " - "] : [", ", " – ", " | ", "\t", " "]),
        ["title", title],
      ],
      "contact",
      "body",
      { size: large, bold: random.chance(0.6) },
    );
  else if (!inRow && !own.chinese && random.chance(0.1)) {
    const words = name.split(" ");
    const look = { size: large, bold: random.chance(0.6) };
    for (const part of [words.slice(0, -1).join(" "), words.at(-1) ?? ""])
      page.row([["name", shown(page, part)]], "contact", "body", look);
    if (title) titleRow(page, title, "");
  } else if (!inRow) {
    page.row(named, "contact", "body", {
      size: random.chance(0.85) ? large : page.body.size,
      bold: random.chance(0.6),
    });
    if (random.chance(0.4)) page.writer.blank();
    if (title) titleRow(page, title, labelled && random.chance(0.5) ? label("label-title") : "");
  }
  if (random.chance(0.85)) cells.push([label("label-phone"), phone(page)]);
  if (random.chance(0.92)) cells.push([label("label-email"), mail(page, name)]);
  if (random.chance(0.75))
    cells.push([label("label-address"), ...street(page), ["place", placeOf(page.world)]]);
  if (random.chance(0.35))
    cells.push([
      random.pick(["linkedin.com/in/", "github.com/", "www.", "https://"]) +
        (mailName(name) || "me") +
        random.pick(["", "", ".example", "-dev"]),
    ]);
  const lines = own.list("contact-lines");
  if (lines.length > 0 && random.chance(0.2)) cells.push([random.pick(lines)]);
  if (random.chance(0.12)) cells.push(...address(page));
  if (random.chance(0.04)) cells.push([companyOf(page.world)]);
  for (let more = random.chance(0.4) ? random.between(1, 5) : 0; more > 0; more -= 1)
    cells.push([...fill(page, random.pick(own.list("label-personal")), name)]);
  contactRows(page, random.chance(0.35) ? random.shuffled(cells) : cells);
  return name;
}

function titleRow(page: Page, title: string, label: string): void {
  page.row([label, ["title", title]], "contact", "body", {
    size: page.body.size + page.world.random.int(4),
  });
  if (page.world.random.chance(0.4)) page.writer.blank();
}

function contactRows(page: Page, cells: readonly Piece[][]): void {
  const { random, own } = page.world;
  const across = random.pick([1, 1, 2, 3, 6]);
  const join = random.pick([
    " | ",
    " · ",
    "\t",
    "  ",
    ", ",
    " • ",
    " – ",
    own.chinese ? " " : " / ",
    " ⋄ ",
    "\t",
  ]);
  const icon = random.chance(0.15) ? random.pick(["☎ ", "✉ ", "📍", "\uf095 ", "● "]) : "";
  for (let at = 0; at < cells.length; at += across) {
    const row = cells
      .slice(at, at + across)
      .flatMap((cell, index): Piece[] => [index > 0 ? join : "", icon, ...cell]);
    page.row(row, "contact", "body");
  }
}

function shown({ world }: Page, name: string): string {
  const { random, own } = world;
  const dice = random.next();
  if (own.chinese)
    return dice < 0.1 ? [...name].join(" ") : dice < 0.14 ? [...name].join("  ") : name;
  if (dice < 0.2) return name.toUpperCase();
  return dice < 0.25 ? [...name.toUpperCase()].join(" ") : name;
}

function suffix({ world }: Page): string {
  const { random, own } = world;
  if (random.chance(0.93)) return "";
  return own.chinese
    ? random.pick([" (Kevin)", "（男）", " 简历", " / Amy", " YU-TING LIN", " Wong Ka Ming"])
    : random.pick([", PhD", ", MBA", " (she/her)", ", RN", " – CV", ", M.Sc."]);
}

function phone({ world }: Page): string {
  const { random, own } = world;
  const digits = (count: number) => Array.from({ length: count }, () => random.int(10)).join("");
  if (own.language === "zh-CN")
    return random.pick([
      `138${digits(8)}`,
      `159-${digits(4)}-${digits(4)}`,
      `+86 186 ${digits(4)} ${digits(4)}`,
    ]);
  if (own.language === "zh-TW")
    return random.pick([
      `0912-${digits(3)}-${digits(3)}`,
      `+886 9${digits(8)}`,
      `+852 9${digits(3)} ${digits(4)}`,
    ]);
  if (own.language === "en")
    return random.pick([
      `(415) 555-${digits(4)}`,
      `+44 7700 900${digits(3)}`,
      `+353 87 ${digits(3)} ${digits(4)}`,
      `+91 98${digits(8)}`,
      `212.555.${digits(4)}`,
    ]);
  return random.pick([
    `+49 151 ${digits(8)}`,
    `0${digits(3)} / ${digits(7)}`,
    `06 ${digits(2)} ${digits(2)} ${digits(2)} ${digits(2)}`,
    `+34 6${digits(2)} ${digits(3)} ${digits(3)}`,
    `+41 79 ${digits(3)} ${digits(2)} ${digits(2)}`,
  ]);
}

const mailName = (name: string) =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z ]/g, "")
    .trim()
    .replace(/ +/g, ".");

function mail({ world: { random } }: Page, name: string): string {
  const own = mailName(name) || `user${random.int(9999)}`;
  return `${own}@${random.pick(["gmail.com", "example.com", "outlook.com", "163.com", "web.de", "mail.example", "qq.com", "yahoo.fr"])}`;
}

function street({ world: { random, own } }: Page): string[] {
  if (random.chance(0.7)) return [];
  const number = random.between(1, 240);
  if (own.chinese) return [];
  if (own.language === "de")
    return [
      `${random.pick(own.list("surnames"))}straße ${number}, ${random.between(10000, 99999)} `,
    ];
  if (own.language === "fr")
    return [`${number} rue ${random.pick(own.list("surnames"))}, ${random.between(10000, 99999)} `];
  if (own.language === "es")
    return [
      `Calle ${random.pick(own.list("surnames"))} ${number}, ${random.between(10000, 52999)} `,
    ];
  return [
    `${number} ${random.pick(own.list("surnames"))} ${random.pick(["Street", "Road", "Ave", "Lane"])}, `,
  ];
}

/** Street and town as cells of their own. */
function address(page: Page): Piece[][] {
  const { random, own } = page.world;
  if (own.chinese) return [];
  const number = random.between(1, 240);
  const name = spliced(page.world, own);
  const road = random.pick([
    "Way",
    "Street",
    "Terrace",
    "Mews",
    "Place",
    "Drive",
    "Close",
    "Cottage",
  ]);
  const streets: Partial<Record<Language, string>> = {
    en: `${number} ${name} ${road}`,
    de: `Am ${name} ${number}`,
    fr: `${number}, impasse ${name}`,
    es: `Avda. ${name}, ${number}`,
    it: `Via ${name} ${number}`,
    nl: `${name}weg ${number}`,
    pt: `Rua ${name}, ${number}`,
  };
  const street = streets[own.language];
  const code = random.chance(0.5) ? `${random.between(10000, 99999)} ` : "";
  return [[street ?? `${name} ${number}`], [code, ["place", placeOf(page.world)]]];
}

/** {n} is the name, {d} a date, {p} and {q} pages. */
export function fill(page: Page, template: string, name: string): Row {
  const { random } = page.world;
  const date = written(page.world, page.dates.form, {
    year: random.between(1965, 2024),
    month: random.between(1, 12),
  });
  return [
    template
      .replaceAll("{n}", name)
      .replaceAll("{d}", date)
      .replaceAll("{p}", `${random.between(1, 3)}`)
      .replaceAll("{q}", `${random.between(2, 4)}`),
  ];
}
