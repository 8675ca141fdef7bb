/** What a gate of a run asks, where the inbox's own words about it are not at hand. */
import { useQuery } from "@tanstack/react-query";
import { agentsQuery } from "../../api/agents.ts";
import { ApprovalBody } from "./approval-body.tsx";
import type { Gate } from "./gate.ts";

export function GateBody({ gate }: { readonly gate: Gate }) {
  const agents = useQuery(agentsQuery).data?.agents;
  const agent = agents?.find(({ name }) => name === gate.action);
  return (
    <ApprovalBody gate={gate} about={agent?.description ?? ""} effects={agent?.effects ?? []} />
  );
}
