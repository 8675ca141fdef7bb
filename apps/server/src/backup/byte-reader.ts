/** Reads lines and counted bytes from a stream of chunks. */
export class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#chunks = source[Symbol.asyncIterator]();
  }

  /** Up to the next line feed, without it. */
  async line(limit: number): Promise<string> {
    for (;;) {
      const end = this.#rest.indexOf(10);
      if (end >= 0) {
        const line = this.#rest.toString("utf8", 0, end);
        this.#rest = this.#rest.subarray(end + 1);
        return line;
      }
      if (this.#rest.length > limit) throw new Error("a line is too long");
      const next = await this.#next();
      if (next === undefined) throw new Error("it ends too early");
      this.#rest = Buffer.concat([this.#rest, next]);
    }
  }

  async *take(bytes: number): AsyncGenerator<Buffer> {
    let left = bytes;
    while (left > 0) {
      const chunk = this.#rest.length > 0 ? this.#rest : await this.#next();
      if (chunk === undefined) throw new Error("it ends too early");
      this.#rest = chunk.subarray(left);
      left -= Math.min(left, chunk.length);
      yield chunk.subarray(0, chunk.length - this.#rest.length);
    }
  }

  /** Throws unless everything was read; reaches the end, where a cipher checks its tag. */
  async end(): Promise<void> {
    if (this.#rest.length > 0 || (await this.#next()) !== undefined)
      throw new Error("it is longer than its manifest says");
  }

  async #next(): Promise<Buffer | undefined> {
    const { value, done } = await this.#chunks.next();
    return done === true ? undefined : value;
  }
}
