/** The facts of a project in what somebody tells: its name, and one's part in it. */
import { positionScore } from "@bole/talent/reading";
import { unquoted } from "../text/quotes.ts";
import type { Said } from "../text/said.ts";
import { barePieces } from "./bare-pieces.ts";
import { tidy } from "./labels.ts";
import { take } from "./take.ts";
import { trimName } from "./trim-name.ts";

export interface ProjectFacts {
  readonly name?: string;
  readonly role?: string;
}

const CALLED =
  /(?:名称是|名字是|名字叫|名称叫|名叫|名为|叫做|叫|(?<![a-z])(?:called|named|titled|name is|name was|name)(?![a-z]))\s*(?<name>[^,，。]{2,50}?)(?:的?项目|的?專案)?(?=,|，|。|$|\s+(?:where|as|from|in which|with me|and i)\s)/diu;
const AS = /^(?<name>\p{Lu}[^,，。]{1,48}?)\s+as\s+(?=\p{L})/u;
const QUOTED = /[《“"「『](?<name>[^》”"」』]{2,50})[》”"」』]/u;
const ROLE =
  /(?:^|[,，\s])(?:我|本人|并|且|其中)*(?:担任|出任|任|角色是|角色为|角色|作为|负责人是|职务是|擔任|(?<=我)是|i was(?: the| a| an)?|i am(?: the| a| an)?|i'm(?: the| a| an)?|as (?:the |an? )?|role(?: is| was|:)?|my role(?: is| was)?)\s*(?:的是|了|:|：|一名|一个)?\s*(?<role>[^,，。]{2,30}?)(?=,|，|。|$|\s+(?:on|of|for|in|from|at)\s)/diu;

/** 我负责后端开发 is a part in it; 负责设计并实现…  describes. */
const DID =
  /(?:^|[,，\s])(?:我|本人|主要)*(?:负责|做)(?<role>(?:前端|后端|全栈|算法|测试|产品|UI|视觉|交互|架构|数据|运营|硬件|嵌入式|移动端|安卓|客户端|服务端|数据库|项目)?(?:开发|设计|测试|运营|策划|管理|分析|实施|运维|建模|标注))(?=,|，|。|$)/diu;

export function readProject(whole: Said): ProjectFacts {
  const where =
    /\s+(?:where|in which|with me as|for which|with (?:the |a )?role(?: of| as)?|in the role of)\s+(?=i |the |an? |lead|\p{L})/iu.exec(
      whole.raw,
    );
  const said =
    where === null
      ? whole
      : take(whole, { start: where.index, end: where.index + where[0].length }).rest;
  const called = CALLED.exec(said.raw) ?? AS.exec(said.raw);
  const quoted = QUOTED.exec(said.raw);
  const role = roleOf((ROLE.exec(said.raw) ?? DID.exec(said.raw))?.groups?.role ?? "");
  const given = unquoted(trimName(quoted?.groups?.name ?? called?.groups?.name ?? ""));
  const pieces = barePieces(said).filter(
    (piece) =>
      !overlaps(piece, given) &&
      !overlaps(piece, role) &&
      !/^(?:我|做过|参与|参加|一个|i was|担任|作为)/iu.test(piece),
  );
  const [first, second] = pieces;
  const name =
    given !== ""
      ? given
      : (first ?? "").replace(/(?<=\S{2})(?:这个|的)?(?:项目|專案|project)$/iu, "").trim();
  const other = given === "" ? second : first;
  const part =
    role !== ""
      ? role
      : other !== undefined && (positionScore(other) > 0 || other.length <= 16)
        ? tidy("role", other)
        : "";
  return { ...(name === "" ? {} : { name }), ...(part === "" ? {} : { role: part }) };
}

const roleOf = (text: string): string => tidy("role", trimName(text));
const overlaps = (piece: string, fact: string): boolean =>
  fact !== "" && (piece.includes(fact) || fact.includes(piece));
