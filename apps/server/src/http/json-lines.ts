/** An answer that is told bit by bit: one JSON object a line. */

/** @param tell writes its lines and then ends; what it throws ends the answer early */
export function jsonLines(
  tell: (write: (value: unknown) => void) => Promise<void>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let isOpen = true;
  return new ReadableStream({
    async start(controller) {
      const write = (value: unknown) => {
        if (isOpen) controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
      };
      try {
        await tell(write);
        if (isOpen) controller.close();
      } catch (error) {
        if (isOpen) controller.error(error);
      }
    },
    cancel() {
      isOpen = false;
    },
  });
}
