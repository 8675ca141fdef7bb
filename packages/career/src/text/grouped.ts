const GROUPED = new Intl.NumberFormat("en");

/** 12,500 */
export const grouped = (value: number): string => GROUPED.format(value);
