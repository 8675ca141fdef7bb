/** How the page is built (to `dist`, which the server serves) and served while it is worked on. */
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressAssets } from "./compress-assets.ts";

const server = `http://127.0.0.1:${process.env.PORT ?? "4100"}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), compressAssets()],
  build: {
    target: "es2023",
    // Every asset stays a file: cached by itself, and loaded only where it is used.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What many pages share comes as one file instead of one for each icon and helper; the first
        // page as another.
        codeSplitting: {
          groups: [
            { name: "today", test: /src\/pages\/today\//, priority: 1 },
            { name: "shared", minShareCount: 5 },
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
