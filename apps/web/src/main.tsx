/** Where the page begins: preferences first, then React. */
import "./design/base.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createQueryClient } from "./api/queries.ts";
import { watchPointer } from "./design/pointer.ts";
import { TooltipProvider } from "./design/tooltip.tsx";
import { applyLanguage } from "./preferences/language.ts";
import { applyTheme } from "./preferences/theme.ts";
import { router } from "./router.tsx";

applyTheme();
applyLanguage();
watchPointer();

const container = document.getElementById("root");
if (container === null) throw new Error("index.html has no #root");

createRoot(container).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <TooltipProvider delayDuration={400}>
        <RouterProvider router={router} />
      </TooltipProvider>
    </QueryClientProvider>
  </StrictMode>,
);
