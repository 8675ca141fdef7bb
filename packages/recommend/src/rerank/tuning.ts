/**
 * The numbers of the embedded reranker. Each was tried on the build half of `bench/recommend` alone;
 * the test half has never been looked at while choosing them.
 */
export const TUNING = {
  /** What somebody counts for who has only what is next to a concept. */
  near: 0.4,
  /** What a concept counts for that a job only mentions: neither its title nor what it must have names it. */
  mentioned: 0.6,
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
  /** How much the occupation counts beside all other concepts, where both sides name a known one. */
  occupation: 1.5,
  /** Wanted concepts that weigh less than this in all are not a whole wish. */
  least_wanted: 0.8,
  /** What is left of the tags of an item that names what is not wanted. */
  avoided: 0.3,
};

/**
 * How near texts are by the sentence model that ships with Bole, measured from the middle of their language.
 * Over the 34 questions of the build half, 95 of 100 items that have nothing to do with a question are below 0.3,
 * and half of those that fit best are above 0.45. Letters typed at random come to 0.2 to 0.42.
 */
export const NEARNESS = {
  /** What is no nearer has nothing in common … */
  least: 0.2,
  /** … nor, where no word and no concept of the question is known, what is no nearer than this. */
  least_alone: 0.35,
  /** How much further adds two thirds of what is left. */
  scale: 0.35,
};

/** How near two names of the same work are, and how near any two are; as above. */
export const TITLES = { least: 0.3, most: 0.9 };

/** Somebody who types a long sentence finds a fraction of its words anywhere: this much of them is as good as all. */
export const ALL_WORDS = 0.625;
