/**
 * Run as a process of its own, to be killed: adds a book and its loan in one transaction, one after
 * the other for ever, and prints each book's id as soon as the transaction is committed.
 */
import { openStore, type Params, type StoreLocation } from "../src/index.ts";
import { library } from "./library.ts";

const [place, prefix] = process.argv.slice(2);
const location: StoreLocation = JSON.parse(place ?? "");
const store = await openStore({ ...location, migrations: [library] });
const addBook = store.prepare((db, { id }: Params<{ id: string }>) =>
  db.insertInto("books").values({ id, title: "x".repeat(500), pages: 1 }),
);

for (let count = 0; ; count += 1) {
  const id = `${prefix}-${count}`;
  await store.transaction(async (transaction) => {
    const north = transaction.forTenant("north");
    await addBook.run(north, { id });
    await north.insertInto("loans").values({ id, book_id: id, reader: null }).execute();
  });
  process.stdout.write(`${id}\n`);
}
