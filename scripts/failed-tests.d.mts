export function failedInVitest(report: object): string[];
export function failedInPlaywright(report: object): string[];
