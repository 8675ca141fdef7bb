/** A StateGraph whose nodes are added in a loop: LangGraph's types learn node names only from chained calls. */
import { type AnnotationRoot, type StateDefinition, StateGraph } from "@langchain/langgraph";

export function openGraph<Fields extends StateDefinition>(state: AnnotationRoot<Fields>) {
  return new StateGraph(state) as unknown as StateGraph<
    Fields,
    AnnotationRoot<Fields>["State"],
    AnnotationRoot<Fields>["Update"],
    string
  >;
}
