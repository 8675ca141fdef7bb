/** For measurements and tests only: nothing that is shipped may import it. */
export { type CorpusDocument, corpus } from "./corpus.ts";
export { peopleIn } from "./read-people.ts";
export { type Count, type Counts, f1, merge, scoreResume, sum } from "./score.ts";
