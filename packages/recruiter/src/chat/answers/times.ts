/** Instants as people read them, where they are. */
export function dayAndTime(at: string, zone: string, language: "zh" | "en"): string {
  return new Intl.DateTimeFormat(language === "zh" ? "zh-CN" : "en-GB", {
    ...{ timeZone: zone, month: "short", day: "numeric", weekday: "short" },
    ...{ hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  }).format(new Date(at));
}

export function day(at: string, zone: string, language: "zh" | "en"): string {
  return new Intl.DateTimeFormat(language === "zh" ? "zh-CN" : "en-GB", {
    ...{ timeZone: zone, year: "numeric", month: "short", day: "numeric" },
  }).format(new Date(at));
}
