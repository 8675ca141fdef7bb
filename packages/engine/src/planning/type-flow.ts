import { isList, isRecord, type JsonValue } from "../contracts/json.ts";
import { parseTemplate } from "../placeholders/parse-template.ts";
import type { Reference, Segment } from "../placeholders/reference.ts";
import { type Field, guardsOfStep } from "../placeholders/step-references.ts";
import type { PlanView, StepEntry } from "./plan-view.ts";
import { typeOfSchema } from "./schema/from-json-schema.ts";
import { limited } from "./schema/limited.ts";
import { elementOf, type Lookup, lookup } from "./schema/lookup.ts";
import { typesOfAgent } from "./schema/of-agent.ts";
import { tupleOf } from "./schema/of-value.ts";
import { schemaOfType } from "./schema/to-json-schema.ts";
import {
  FAILED_SLOT,
  INTEGER,
  listOf,
  NULL,
  objectOf,
  optionsOf,
  STRING,
  type Type,
  UNKNOWN,
  unionOf,
  withoutFailedSlots,
} from "./schema/type.ts";

/** From where a placeholder is read: the step, which part of it, and what is known there. */
export interface Place {
  /** Null for a composite's result, which sees every step. */
  readonly entry: StepEntry | null;
  readonly field: Field | "result";
  readonly guards: readonly string[];
}

/**
 * What type each placeholder has. Silent: a reference that means nothing is `unknown` here, and the
 * checks say what is wrong with it. Ask in the order of the graph, so that answers build on answers.
 */
export class TypeFlow {
  private readonly view: PlanView;
  private readonly input: Type;
  private readonly args = new Map<StepEntry, Type>();
  private readonly outputs = new Map<StepEntry, Type>();

  constructor(view: PlanView, input: Type) {
    this.view = view;
    this.input = input;
  }

  /** Answers what later steps will ask, while the way back is short. */
  prepare(entry: StepEntry): void {
    this.argsOf(entry);
    this.outputOf(entry);
  }

  typeOf(tree: JsonValue, place: Place): Type {
    if (typeof tree === "string") return this.typeOfText(tree, place);
    if (isList(tree)) return tupleOf(tree.map((inner) => this.typeOf(inner, place)));
    if (isRecord(tree)) {
      return objectOf(Object.entries(tree).map(([k, inner]) => [k, this.typeOf(inner, place)]));
    }
    return tree === null ? NULL : { kind: "literal", value: tree };
  }

  /** Null where the name means nothing. */
  lookup(reference: Reference, place: Place): Lookup | null {
    const path = this.canonical(reference);
    const root = this.rootOf(reference.ref, path, place);
    if (root === null) return null;
    const guards = place.guards.flatMap((guard) => this.guardPath(guard, reference.ref));
    const isGuarded = (n: number) =>
      guards.some((guard) => guard.length >= n && guard.slice(0, n).every((s, i) => s === path[i]));
    return lookup(root, path, isGuarded);
  }

  /** The type of one entry of the step's list, failures left out; unknown if it is no list. */
  itemOf(entry: StepEntry): Type {
    if (entry.step.each === undefined) return UNKNOWN;
    const list = this.typeOf(entry.step.each, {
      entry,
      field: "each",
      guards: guardsOfStep(entry.step),
    });
    const elements = optionsOf(list).map((option) =>
      option.kind === "list" ? withoutFailedSlots(elementOf(option)) : UNKNOWN,
    );
    return unionOf(elements);
  }

  /** What one run of the step's agent gives. */
  outputOf(entry: StepEntry): Type {
    const known = this.outputs.get(entry);
    if (known !== undefined) return known;
    // While it is being asked for, an answer that leads back here is unknown.
    this.outputs.set(entry, UNKNOWN);
    const type = this.computeOutput(entry);
    this.outputs.set(entry, type);
    return type;
  }

  /** What a placeholder to the whole step gives. */
  resultOf(entry: StepEntry): Type {
    const { each } = entry.step;
    if (each === undefined) return entry.dropped.has("each") ? UNKNOWN : this.outputOf(entry);
    const slot = unionOf([this.outputOf(entry), FAILED_SLOT]);
    return Array.isArray(each) ? listOf(slot, each.length, each.length) : listOf(slot);
  }

