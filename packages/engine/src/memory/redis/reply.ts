/** What Redis answers, as what it is known to be. */
import { z } from "zod";

/** HMGET and MGET: null where there is nothing. */
const Values = z.array(z.string().nullable());
const Texts = z.array(z.string());

export const toValues = (reply: unknown) => Values.parse(reply);
export const toTexts = (reply: unknown) => Texts.parse(reply);
