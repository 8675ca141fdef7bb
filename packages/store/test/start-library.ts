/** Run as a process of its own: opens the library and ends. */
import { openStore, type StoreLocation } from "../src/index.ts";
import { library } from "./library.ts";

const location: StoreLocation = JSON.parse(process.argv[2] ?? "");
const store = await openStore({ ...location, migrations: [library] });
await store.close();
