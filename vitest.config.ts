import { defineConfig } from "vitest/config";

/** What `npm create bole-agents` copies has a test of its own, run by `node --test`. */
const exclude = ["**/node_modules/**", "**/dist/**", "packages/create-bole-agents/template/**"];
/** Tests that replace a module or register something global: others of their worker would find it. */
const ISOLATED = "packages/**/*.isolated.test.ts";

export default defineConfig({
  test: {
    exclude,
    setupFiles: ["./vitest.setup.ts"],
    // Many tests wait for servers that they have started: one worker more than the two cores of a
    // small machine keeps them busy.
    maxWorkers: 3,
    // Tests share the modules of their worker: loading them anew for each file took half of the time.
    isolate: false,
    // These only end what hangs; no test sets a limit of its own. On a busy or slow machine anything
    // shorter is a timed assertion.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 180_000 } },
    projects: [
      {
        extends: true,
        test: { name: "architecture", include: ["architecture/**/*.test.ts"], exclude },
      },
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "packages/**/*.test.ts",
            "apps/**/*.test.{ts,tsx}",
            "examples/**/*.test.ts",
            "scripts/**/*.test.ts",
            "bench/**/*.test.ts",
          ],
          exclude: [...exclude, ISOLATED],
        },
      },
      {
        extends: true,
        test: { name: "isolated", include: [ISOLATED], exclude, isolate: true },
      },
      {
        extends: true,
        test: {
          // LangGraph's own suites use Vitest's globals.
          name: "langgraph",
          globals: true,
          include: ["packages/**/*.validation.ts"],
          exclude,
        },
      },
    ],
  },
});
