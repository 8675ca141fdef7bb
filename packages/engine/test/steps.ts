/** Steps for plans of the counting agents. */
export const say = (id: string, text: string, ...depends_on: string[]) => ({
  id,
  action: "say",
  args: { text },
  depends_on,
});

/** Fails on odd numbers. */
export const halve = (id: string, n: number, ...depends_on: string[]) => ({
  id,
  action: "half",
  args: { n },
  depends_on,
});
