import { teller } from "./teller.ts";

export const agents = [teller("2")];
