/** 改成还在进行, "still ongoing": how something stands, said in the place of a date. */
const ONGOING =
  /^\s*(?:还|仍然?|正|一直)?在?(?:进行|在职|在做|在读|继续|持续)中?(?:的|了|[。!\s])*$|^\s*(?:still )?(?:ongoing|in progress|going on|active|running|there|employed)[\s.!]*$/;

/** Text must be folded. */
export const isOngoing = (text: string): boolean => ONGOING.test(text);
