/** How offers ended: who took one, who did not. Who is in the stage is another question. */

const TAKEN_OR_NOT = "拒(?:绝|掉|了)?|婉拒|谢绝|推掉|推了|回绝|接受|接了|签了|放弃";
const ENDED =
  "reject\\w*|declin\\w+|turn(?:ed|s|ing)? down|refus\\w+|said (?:no|yes)(?: to)?|accept\\w*|signed?|took|pass(?:ed)? on|walked away from";

const OFFER_ENDED = new RegExp(
  `(?:${TAKEN_OR_NOT})(?:了|过|掉)?[^,，。]{0,8}(?:offer|录用)|(?:offer|录用(?:意向|通知)?)[^,，。]{0,6}(?:被(?:谁|人)?拒|被(?:谁)?婉拒|${TAKEN_OR_NOT})|\\b(?:${ENDED})\\b[^.?]{0,16}\\boffers?\\b|\\boffers?\\b[^.?]{0,16}\\b(?:${ENDED})\\b`,
  "u",
);

/** Whoever has not answered is still in the stage. */
const OPEN =
  /(?:没|未)(?:有)?(?:签|接|答复|回复|确认)|(?:n't|not)(?: yet)? (?:accepted|signed|answered|accept|sign)\b/u;

export const isAboutEndedOffers = (cues: string) => OFFER_ENDED.test(cues) && !OPEN.test(cues);
