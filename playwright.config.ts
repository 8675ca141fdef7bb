/**
 * End-to-end tests: the real server with the built page, in the system's Chromium. One server serves all
 * tests that can share one; the others have theirs in a process beside each worker (e2e/support/servers.ts).
 */
import { existsSync, rmSync } from "node:fs";
import { freePort } from "@bole/testing";
import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "./e2e/support/chromium.ts";

// This file is read once more by each worker; what it found out goes along in the environment.
process.env.E2E_PORT ??= String(await freePort());
const port = process.env.E2E_PORT;
const data = ".tmp/e2e-data";
if (process.env.TEST_WORKER_INDEX === undefined && existsSync(data)) {
  rmSync(data, { recursive: true });
}

/**
 * What Playwright turns off, and of the browser's own: each window would draw a list of suggestions
 * below its address bar, in advance and in a process of its own, which takes a third of all its time.
 * Chromium only reads the last `--disable-features`, hence the whole list.
 */
const UNNEEDED = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];

const phone = { width: 390, height: 844 };

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/e2e",
  reporter: [["list"]],
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // These only end what hangs; no test sets a limit of its own. On a busy or slow machine anything
  // shorter is a timed assertion.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    screenshot: "only-on-failure",
    // Without a graphics card each frame of a movement costs as much as a click.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: findChromium(process.env),
      // Where no language is set, as in many containers, files with Chinese names are named "download".
      env: { ...process.env, LANG: "C.UTF-8", LC_ALL: "C.UTF-8" },
      args: [
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${UNNEEDED.join(",")}`,
      ],
    },
  },
  projects: [
    {
      name: "desktop",
      testIgnore: "phone-*.spec.ts",
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: "phone",
      testMatch: ["phone-*.spec.ts", "appearance.spec.ts"],
      use: { ...devices["Pixel 7"], viewport: phone, screen: phone },
    },
  ],
  webServer: {
    command: "node apps/server/bin/bole.mjs serve",
    url: `http://127.0.0.1:${port}/api/health`,
    env: {
      PORT: port,
      BOLE_DATA: data,
      BOLE_DEMO: "0",
      // Nobody listens there: one check fails, and the page has a secret to keep.
      BOLE_SMTP_URL: "smtp://bole:e2e-password@127.0.0.1:9",
    },
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 60_000 },
    stdout: "ignore",
    stderr: "ignore",
  },
});
