/** What a model has noted and asked in one turn of the interview. Nothing of it counts until the turn has ended. */

import type { CallResult, RequestedCall } from "@bole/models";
import type { z } from "zod";
import { factOf } from "../facts/apply-calls.ts";
import type { Fact, FactKind } from "../facts/fact.ts";
import { occupationsNamed } from "../facts/link-occupations.ts";
import type { Question } from "../intake/question.ts";
import type { CareerMessage } from "../state/career-state.ts";
import * as tools from "./interview-tools.ts";
import { messageWith } from "./own-words.ts";

export type InterviewStep =
  | { readonly kind: "ask"; readonly question: Question }
  | { readonly kind: "confirm"; readonly reply: string }
  | { readonly kind: "go_on" }
  | { readonly kind: "care"; readonly text: string };

interface TurnInput {
  readonly facts: readonly Fact[];
  readonly messages: readonly CareerMessage[];
  readonly questionsLeft: number;
  /** Whether the facts were shown: only then somebody can have confirmed them. */
  readonly isShown: boolean;
}

type Noted = Partial<z.infer<typeof tools.NoteFact>> & z.infer<typeof tools.Weigh>;

export class InterviewTurn {
  readonly #input: TurnInput;
  facts: Fact[];
  step: InterviewStep | null = null;

  constructor(input: TurnInput) {
    this.#input = input;
    this.facts = [...input.facts];
  }

  perform = async ({ tool, args }: RequestedCall): Promise<CallResult> => {
    switch (tool) {
      case "note_fact":
        return this.#with(tools.NoteFact, args, (one) => this.#note(one.kind, one));
      case "weigh":
        return this.#with(tools.Weigh, args, (one) => this.#note("option", one));
      case "choose":
        return this.#with(tools.Choose, args, (one) => this.#note("choice", one));
      case "refuse":
        return this.#with(tools.Refuse, args, (one) => this.#note("refusal", one));
      case "remove_fact":
        return this.#with(tools.Remove, args, ({ id }) => this.#remove(id));
      case "ask":
        return this.#with(tools.Ask, args, (one) => this.#ask(one));
      case "show_understanding":
        return this.#with(tools.ShowUnderstanding, args, ({ reply }) =>
          this.#end({ kind: "confirm", reply }),
        );
      case "go_on":
        return this.#with(tools.GoOn, args, () =>
          this.#input.isShown
            ? this.#end({ kind: "go_on" })
            : wrong("Nothing was shown yet: call show_understanding first."),
        );
      case "care":
        return this.#with(tools.Care, args, ({ text }) =>
          NUMBER.test(text)
            ? wrong("Write no phone numbers: the program adds the right ones.")
            : this.#end({ kind: "care", text }),
        );
      default:
        return wrong(`There is no tool ${tool}.`);
    }
  };

  #with<S extends z.ZodType>(
    schema: S,
    args: unknown,
    then: (value: z.output<S>) => CallResult,
  ): CallResult {
    const read = schema.safeParse(args);
    if (read.success) return then(read.data);
    const issues = read.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    return wrong(issues.join("; "));
  }

  #note(kind: FactKind, noted: Noted): CallResult {
    const { quote, label, occupation, rules_out = [], standing, date } = noted;
    const message = messageWith(quote, this.#input.messages);
    if (message === null)
      return wrong(`Nobody said “${quote}”. Copy the words of one of the person's messages.`);
    const fact: Fact = {
      ...factOf(kind, quote, message),
      fact_id: this.#nextId(message),
      label,
      occupations: occupation === undefined ? [] : occupationsNamed(occupation).slice(0, 1),
      excludes: [...rules_out],
      sense: standing ?? null,
      day: date ?? null,
    };
    const same = (one: Fact) => one.kind === kind && one.label === label;
    this.facts = [...this.facts.filter((one) => !same(one)), fact];
    return { result: { noted: fact.fact_id } };
  }

  /** Ids of facts that were removed are not used again. */
  #nextId(message: number): string {
    const taken = [...this.#input.facts, ...this.facts].flatMap(({ fact_id }) => {
      const [, at, nth] = NUMBERED.exec(fact_id) ?? [];
      return at === String(message) ? [Number(nth)] : [];
    });
    return `m${message}.${Math.max(0, ...taken) + 1}`;
  }

  #remove(id: string): CallResult {
    if (!this.facts.some(({ fact_id }) => fact_id === id))
      return wrong(`There is no fact "${id}".`);
    this.facts = this.facts.filter(({ fact_id }) => fact_id !== id);
    return { result: { removed: id } };
  }

  #ask({ about, reply, text, answers }: z.infer<typeof tools.Ask>): CallResult {
    if (this.#input.questionsLeft <= 0)
      return wrong("No question is left: call show_understanding.");
    const question = {
      kind: about,
      text: [reply, text].filter((part) => part !== "").join("\n"),
      ...{ options: [], answers },
    };
    return this.#end({ kind: "ask", question });
  }

  #end(step: InterviewStep): CallResult {
    this.step = step;
    return { result: "Shown to the person.", ends: true };
  }
}

const wrong = (error: string): CallResult => ({ result: { error } });
const NUMBER = /\d{3,}/;
const NUMBERED = /^m(\d+)\.(\d+)$/;
