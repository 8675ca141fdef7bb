/** What stands between commas, and between blanks where the signs around them are Han. */

import { unquoted } from "../text/quotes.ts";
import type { Said } from "../text/said.ts";
import { trimName } from "./trim-name.ts";

export function barePieces({ raw }: Said): string[] {
  return raw
    .split(/[,，、;；。|]/u)
    .flatMap((piece) =>
      /\p{Script=Han}/u.test(piece)
        ? piece.split(/(?<=[\p{Script=Han}])\s+|\s+(?=[\p{Script=Han}])/u)
        : piece.split(/\s+[-–—]\s+/),
    )
    .map((piece) => unquoted(trimName(piece)))
    .filter((piece) => piece.length >= 2 && !NOTHING.test(piece));
}

const NOTHING =
  /^(?:我|在|是|从|到|加上|帮我|帮我加上|加进去|写上|谢谢|好吗|时间|工作|经历|一段|一个|项目|信息如下|如下|具体如下|内容如下|the|and|it|please|thanks|add it|entry|new|job|project|education|experience|details|as follows|to my resume|my resume|resume|学历|专业|学校|公司|职位|全日制|全职|兼职|为止|帮我加一下|帮我加|我的|那个|就是|然后|还有)$/iu;
