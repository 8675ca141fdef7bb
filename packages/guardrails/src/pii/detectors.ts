/**
 * One entry per kind of personal data: what it looks like, and what proves it. Patterns are linear
 * and have bounds; where a shape alone would be a guess, a check digit or a word nearby decides.
 */
import { isIP } from "node:net";
import {
  isBankCard,
  isChineseId,
  isIban,
  isMachineReadableField,
  isOldChineseId,
  isSocialCreditCode,
  isSsn,
} from "./checksums.ts";
import { isPhone, isPhoneSomewhere } from "./phone.ts";
import type { PiiKind } from "./pii-kind.ts";

export interface Detector {
  readonly kind: PiiKind;
  readonly pattern: RegExp;
  /** Whether what was matched really is one; `before` is the text just in front of it. */
  readonly proves: (match: string, before: string) => boolean;
}

const PHONE_WORD =
  /(?:电话|手机|座机|联系方式|致电|热线|微信|传真|(?<![a-z])(?:tel|telefon|telephone|phone|mobile|mob|cell|call|fon|fax|handy|hp|ph|whatsapp|wechat|signal|telegram|móvil|movil|teléfono|telefono|telefone|celular|tél|portable|cellulare|telefoon|mobiel|mobil|komórka|tlf|text|ring|dial|reach|number|line|contact|[tmph](?=[.:])))[^\d\n]{0,12}$/i;

const bare = (text: string) => text.replace(/[ ().-]/g, "");

