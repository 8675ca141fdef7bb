import { fileURLToPath } from "node:url";

/** Where `npm start` puts the built page. */
export const PAGE_FOLDER: string = fileURLToPath(new URL("../../web/dist", import.meta.url));
