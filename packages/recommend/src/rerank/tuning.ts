/**
 * The numbers of the embedded reranker. Each was tried on the build half of `bench/recommend` alone;
 * the test half has never been looked at while choosing them.
 */
export const TUNING = {
  /** What somebody counts for who has only what is next to a concept. */
  near: 0.4,
  /** How far an item must stand out among all, in standard deviations, to be near at all … */
  z_least: 1,
  /** … or, where a title without any concept was asked for, so that nothing else can carry … */
  z_least_of_title: 0,
  /** … and how much further adds two thirds of what is left. */
  z_scale: 3,
  /** BM25: how soon another mention of a word adds nothing … */
  k1: 1.2,
  /** … and how much a long text counts less. */
  b: 0.5,
  /** A word in the title is as good as so many in the text. */
  title: 3,
  /** What a word in the title that is nearly the same counts for. */
  fuzzy: 0.5,
  /** How much of what is asked is doubted: an item that asks for one thing only is not a perfect fit. */
  doubt: 2,
  /** With a résumé: the share of what an item asks for that somebody has; the rest is what of theirs it uses. */
  asked_for: 0.7,
  /** With a wish and a résumé: the wish's share. */
  wish: 0.65,
  /** Beside what is wanted, what somebody can do already. By a few sentences: the set hardly has such. */
  brought: 0.35,
  /** What is left of the tags of an item that names what is not wanted. */
  avoided: 0.3,
};
