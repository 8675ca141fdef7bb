/** Waits for the demo, which is loaded in the background: until then pages have less to show. */
export async function demoLoaded(url: string): Promise<void> {
  for (;;) {
    const answer = await (await fetch(`${url}/api/demo`)).text();
    if (answer.includes('"loaded"')) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
