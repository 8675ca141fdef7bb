/** The languages that titles are read in beside Chinese and English, and their small words. */
export const FOREIGN = ["de", "es", "fr"] as const;
export type Foreign = (typeof FOREIGN)[number];

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Without marks, as texts are folded. */
export const SMALL_WORDS: Readonly<Record<Foreign, ReadonlySet<string>>> = {
  de: setOf(
    `der die das den dem des ein eine einen einem einer eines und oder fur im in am an auf aus bei mit nach von vom
    zu zum zur als ich wir sie er es ist sind war habe hat haben bin suche suchen stelle bereich sowie uber unter
    durch ohne wie auch nicht sich mein meine unser unsere ihre ihr gerne mochte arbeite als`,
  ),
  es: setOf(
    `el la los las un una unos unas de del y e o u en con para por a al como que se su sus es soy busco trabajo
    puesto empleo mi mis nuestro sobre sin mas muy tengo quiero ser`,
  ),
  fr: setOf(
    `le la les l un une des de du d et ou en dans avec pour par a au aux comme que qui se sa son ses est suis je
    cherche poste emploi mon ma mes notre nos sur sans plus tres s n j ai veux etre chez`,
  ),
};

/** Where one thing ends and another begins. */
export const JOINING: ReadonlySet<string> = setOf("und oder sowie y e o u et ou");

/** Letters that one of them has and English has not. */
export const OWN_LETTERS: Readonly<Record<Foreign, RegExp>> = {
  de: /[äöüß]/iu,
  es: /[ñáíóú¿¡]/iu,
  fr: /[çœèêëàùûîôï]|é(?:e|es)?(?!\p{L})/iu,
};

/** German puts words together, and what they are of before them; the others say it behind. */
export const IS_COMPOUNDING: Readonly<Record<Foreign, boolean>> = {
  de: true,
  es: false,
  fr: false,
};
