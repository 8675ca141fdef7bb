/** A real MCP server on stdio, for the tests. */
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { z } from "zod";

const server = new McpServer({ name: "horses", version: "1.0.0" });
const read = { readOnlyHint: true };
server.registerTool(
  "Speed.Of",
  {
    description: "How fast a breed runs.",
    inputSchema: { breed: z.string() },
    outputSchema: { kmh: z.number() },
    annotations: read,
  },
  ({ breed }) => {
    const structuredContent = { kmh: breed === "Akhal-Teke" ? 60 : 50 };
    return {
      structuredContent,
      content: [{ type: "text", text: JSON.stringify(structuredContent) }],
    };
  },
);
server.registerTool(
  "describe",
  { description: "Words about a speed.", inputSchema: { kmh: z.number() }, annotations: read },
  ({ kmh }) => {
    if (kmh < 0) throw new Error("no horse runs backwards that fast");
    return {
      content: [
        { type: "text", text: `${kmh} km/h is` },
        { type: "text", text: "fast" },
      ],
    };
  },
);
server.registerTool("sell", { description: "Sells a horse.", inputSchema: {} }, () => {
  return { content: [{ type: "text", text: "sold" }] };
});
await server.connect(new StdioServerTransport());
