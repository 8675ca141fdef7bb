/** Which language models are asked for what, and which there are on this machine. */
import type {
  LocalServers,
  ModelSettings,
  ModelToTry,
  ModelTried,
  NewModelSettings,
} from "@bole/server/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./client.ts";

export const MODELS_KEY = ["models"];

export const modelsQuery = queryOptions({
  queryKey: MODELS_KEY,
  queryFn: ({ signal }) => call<ModelSettings>("GET", "/api/models", { signal }),
  staleTime: 0,
});

export const localModelsQuery = queryOptions({
  queryKey: ["models-local"],
  queryFn: ({ signal }) => call<LocalServers>("GET", "/api/models/local", { signal }),
});

export const saveModels = (body: NewModelSettings) =>
  call<ModelSettings>("PUT", "/api/models", { body });

export const tryModel = (body: ModelToTry) => call<ModelTried>("POST", "/api/models/try", { body });
