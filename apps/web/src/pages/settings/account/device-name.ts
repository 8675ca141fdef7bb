/** What a browser calls itself, as people would: "Firefox on Windows". Pure. */

/** The first that is named counts: most browsers also name those that they descend from. */
const BROWSERS = [
  [/\bEdg\w*\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bMicroMessenger\//, "WeChat"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
] as const;

const SYSTEMS = [
  [/\bWindows\b/, "Windows"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
] as const;

type Names = readonly (readonly [RegExp, string])[];

const nameIn = (agent: string, names: Names) => names.find(([pattern]) => pattern.test(agent))?.[1];

/** Undefined for what is no browser that we know, such as a program. */
export function deviceName(agent: string): { browser: string; system: string } | undefined {
  const [browser, system] = [nameIn(agent, BROWSERS), nameIn(agent, SYSTEMS)];
  return browser === undefined || system === undefined ? undefined : { browser, system };
}