  private computeOutput(entry: StepEntry): Type {
    const { agent, step } = entry;
    if (agent === undefined) return UNKNOWN;
    const { output } = typesOfAgent(agent);
    // A person may answer with any value that the contract allows.
    if (agent.outputFor === undefined || step.approval !== undefined) return output;
    return limited(typeOfSchema(agent.outputFor(schemaOfType(this.argsOf(entry)))));
  }

  private argsOf(entry: StepEntry): Type {
    const known = this.args.get(entry);
    if (known !== undefined) return known;
    this.args.set(entry, UNKNOWN);
    const place: Place = { entry, field: "args", guards: guardsOfStep(entry.step) };
    const type = entry.dropped.has("args") ? UNKNOWN : this.typeOf(entry.step.args, place);
    const kept = limited(type);
    this.args.set(entry, kept);
    return kept;
  }

  /** What `$step.input` gives: the arguments, unless a person may have changed them. */
  private inputOf(entry: StepEntry): Type {
    if (entry.step.each !== undefined) return listOf(UNKNOWN);
    if (entry.agent !== undefined && entry.step.approval === "before") {
      return typesOfAgent(entry.agent).input;
    }
    return this.argsOf(entry);
  }

  private typeOfText(text: string, place: Place): Type {
    if (!text.includes("$")) return { kind: "literal", value: text };
    const parts = parseTemplate(text);
    const [only] = parts;
    if (parts.length === 1 && only?.type === "reference") {
      const found = this.lookup(only.reference, place);
      return found === null || found.presence === "no" ? UNKNOWN : found.type;
    }
    if (parts.every((part) => part.type === "text")) {
      return { kind: "literal", value: parts.map((part) => part.text).join("") };
    }
    return STRING;
  }

  private rootOf(ref: string, path: readonly Segment[], { entry, field }: Place): Type | null {
    const late = field === "args" || field === "until";
    switch (ref) {
      case "input":
        return this.input;
      case "item":
      case "index": {
        if (entry === null || !(late || field === "wait") || !has(entry, "each")) return null;
        return ref === "item" ? this.itemOf(entry) : INTEGER;
      }
      case "event":
        if (entry === null || !late || !has(entry, "wait")) return null;
        if (field === "args" && isApprovedBeforeItWaits(entry.step)) return null;
        return entry.step.wait !== undefined && entry.step.wait.event === undefined
          ? NULL
          : UNKNOWN;
      case "last":
      case "iteration": {
        if (entry === null || !late || !has(entry, "repeat")) return null;
        if (ref === "iteration") return INTEGER;
        const output = this.outputOf(entry);
        return field === "until" ? output : unionOf([output, NULL]);
      }
      default: {
        const target = this.view.byId.get(ref);
        if (target === undefined || (target === entry && field !== "until")) return null;
        const result = target === entry ? this.outputOf(target) : this.resultOf(target);
        return this.recordOf(target, result, path);
      }
    }
  }

  private recordOf(entry: StepEntry, result: Type, path: readonly Segment[]): Type {
    if (path[0] === "input") return objectOf([["input", this.inputOf(entry)]]);
    if (path[1] !== "succeeded" || result.kind !== "list") return objectOf([["result", result]]);
    const succeeded = listOf(withoutFailedSlots(elementOf(result)));
    return objectOf([["result", objectOf([["succeeded", succeeded]])]]);
  }

  /** With `input` or `result` spelt out, so that two ways to write one place are one. */
  private canonical({ ref, path }: Reference): readonly Segment[] {
    if (!this.view.byId.has(ref)) return path;
    return path[0] === "input" || path[0] === "result" ? path : ["result", ...path];
  }

  private guardPath(guard: string, ref: string): (readonly Segment[])[] {
    const [part, more] = parseTemplate(guard);
    if (part?.type !== "reference" || more !== undefined || part.reference.ref !== ref) return [];
    return [this.canonical(part.reference)];
  }
}

function has(entry: StepEntry, field: "each" | "wait" | "repeat"): boolean {
  return entry.step[field] !== undefined || entry.dropped.has(field);
}

/** A fan-out's inputs are approved all at once, before its items wait for their own events. */
function isApprovedBeforeItWaits({ each, approval }: StepEntry["step"]): boolean {
  return each !== undefined && approval === "before";
}
