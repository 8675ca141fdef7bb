/** What messages mean, and what people here have taught the reader. */
import type {
  LanguageExample,
  LanguageExampleList,
  MessageReading,
  MessageToRead,
  NewLanguageExample,
  ReadableProducts,
} from "@bole/server/contract";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";

const EXAMPLES = "/api/language/examples";
const PAGE = 20;

export type ReadableProduct = ReadableProducts["products"][number];

export const productsQuery = queryOptions({
  queryKey: ["language", "products"],
  queryFn: ({ signal }) => call<ReadableProducts>("GET", "/api/language/products", { signal }),
});

export const readMessage = (body: MessageToRead) =>
  call<MessageReading>("POST", "/api/language/read", { body });

export const EXAMPLES_KEY = ["language", "examples"];

export const examplesQuery = () =>
  infiniteQueryOptions({
    queryKey: EXAMPLES_KEY,
    queryFn: ({ pageParam, signal }) =>
      call<LanguageExampleList>("GET", EXAMPLES, {
        query: { limit: PAGE, after: pageParam },
        signal,
      }),
    initialPageParam: first,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });

const MOST_MARKED = 200;

/** Passages that somebody here has marked as harmless: findings that were wrong. */
export const harmlessQuery = queryOptions({
  queryKey: [...EXAMPLES_KEY, "guard"],
  queryFn: async ({ signal }) => {
    const query = { product: "guard", limit: MOST_MARKED };
    const { items } = await call<LanguageExampleList>("GET", EXAMPLES, { query, signal });
    return new Set(items.map(({ message }) => message));
  },
});

export const markHarmless = (message: string) =>
  addExample({
    ...{ product: "guard", message, reader: "embedded" },
    state: { focus: { from: { kind: "from", id: "document", label: "document" } } },
    calls: [{ tool: "harmless" }],
  });

export const addExample = (body: NewLanguageExample) =>
  call<LanguageExample>("POST", EXAMPLES, { body });

export const removeExample = (id: string) =>
  call<null>("DELETE", `${EXAMPLES}/${encodeURIComponent(id)}`);

export const exportAddress = (product: string) =>
  `${EXAMPLES}/export?product=${encodeURIComponent(product)}`;

const first: string | undefined = undefined;