/** Earlier ones win where two overlap. */
export const DETECTORS: readonly Detector[] = [
  {
    kind: "email",
    pattern:
      /(?<![A-Za-z0-9._%+-])[A-Za-z0-9._%+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,6}[A-Za-z]{2,24}(?![A-Za-z0-9])/g,
    proves: (match) => !match.includes("..") && !match.startsWith("."),
  },
  {
    kind: "iban",
    pattern: /(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}(?![A-Za-z0-9])/g,
    proves: (match) => isIban(match.replaceAll(" ", "")),
  },
  {
    kind: "cn_id",
    pattern: /(?<![0-9A-Za-z])\d{6}[ -]?\d{8}[ -]?\d{3}[\dXx](?![0-9A-Za-z])/g,
    proves: (match) => isChineseId(bare(match)),
  },
  {
    kind: "uscc",
    pattern: /(?<![0-9A-Za-z])[0-9A-HJ-NPQRTUWXY]{18}(?![0-9A-Za-z])/g,
    proves: (match) => isSocialCreditCode(match),
  },
  {
    kind: "cn_id",
    pattern: /(?<![0-9A-Za-z])\d{15}(?![0-9A-Za-z])/g,
    proves: (match, before) => /身份证|证件/.test(before) && isOldChineseId(match),
  },
  {
    kind: "bank_card",
    pattern:
      /(?<![0-9A-Za-z.+-])\d{4}[ -]?\d{4,6}[ -]?\d{4,5}(?:[ -]?\d{1,4})?(?:[ -]?\d{1,3})?(?![0-9A-Za-z])/g,
    proves: (match) => isBankCard(bare(match)),
  },
  {
    kind: "passport",
    pattern:
      /(?<![A-Z0-9<])[A-Z0-9<]{9}\d[A-Z<]{3}\d{7}[MFX<]\d{7}[A-Z0-9<]{14}[0-9<]\d(?![A-Z0-9<])/g,
    proves: (match) =>
      isMachineReadableField(match.slice(0, 9), match.charAt(9)) &&
      isMachineReadableField(match.slice(13, 19), match.charAt(19)),
  },
  {
    kind: "passport",
    pattern: /(?<![0-9A-Za-z])(?:[A-Z]{1,2}\d{7,8}|\d{9}|[A-Z]\d{2}[A-Z0-9]{6})(?![0-9A-Za-z])/g,
    proves: (_, before) => /护照|passport/i.test(before),
  },
  {
    kind: "us_ssn",
    pattern: /(?<![0-9A-Za-z-])\d{3}-?\d{2}-?\d{4}(?![0-9A-Za-z-])/g,
    proves: (match, before) =>
      isSsn(match) && (match.includes("-") || /\bssn\b|social security|社会安全/i.test(before)),
  },
  {
    kind: "cn_mobile",
    pattern: /(?<![0-9A-Za-z.])(?:(?:\+|00)?86[ -]?)?1[3-9]\d[ -]?\d{4}[ -]?\d{4}(?![0-9A-Za-z])/g,
    proves: (match) => isPhone(bare(match).replace(/^(?:\+|00)?86/, ""), "CN"),
  },
  {
    kind: "phone",
    pattern: /(?<![0-9A-Za-z.])(?:\+|00)\d[\d ().-]{6,20}\d(?![0-9A-Za-z])/g,
    proves: (match) => isPhone(match.replace(/^00/, "+")),
  },
  {
    kind: "phone",
    pattern:
      /(?<![0-9A-Za-z.-])(?:0\d{2,3}[ -]\d{7,8}|\(0\d{2,3}\) ?\d{7,8})(?:-\d{1,5})?(?![0-9A-Za-z])/g,
    proves: (match) => isPhone(match.replace(/(\d{7,8})-\d{1,5}$/, "$1"), "CN"),
  },
  {
    kind: "phone",
    pattern:
      /(?<![0-9A-Za-z.-])(?:1[ .-])?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}(?![0-9A-Za-z])/g,
    proves: (match) => isPhone(match, "US"),
  },
  {
    // Written as at home: a word beside it says what it is, or it begins with the zero of a trunk call.
    kind: "phone",
    pattern:
      /(?<![0-9A-Za-z.,/:-])(?:\(\d{1,5}\)[ /.-]?|\d)(?:[ ()./–-]{0,2}\d){5,13}(?![0-9A-Za-z]|[.,:/-]\d)/g,
    proves: (match, before) => {
      const digits = match.replace(/\D/g, "");
      if (PHONE_WORD.test(before)) return isPhoneSomewhere(match);
      return /^\(?0[1-9]/.test(match) && digits.length >= 9 && isPhoneSomewhere(match);
    },
  },
  {
    kind: "ip",
    pattern: /(?<![0-9A-Za-z.])\d{1,3}(?:\.\d{1,3}){3}(?![0-9A-Za-z]|\.\d)/g,
    proves: (match, before) =>
      isIP(match) === 4 && !/(?:^|\W)v$|version ?:? ?$|版本(?:号)?[:： ]{0,2}$/i.test(before),
  },
  {
    kind: "ip",
    pattern: /(?<![0-9A-Za-z:])(?:[0-9A-Fa-f]{0,4}:){2,7}[0-9A-Fa-f]{1,4}(?![0-9A-Za-z:])/g,
    proves: (match) => isIP(match) === 6 && match.length > 6,
  },
  {
    kind: "address",
    pattern:
      /[\u4e00-\u9fff]{1,12}(?:省|市|区|县|镇|乡|州)[\u4e00-\u9fff\d]{1,20}(?:路|街|大道|巷|胡同|村|里)[\u4e00-\u9fff]{0,4}\d{1,5}(?:号|弄)(?:院|楼)?(?:[\u4e00-\u9fff\dA-Za-z-]{0,14}(?:室|楼|单元|栋|座|层|户))?/g,
    proves: () => true,
  },
  {
    kind: "address",
    pattern:
      /(?<![\w.])\d{1,6}[A-Za-z]? (?:[NSEW]\.? )?(?:[A-Z][a-z]{1,20}|\d{1,3}(?:st|nd|rd|th)) (?:[A-Z][a-z]{1,20} ){0,3}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Square|Way|Place|Terrace|Close)\b\.?(?:,? (?:Apt|Apartment|Suite|Unit|Flat|#)\.? ?\w{1,6})?(?:, [A-Z][A-Za-z .]{2,24}(?:, [A-Z]{2} \d{5}(?:-\d{4})?)?)?/g,
    proves: () => true,
  },
  {
    kind: "address",
    pattern:
      /(?<![\w])[A-ZÄÖÜ][a-zäöüß]{2,24}(?:straße|strasse|str\.|weg|platz|allee|gasse|ring) \d{1,4} ?[a-z]?(?:, \d{5} [A-ZÄÖÜ][a-zäöüß]{2,24})?(?!\w)/g,
    proves: () => true,
  },
];
