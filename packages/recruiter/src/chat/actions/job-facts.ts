/**
 * A job out of one sentence: "add a job: Android engineer in Berlin, Kotlin required, 3 years". What
 * was said behind the title becomes the lines of an advertisement, which is read like any other, so
 * that every fact is kept and none is made up.
 */

const ASKED_FOR =
  /必须|必备|要求|需要|需|会|懂|熟悉|精通|掌握|擅长|经验|年以上|\d\s*年|[一二两三四五六七八九十]年|学历|本科|硕士|博士|大专|证书|优先|加分|英语|\b(?:required?|must|needs?|years?|yrs?|experience|knows?|knowledge|fluent|degree|bachelor|master|plus|nice to have|skills?|native|certified|certificate|speaks?)\b/iu;

interface JobFacts {
  readonly title: string;
  /** Empty where nothing but the title was said. */
  readonly description: string;
}

/** `called`: the title as it was found in the line. */
export function jobFacts(line: string, called: string): JobFacts {
  const { title, place } = withoutPlace(called);
  const after = line
    .slice(line.indexOf(called) + called.length)
    .replace(
      /^["”」》]?\s*(?:的)?(?:职位|岗位|岗|job|role|position|opening|vacancy|posting)?/iu,
      "",
    );
  const said = after.split(/[,，;；。、\n]|\.(?=\s|$)|\swith\s/iu).map(bare);
  const facts = [place, ...said].filter((fact) => fact !== "" && fact !== title);
  if (facts.length === 0) return { title, description: "" };
  const wanted = facts.filter((fact) => ASKED_FOR.test(fact));
  const others = facts.filter((fact) => !wanted.includes(fact));
  const heading = /\p{Script=Han}/u.test(line) ? "任职要求：" : "Requirements:";
  const list = wanted.map((fact) => `- ${fact.replace(/^(\d+\+? ?(?:years?|yrs?))$/iu, OF_WORK)}`);
  const lines = [title, ...others, ...(list.length > 0 ? [heading, ...list] : [])];
  return { title, description: lines.join("\n") };
}

const OF_WORK = "$1 of experience";

function bare(fact: string): string {
  return fact
    .trim()
    .replace(
      /^(?:in|at|based in|located in|工作地点(?:在)?|地点(?:是|在)?|坐标|base|在)\s*[:：]?\s*(?=\S)/iu,
      "",
    )
    .replace(/(?:please|thanks|谢谢|吧)[!！.]*$/iu, "")
    .trim();
}

/** "Android engineer in Berlin": a place is written with a capital. */
function withoutPlace(called: string): { title: string; place: string } {
  const [, title, place] =
    /^(.{2,}?)\s+(?:[Ii]n|[Aa]t)\s+(\p{Lu}[\p{L} -]{1,40})$/u.exec(called) ?? [];
  return { title: title?.trim() ?? called, place: place?.trim() ?? "" };
}
