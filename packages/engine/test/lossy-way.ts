import { connect, createServer } from "node:net";
import { onTestFinished } from "vitest";

/** A way to the server that can lose an answer, and with it the connection. */
export interface LossyWay {
  /** Loses the next answer, or the one so many later. */
  loseAnswer(count?: number): void;
  readonly lost: number;
  close(): Promise<void>;
}

export async function openWay(url: string, port: number): Promise<LossyWay> {
  const target = Number(new URL(url).port);
  let untilLoss = 0;
  let lost = 0;
  const cuts = new Set<() => void>();
  const server = createServer((near) => {
    const far = connect(target, "127.0.0.1");
    const cut = () => {
      near.destroy();
      far.destroy();
      cuts.delete(cut);
    };
    cuts.add(cut);
    for (const end of [near, far]) end.on("error", cut).on("close", cut);
    near.pipe(far);
    far.on("data", (answer) => {
      untilLoss -= 1;
      if (untilLoss !== 0) return near.write(answer);
      lost += 1;
      return cut();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const close = async () => {
    for (const cut of cuts) cut();
    await new Promise((resolve) => server.close(resolve));
  };
  onTestFinished(close);
  return {
    loseAnswer: (count = 1) => {
      untilLoss = count;
    },
    get lost() {
      return lost;
    },
    close,
  };
}
