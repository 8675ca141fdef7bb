/** Where a click on an address leads, and how an address is shown. */
import type { ContactKind } from "./sheet.ts";

export function contactHref(kind: ContactKind, text: string): string | undefined {
  const said = text.trim();
  if (kind === "email") return /^[^\s@]+@[^\s@]+$/.test(said) ? `mailto:${said}` : undefined;
  if (kind === "link") return addressOf(said);
  return undefined;
}

/** Only pages: a résumé that somebody sends must not start a program by a click. */
function addressOf(text: string): string | undefined {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  const url = URL.parse(address);
  const isPage = url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes(".");
  return isPage ? address : undefined;
}

export function shownAddress(text: string): string {
  return text
    .trim()
    .replace(/^https?:\/\/(www\.)?/i, "")
    .replace(/\/$/, "");
}

/** Sites as they call themselves. */
const SITES: Readonly<Record<string, string>> = {
  "github.com": "GitHub",
  "gitlab.com": "GitLab",
  "gitee.com": "Gitee",
  "linkedin.com": "LinkedIn",
  "stackoverflow.com": "Stack Overflow",
  "medium.com": "Medium",
  "behance.net": "Behance",
  "dribbble.com": "Dribbble",
  "kaggle.com": "Kaggle",
  "orcid.org": "ORCID",
  "zhihu.com": "知乎",
  "juejin.cn": "掘金",
};

/** "LinkedIn: maya-lindqvist"; the host of any other page. */
export function addressLabel(text: string): string {
  const href = addressOf(text.trim());
  const url = href === undefined ? null : URL.parse(href);
  if (url === null) return shownAddress(text);
  const host = url.hostname.replace(/^www\./i, "").toLowerCase();
  const site = Object.entries(SITES).find(([name]) => host === name || host.endsWith(`.${name}`));
  const who = url.pathname.split("/").filter(Boolean).at(-1);
  return site === undefined ? host : [site[1], who].filter(Boolean).join(": ");
}
