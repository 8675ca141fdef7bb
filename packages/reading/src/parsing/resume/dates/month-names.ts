/** Names of months in the languages that résumés come in, beside English. */
const NAMES: Readonly<Record<string, string>> = {
  de: "jan januar jänner|februar feber feb|märz maerz mär mrz|april apr|mai|juni jun|juli jul|august aug|september sept sep|oktober okt|november nov|dezember dez",
  fr: "janvier janv|février fevrier févr fév fevr|mars|avril avr|mai|juin|juillet juil|août aout|septembre sept|octobre oct|novembre nov|décembre decembre déc",
  es: "enero ene|febrero feb|marzo mar|abril abr|mayo may|junio jun|julio jul|agosto ago|septiembre setiembre sept sep|octubre oct|noviembre nov|diciembre dic",
  it: "gennaio gen|febbraio feb|marzo mar|aprile apr|maggio mag|giugno giu|luglio lug|agosto ago|settembre set|ottobre ott|novembre nov|dicembre dic",
  nl: "januari|februari|maart mrt|april|mei|juni|juli|augustus|september|oktober|november|december",
  pt: "janeiro|fevereiro fev|março|abril abr|maio|junho|julho|agosto ago|setembro set|outubro out|novembro|dezembro",
};

/** Name, in small letters, to the month's number. */
export const OTHER_MONTHS: ReadonlyMap<string, number> = new Map(
  Object.values(NAMES).flatMap((months) =>
    months
      .split("|")
      .flatMap((names, at) => names.split(" ").map((name) => [name, at + 1] as const)),
  ),
);
