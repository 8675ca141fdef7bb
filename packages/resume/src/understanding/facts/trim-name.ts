/** The ends of a name as it was said, without what only led to it. */

const BEFORE =
  /^(?:\s|,|，|:|：|、|(?:兼职|全职|实习|工作)[:：]|(?:我|现任|曾任|历任|有(?=\S{3})|曾经?|之前|以前|目前|现在|当时|又|还|也|是|在(?!职)|于|从|到|去|一家|叫|名叫|名为|一个|一段|的|了)(?=\S{2})|(?:at|for|with|in|from|the company|a company called|called|named|an?|as|and|was|is|i was|i am|i|also|my|of)(?![\p{L}]))+/iu;
const AFTER =
  /(?:\s|,|，|:|：|、|。|的|了|那里|那边|这边|期间|(?<!阿)里面?|工作|上班|实习|任职|(?<!\p{L})(?:and|as|for|from|in|at|with|where|when|then|there|company)|-|\()+$/iu;
const KEEP_AFTER = /(?:社会工作|实习|company)$/i;

export function trimName(text: string): string {
  const bare = text
    .replace(BEFORE, "")
    .replace(/\s+(?:now|currently|today|these days|at the moment)[\s.!]*$/i, "")
    .trim();
  return KEEP_AFTER.test(bare) && bare.length <= 12
    ? bare.replace(/[\s,，。]+$/u, "")
    : bare.replace(AFTER, "").trim();
}

/** "the University of Texas" is called without its article. */
export const withoutArticle = (text: string): string => text.replace(/^(?:the|an?)\s+(?=\S)/, "");
