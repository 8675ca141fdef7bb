/** How each program that serves models on one's own machine lists them. */
import { z } from "zod";

export const LOCAL_PROGRAMS = ["ollama", "lm-studio", "vllm", "llama.cpp", "other"] as const;
export type LocalProgram = (typeof LOCAL_PROGRAMS)[number];

export interface LocalModel {
  /** As it is asked for. */
  readonly name: string;
  /** On the disk. */
  readonly size_bytes?: number;
  /** Such as `8.2B`. */
  readonly parameters?: string;
  /** Such as `Q4_K_M`. */
  readonly quantization?: string;
  /** In tokens. */
  readonly context?: number;
}

export interface ModelListing {
  /** Below the server's address. */
  readonly path: string;
  /** Undefined where the answer is another program's. */
  read(
    body: unknown,
  ): { readonly program: LocalProgram; readonly models: LocalModel[] } | undefined;
}

const OllamaTags = z.object({
  models: z.array(
    z.object({
      name: z.string(),
      size: z.number().optional(),
      details: z
        .object({
          family: z.string().optional(),
          parameter_size: z.string().optional(),
          quantization_level: z.string().optional(),
        })
        .optional(),
    }),
  ),
});

const ollama: ModelListing = {
  path: "/api/tags",
  read: (body) => {
    const list = OllamaTags.safeParse(body);
    if (!list.success) return undefined;
    const models = list.data.models.filter(({ details }) => !isEmbedding(details?.family));
    return {
      program: "ollama",
      models: models.map(({ name, size, details }) =>
        present({
          ...{ name, size_bytes: size, parameters: details?.parameter_size },
          quantization: details?.quantization_level,
        }),
      ),
    };
  },
};

const LmStudioModels = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      /** The field that others do not have. */
      type: z.string(),
      quantization: z.string().optional(),
      max_context_length: z.number().optional(),
    }),
  ),
});

const lmStudio: ModelListing = {
  path: "/api/v0/models",
  read: (body) => {
    const list = LmStudioModels.safeParse(body);
    if (!list.success) return undefined;
    const models = list.data.data.filter(({ type }) => type === "llm" || type === "vlm");
    return {
      program: "lm-studio",
      models: models.map(({ id, quantization, max_context_length }) =>
        present({ name: id, quantization, context: max_context_length }),
      ),
    };
  },
};

const OpenAiModels = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      owned_by: z.string().optional(),
      /** Of vLLM. */
      max_model_len: z.number().nullish(),
      /** Of llama.cpp. */
      meta: z
        .object({
          n_ctx_train: z.number().optional(),
          n_params: z.number().optional(),
          size: z.number().optional(),
        })
        .nullish(),
    }),
  ),
});

const OWNERS: Readonly<Record<string, LocalProgram>> = { vllm: "vllm", llamacpp: "llama.cpp" };

const openAi: ModelListing = {
  path: "/v1/models",
  read: (body) => {
    const list = OpenAiModels.safeParse(body);
    if (!list.success) return undefined;
    const { data } = list.data;
    return {
      program: OWNERS[data[0]?.owned_by ?? ""] ?? "other",
      models: data.map(({ id, max_model_len, meta }) =>
        present({
          ...{ name: id, size_bytes: meta?.size, parameters: billions(meta?.n_params) },
          context: max_model_len ?? meta?.n_ctx_train,
        }),
      ),
    };
  },
};

/** Those that say more than the common one are asked first. */
export const LISTINGS: readonly ModelListing[] = [ollama, lmStudio, openAi];

/** Families whose models make vectors and say nothing. */
const isEmbedding = (family = ""): boolean => family.includes("bert");

const billions = (count: number | undefined): string | undefined =>
  count === undefined ? undefined : `${(count / 1e9).toFixed(1)}B`;

function present(
  model: {
    [Field in keyof LocalModel]: LocalModel[Field] | undefined;
  },
): LocalModel {
  const { name = "", ...rest } = model;
  return {
    name,
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
  };
}
