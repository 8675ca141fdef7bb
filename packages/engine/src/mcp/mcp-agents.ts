import { createHash } from "node:crypto";
import { z } from "zod";
import { type Agent, defineAgent } from "../contracts/agent.ts";
import { canonicalJson, JsonValue } from "../contracts/json.ts";
import type { JsonSchema } from "../contracts/json-schema.ts";
import { engineErrors } from "../errors.ts";

/** A tool as its server describes it. */
interface McpTool {
  readonly name: string;
  readonly description?: string | undefined;
  readonly inputSchema: object;
  readonly outputSchema?: object | undefined;
  readonly annotations?: { readonly readOnlyHint?: boolean | undefined } | undefined;
}

/** What is needed of a connected `Client` of `@modelcontextprotocol/sdk`. */
export interface McpClient {
  listTools(page?: { cursor?: string }): Promise<{
    readonly tools: readonly McpTool[];
    readonly nextCursor?: string | undefined;
  }>;
  callTool(
    call: { name: string; arguments?: Record<string, unknown> },
    schema?: undefined,
    options?: { signal?: AbortSignal },
  ): Promise<object>;
}

export interface McpAgentOptions {
  /** What the agents' names begin with: `files` makes `files_read`. */
  readonly prefix: string;
  /**
   * Tools that change something, by name, and may be used all the same. A plan can still ask a person
   * first (`approval: "before"`), but no effect gate sees what they do.
   * @default none: only tools whose server says that they only read
   */
  readonly writes?: readonly string[];
  /** @default 60000 */
  readonly timeout_ms?: number;
}

/** What a tool without an output schema gives: its texts. */
const Texts = z.object({ text: z.string() });

const Answer = z.object({
  isError: z.boolean().optional(),
  structuredContent: z.unknown().optional(),
  content: z.array(z.looseObject({ type: z.string(), text: z.string().optional() })).default([]),
});

/**
 * The tools of an MCP server as agents: their schemas are the agents' contracts, so plans are checked
 * against them. A tool whose description or schema changes is another version of its agent.
 */
export async function mcpAgents(client: McpClient, options: McpAgentOptions): Promise<Agent[]> {
  const tools: McpTool[] = [];
  for (let cursor: string | undefined, more = true; more; more = cursor !== undefined) {
    const page = await client.listTools(cursor === undefined ? {} : { cursor });
    tools.push(...page.tools);
    cursor = page.nextCursor;
  }
  const { writes = [] } = options;
  const unknown = writes.filter((name) => !tools.some((tool) => tool.name === name));
  if (unknown.length > 0) {
    const detail = `The MCP server "${options.prefix}" has no tool ${unknown.join(", ")}.`;
    throw engineErrors.error("agent-invalid", { detail });
  }
  return tools
    .filter(({ name, annotations }) => annotations?.readOnlyHint === true || writes.includes(name))
    .map((tool) => agentOf(client, tool, options));
}

function agentOf(
  client: McpClient,
  tool: McpTool,
  { prefix, timeout_ms = 60_000 }: McpAgentOptions,
) {
  const { name, description = "", inputSchema, outputSchema } = tool;
  const output = outputSchema === undefined ? Texts : schemaOf(outputSchema, name);
  return defineAgent({
    name: `${prefix}_${name.toLowerCase().replaceAll(/[^a-z0-9_-]/g, "_")}`,
    version: versionOf(tool),
    description: description === "" ? `The tool ${name} of ${prefix}.` : description,
    kind: "retrieval",
    tags: { mcp_tool: name },
    timeout_ms,
    input: schemaOf(inputSchema, name),
    output,
    run: async (input, { signal }) => {
      const args = z.record(z.string(), z.unknown()).parse(input);
      const given = await client.callTool({ name, arguments: args }, undefined, { signal });
      const answer = Answer.parse(given);
      const text = answer.content.flatMap((part) => part.text ?? []).join("\n");
      if (answer.isError) throw new Error(text === "" ? `The tool ${name} failed.` : text);
      return output === Texts ? { text } : JsonValue.parse(answer.structuredContent);
    },
  });
}

function schemaOf(schema: object, tool: string): z.ZodType {
  try {
    // A server's schema is JSON Schema by the protocol; zod says what it cannot use of it.
    return z.fromJSONSchema(schema as JsonSchema);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    const detail = `The schema of the MCP tool "${tool}" cannot be used: ${why}`;
    throw engineErrors.error("agent-invalid", { detail, cause });
  }
}

function versionOf({ description = "", inputSchema, outputSchema = {} }: McpTool): string {
  const whole = canonicalJson(JsonValue.parse([description, inputSchema, outputSchema]));
  return createHash("sha256").update(whole).digest("hex").slice(0, 12);
}
