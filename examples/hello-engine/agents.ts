/** Two agents and a plan: `bole run examples/hello-engine --input '{"names": ["Ada", "伯乐"]}'`. */
import { defineAgent, type PlanDraft } from "@bole/engine";
import { z } from "zod";

const greeter = defineAgent({
  name: "greeter",
  description: "Greets somebody.",
  kind: "generation",
  input: z.object({ name: z.string().min(1) }),
  output: z.object({ greeting: z.string() }),
  run: ({ name }) => ({
    greeting: /\p{Script=Han}/u.test(name) ? `你好，${name}！` : `Hello, ${name}!`,
  }),
});

const postcard = defineAgent({
  name: "postcard",
  description: "Puts greetings on one card.",
  kind: "generation",
  input: z.object({ greetings: z.array(z.object({ greeting: z.string() })) }),
  output: z.object({ card: z.string() }),
  run: ({ greetings }) => ({ card: greetings.map(({ greeting }) => greeting).join("\n") }),
});

//  [greet × n] ──► card
const hello: PlanDraft = {
  description: "Greet everybody, on one card",
  steps: [
    { id: "greet", action: "greeter", each: "$input.names", args: { name: "$item" } },
    {
      id: "card",
      action: "postcard",
      depends_on: ["greet"],
      args: { greetings: "$greet.succeeded" },
    },
  ],
};

export const agents = [greeter, postcard];
export const plans = { hello };
