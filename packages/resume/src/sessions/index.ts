export { ChatRequest, TurnEnd } from "./chat-request.ts";
export type { DecidedProposal } from "./decide-proposal.ts";
export { Decision, Proposal } from "./proposal.ts";
export { type ChatParts, ResumeChat } from "./resume-chat.ts";
export { Conversation, SessionSummary } from "./session-list.ts";
