import { defineConfig } from "vitest/config";

const exclude = ["**/node_modules/**", "**/dist/**"];

export default defineConfig({
  test: {
    exclude,
    setupFiles: ["./vitest.setup.ts"],
    // Many tests wait for servers that they have started: a core that is kept free is wasted.
    maxWorkers: "100%",
    testTimeout: 60_000,
    hookTimeout: 60_000,
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
          ],
          exclude,
        },
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
