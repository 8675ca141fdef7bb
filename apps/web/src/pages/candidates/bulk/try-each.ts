/** Does something for one after the other; what fails does not stop the rest. */
export interface Progress {
  readonly done: number;
  readonly all: number;
}

export interface Tried<Item, Result> {
  readonly done: readonly { readonly item: Item; readonly result: Result }[];
  readonly failed: readonly { readonly item: Item; readonly error: unknown }[];
}

export async function tryEach<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
  onProgress: (progress: Progress) => void = () => {},
): Promise<Tried<Item, Result>> {
  const done: { item: Item; result: Result }[] = [];
  const failed: { item: Item; error: unknown }[] = [];
  for (const [at, item] of items.entries()) {
    onProgress({ done: at, all: items.length });
    try {
      done.push({ item, result: await act(item) });
    } catch (error) {
      failed.push({ item, error });
    }
  }
  return { done, failed };
}
