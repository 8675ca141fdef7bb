/** How the page is built (to `dist`, which the server serves) and served while it is worked on. */
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressAssets } from "./compress-assets.ts";
import { hanFont } from "./han-font/han-font.ts";

const server = `http://127.0.0.1:${process.env.PORT ?? "4100"}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [hanFont(), react(), tailwindcss(), compressAssets()],
  build: {
    target: "es2023",
    // Every asset stays a file: cached by itself, and loaded only where it is used.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Few files instead of one for each icon and helper: what every page needs, and parts that
        // come along with the first page that needs one of them.
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 2 },
            {
              name: "first",
              test: /src\/(?:router\.tsx|shell\/shell\.tsx|pages\/today\/(?!.*write-dialog))/,
              priority: 1,
            },
            { name: "toasts", test: /sonner|design\/toaster/ },
            {
              name: "approvals",
              test: /src\/pages\/(?:approvals|outbox)\//,
              minShareCount: 2,
              priority: -1,
            },
            {
              name: "parts",
              minShareCount: 2,
              test: /lucide-react|cmdk|@radix-ui|src\/(?:api|design|talent|values|json)\//,
            },
          ],
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    proxy: {
      // The server answers only to its own Host and Origin; the proxy speaks in its name.
      "/api": { target: server, changeOrigin: true, headers: { origin: server } },
    },
  },
});
