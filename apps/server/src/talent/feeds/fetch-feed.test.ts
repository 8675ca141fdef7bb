import { createServer, type RequestListener } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFeedFetcher } from "./fetch-feed.ts";
import { isPublicAddress } from "./public-address.ts";

const ICS = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n";
const seen: string[] = [];

const ANSWERS: Readonly<Record<string, RequestListener>> = {
  "/a.ics": (request, response) => {
    if (request.headers["if-none-match"] === '"1"') response.writeHead(304).end();
    else response.writeHead(200, { ETag: '"1"' }).end(ICS);
  },
  "/moved": (_, response) => response.writeHead(302, { Location: "/a.ics" }).end(),
  "/round": (_, response) => response.writeHead(302, { Location: "/round" }).end(),
  "/inside": (_, response) =>
    response.writeHead(302, { Location: "http://10.0.0.1/secrets" }).end(),
  "/broken": (_, response) => response.writeHead(503).end("no"),
  "/large": (_, response) => response.writeHead(200).end("x".repeat(2_000)),
  "/silent": () => undefined,
  "/half": (_, response) => {
    response.writeHead(200, { "Content-Length": "1000" }).write("BEGIN:");
    setImmediate(() => response.destroy());
  },
};

const server = createServer((request, response) => {
  seen.push(request.url ?? "");
  (ANSWERS[request.url ?? ""] ?? ANSWERS["/broken"])?.(request, response);
});
let at = "";
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("It does not listen.");
  port = address.port;
  at = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe("a feed", () => {
  const settings = { mayAsk: () => true, maxBytes: 1_000 };
  const fetchFeed = createFeedFetcher(settings);

  it("is fetched, and not again while it is the same", async () => {
    expect(await fetchFeed(`${at}/a.ics`, null)).toEqual({ text: ICS, etag: '"1"' });
    expect(await fetchFeed(`${at}/a.ics`, '"1"')).toMatchObject({ text: null });
    expect(await fetchFeed(`${at}/moved`, null)).toMatchObject({ text: ICS });
  });

  it.each([
    ["/broken", "feed-failed", "503"],
    ["/round", "feed-failed", "moved on"],
    ["/large", "calendar-too-large", "1000 bytes"],
    ["/half", "feed-failed", ""],
  ])("that answers badly says how: %s", async (path, code, detail) => {
    await expect(fetchFeed(`${at}${path}`, null)).rejects.toMatchObject({
      code,
      message: expect.stringContaining(detail),
    });
  });

  it("that never answers is not waited for", async () => {
    const impatient = createFeedFetcher({ ...settings, timeoutMs: 200 });
    await expect(impatient(`${at}/silent`, null)).rejects.toMatchObject({
      code: "feed-failed",
      message: expect.stringContaining("in time"),
    });
  });

  it("of no server at all says so", async () => {
    await expect(fetchFeed("http://127.0.0.1:1/a.ics", null)).rejects.toMatchObject({
      code: "feed-failed",
    });
    const lost = createFeedFetcher({ resolve: () => Promise.reject(new Error("ENOTFOUND")) });
    await expect(lost("https://nowhere.example/a.ics", null)).rejects.toMatchObject({
      code: "feed-failed",
    });
  });
});

describe("the machine and its neighbours", () => {
  it("are not asked, whatever name they have", async () => {
    const before = seen.length;
    const names: Readonly<Record<string, string[]>> = {
      "looks-public.example": ["127.0.0.1"],
      "half-public.example": ["93.184.216.34", "10.1.2.3"],
    };
    const fetchFeed = createFeedFetcher({ resolve: async (host) => names[host] ?? [] });
    for (const host of [...Object.keys(names), "127.0.0.1", "[::ffff:127.0.0.1]", "2130706433"]) {
      await expect(fetchFeed(`http://${host}:${port}/a.ics`, null), host).rejects.toMatchObject({
        code: "feed-refused",
      });
    }
    expect(seen.length).toBe(before);
  });

  it("are not asked by way of a redirection", async () => {
    const mayAsk = (address: string) => address === "127.0.0.1";
    await expect(createFeedFetcher({ mayAsk })(`${at}/inside`, null)).rejects.toMatchObject({
      code: "feed-refused",
      message: expect.stringContaining("10.0.0.1"),
    });
  });

  it.each([
    "127.0.0.1",
    "10.0.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fc00::1",
    "::ffff:127.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001:db8::1",
    "nonsense",
  ])("have the address %s", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(["93.184.216.34", "8.8.8.8", "172.32.0.1", "2606:4700::1111", "2a00:1450:4001::1"])(
    "do not have the address %s",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});
