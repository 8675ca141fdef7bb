/** All routes below /api. Of two that match the same path, the one that stands first answers. */
import type { Hono } from "hono";
import { MentionFeeds } from "../talent/mention-feeds.ts";
import type { AppDeps, AppEnv } from "./app-env.ts";
import { agentChatRoutes } from "./routes/agent-chat.ts";
import { agentSessionsRoutes } from "./routes/agent-sessions.ts";
import { agentWorkflowsRoutes } from "./routes/agent-workflows.ts";
import { agentsRoute } from "./routes/agents.ts";
import { apiKeysRoutes } from "./routes/api-keys.ts";
import { applicationsRoute } from "./routes/applications.ts";
import { approvalsRoute } from "./routes/approvals.ts";
import { auditRoute } from "./routes/audit.ts";
import { auditVerifyRoute } from "./routes/audit-verify.ts";
import { candidateRoutes } from "./routes/candidate.ts";
import { candidateAssessmentRoute } from "./routes/candidate-assessment.ts";
import { candidateErasePreviewRoute } from "./routes/candidate-erase-preview.ts";
import { candidateExportRoute } from "./routes/candidate-export.ts";
import { candidateHoldsRoutes } from "./routes/candidate-holds.ts";
import { candidateNotesRoutes, mentionsRoutes } from "./routes/candidate-notes.ts";
import { candidateSamenessRoutes } from "./routes/candidate-sameness.ts";
import { candidatesRoute } from "./routes/candidates.ts";
import { candidatesImportRoute } from "./routes/candidates-import.ts";
import { candidatesImportsRoutes } from "./routes/candidates-imports.ts";
import { candidatesLabelsRoutes } from "./routes/candidates-labels.ts";
import { careerCheckInRoutes } from "./routes/career-check-ins.ts";
import { careerFeedRoutes } from "./routes/career-feed.ts";
import { careerPlanRoutes } from "./routes/career-plan.ts";
import { careerRepliesRoutes } from "./routes/career-replies.ts";
import { careerSessionRoutes } from "./routes/career-session.ts";
import { careerSessionsRoutes } from "./routes/career-sessions.ts";
import { clientErrorsRoute } from "./routes/client-errors.ts";
import { conversationsRoutes } from "./routes/conversations.ts";
import { cvToolsRoute } from "./routes/cv-tools.ts";
import { cvToolsSessionsRoutes } from "./routes/cv-tools-sessions.ts";
import { demoRoutes } from "./routes/demo.ts";
import { docsRoutes } from "./routes/docs.ts";
import { docsErrorsRoute } from "./routes/docs-errors.ts";
import { effectRoutes } from "./routes/effect.ts";
import { effectsRoutes } from "./routes/effects.ts";
import { emailRoutes } from "./routes/email.ts";
import { emailsRoute } from "./routes/emails.ts";
import { emailsInboundRoute } from "./routes/emails-inbound.ts";
import { erasuresRoutes } from "./routes/erasures.ts";
import { failedWorkRoutes } from "./routes/failed-work.ts";
import { guardrailsCheckRoute } from "./routes/guardrails-check.ts";
import { guardrailsLogsRoute } from "./routes/guardrails-logs.ts";
import { guardrailsPolicyRoutes } from "./routes/guardrails-policy.ts";
import { guardrailsRedactRoute } from "./routes/guardrails-redact.ts";
import { guardrailsRestoreRoute } from "./routes/guardrails-restore.ts";
import { healthRoute } from "./routes/health.ts";
import { hitlReplyRoute } from "./routes/hitl-reply.ts";
import { interviewRoute } from "./routes/interview.ts";
import { interviewerRoutes } from "./routes/interviewer.ts";
import { interviewerBusyRoute } from "./routes/interviewer-busy.ts";
import { interviewerCalendarRoutes } from "./routes/interviewer-calendar.ts";
import { interviewerFeedRoutes } from "./routes/interviewer-feed.ts";
import { interviewersRoutes } from "./routes/interviewers.ts";
import { interviewsRoute } from "./routes/interviews.ts";
import { invitationsRoutes, openInvitationRoutes } from "./routes/invitations.ts";
import { jobRoutes } from "./routes/job.ts";
import { jobBoardRoute } from "./routes/job-board.ts";
import { jobPostingRoute } from "./routes/job-posting.ts";
import { jobTeamRoutes } from "./routes/job-team.ts";
import { jobsRoutes } from "./routes/jobs.ts";
import { jobsReadFileRoute, jobsReadRoute } from "./routes/jobs-read.ts";
import { languageExamplesRoutes } from "./routes/language-examples.ts";
import { languageReadRoutes } from "./routes/language-read.ts";
import { mailSettingsRoutes } from "./routes/mail-settings.ts";
import { mailTemplateRoutes } from "./routes/mail-template.ts";
import { mailTemplatesRoutes } from "./routes/mail-templates.ts";
import { memberAccessRoutes } from "./routes/member-access.ts";
import { membersRoutes } from "./routes/members.ts";
import { modelsRoutes } from "./routes/models.ts";
import { occupationsRoutes } from "./routes/occupations.ts";
import { organisationsRoute } from "./routes/organisations.ts";
import { ownApplicationsRoutes } from "./routes/own-applications.ts";
import { passkeySignInRoutes, passkeysRoutes } from "./routes/passkeys.ts";
import { planRoutes } from "./routes/plan.ts";
import { plansRoutes } from "./routes/plans.ts";
import { plansValidateRoute } from "./routes/plans-validate.ts";
import { profileRoutes, twoFactorRoutes } from "./routes/profile.ts";
import { recommendRoutes } from "./routes/recommend.ts";
import { reportsRoute } from "./routes/reports.ts";
import { resumeRoute } from "./routes/resume.ts";
import { resumeDocumentRoute } from "./routes/resume-document.ts";
import { resumeEditRoutes } from "./routes/resume-edit.ts";
import { resumeExportRoute } from "./routes/resume-export.ts";
import { resumeHistoryRoutes } from "./routes/resume-history.ts";
import { resumeImportRoute } from "./routes/resume-import.ts";
import { resumeInterviewRoutes } from "./routes/resume-interviews.ts";
import { resumeManageRoutes } from "./routes/resume-manage.ts";
import { resumePreviewRoute } from "./routes/resume-preview.ts";
import { resumeTailorRoutes } from "./routes/resume-tailor.ts";
import { resumeTemplatesRoute } from "./routes/resume-templates.ts";
import { resumeTranslateRoutes } from "./routes/resume-translate.ts";
import { resumeVariantRoutes } from "./routes/resume-variants.ts";
import { resumesRoutes } from "./routes/resumes.ts";
import { retentionRoutes } from "./routes/retention.ts";
import { runRoute } from "./routes/run.ts";
import { runActionRoute } from "./routes/run-action.ts";
import { runActionsRoute } from "./routes/run-actions.ts";
import { runCancelRoute } from "./routes/run-cancel.ts";
import { runEventsRoute } from "./routes/run-events.ts";
import { runForkRoute } from "./routes/run-fork.ts";
import { runGraphRoute } from "./routes/run-graph.ts";
import { runReplanRoute } from "./routes/run-replan.ts";
import { runStepRoute } from "./routes/run-step.ts";
import { runVersionRoute } from "./routes/run-version.ts";
import { runsRoutes } from "./routes/runs.ts";
import { schedulesRoutes } from "./routes/schedules.ts";
import { searchRoute } from "./routes/search.ts";
import { searchIndexRoute } from "./routes/search-index.ts";
import { searchStateRoute } from "./routes/search-state.ts";
import { sessionRoutes } from "./routes/session.ts";
import { sessionPasswordRoutes } from "./routes/session-password.ts";
import { sessionSsoRoutes } from "./routes/session-sso.ts";
import { sessionsRoutes } from "./routes/sessions.ts";
import { signalsRoute } from "./routes/signals.ts";
import { skillsRoute } from "./routes/skills.ts";
import { slotsRoute } from "./routes/slots.ts";
import { suppressionsRoutes } from "./routes/suppressions.ts";
import { systemRoute } from "./routes/system.ts";
import { systemChecksRoute } from "./routes/system-checks.ts";
import { systemConfigRoute } from "./routes/system-config.ts";
import { systemLogRoute } from "./routes/system-log.ts";
import { textsRoutes } from "./routes/texts.ts";
import { todayRoute } from "./routes/today.ts";
import { usageRoute } from "./routes/usage.ts";
import { vfsRoutes } from "./routes/vfs.ts";
import { vfsListRoute } from "./routes/vfs-list.ts";
import { vfsRawRoute } from "./routes/vfs-raw.ts";
import { vfsVersionsRoute } from "./routes/vfs-versions.ts";
import { viewsRoutes } from "./routes/views.ts";

export function apiRoutes(app: Hono<AppEnv>, deps: AppDeps): readonly Hono<AppEnv>[] {
  const mentionFeeds = new MentionFeeds();
  return [
    sessionRoutes(deps),
    sessionPasswordRoutes(deps),
    sessionSsoRoutes(deps),
    passkeySignInRoutes(deps),
    passkeysRoutes(deps),
    sessionsRoutes(deps),
    profileRoutes(deps),
    twoFactorRoutes(deps),
    apiKeysRoutes(deps),
    membersRoutes(deps),
    memberAccessRoutes(deps),
    openInvitationRoutes(deps),
    invitationsRoutes(deps),
    organisationsRoute(deps),
    jobTeamRoutes(deps),
    runsRoutes(deps),
    schedulesRoutes(deps),
    failedWorkRoutes(deps),
    runRoute(deps),
    runEventsRoute(deps),
    runGraphRoute(deps),
    runStepRoute(deps),
    runForkRoute(deps),
    runCancelRoute(deps),
    runReplanRoute(deps),
    runVersionRoute(deps),
    runActionsRoute(deps),
    runActionRoute(deps, "pause"),
    runActionRoute(deps, "resume"),
    runActionRoute(deps, "retry"),
    runActionRoute(deps, "skip"),
    signalsRoute(deps),
    plansValidateRoute(deps),
    plansRoutes(deps),
    planRoutes(deps),
    vfsListRoute(deps),
    vfsVersionsRoute(deps),
    vfsRawRoute(deps),
    vfsRoutes(deps),
    hitlReplyRoute(deps),
    approvalsRoute(deps),
    agentsRoute(deps),
    guardrailsCheckRoute(deps),
    guardrailsRedactRoute(deps),
    guardrailsRestoreRoute(deps),
    guardrailsPolicyRoutes(deps),
    guardrailsLogsRoute(deps),
    jobsRoutes(deps),
    jobsReadRoute(deps),
    jobsReadFileRoute(deps),
    jobRoutes(deps),
    jobPostingRoute(deps),
    jobBoardRoute(deps),
    candidatesRoute(deps),
    candidatesImportRoute(deps),
    candidatesImportsRoutes(deps),
    candidatesLabelsRoutes(deps),
    candidateRoutes(deps),
    candidateNotesRoutes(deps, mentionFeeds),
    mentionsRoutes(deps, mentionFeeds),
    candidateSamenessRoutes(deps),
    candidateAssessmentRoute(deps),
    candidateErasePreviewRoute(deps),
    candidateExportRoute(deps),
    candidateHoldsRoutes(deps),
    erasuresRoutes(deps),
    retentionRoutes(deps),
    effectsRoutes(deps),
    effectRoutes(deps),
    emailsRoute(deps),
    emailsInboundRoute(deps),
    emailRoutes(deps),
    conversationsRoutes(deps),
    suppressionsRoutes(deps),
    viewsRoutes(deps),
    mailTemplatesRoutes(deps),
    mailTemplateRoutes(deps),
    interviewersRoutes(deps),
    interviewerRoutes(deps),
    interviewerCalendarRoutes(deps),
    interviewerFeedRoutes(deps),
    interviewerBusyRoute(deps),
    slotsRoute(deps),
    interviewsRoute(deps),
    interviewRoute(deps),
    auditVerifyRoute(deps),
    auditRoute(deps),
    applicationsRoute(deps),
    ownApplicationsRoutes(deps),
    todayRoute(deps),
    reportsRoute(deps),
    agentChatRoutes(deps),
    agentWorkflowsRoutes(deps),
    agentSessionsRoutes(deps),
    cvToolsRoute(deps),
    cvToolsSessionsRoutes(deps),
    resumesRoutes(deps),
    resumeTemplatesRoute(),
    resumePreviewRoute(deps),
    resumeImportRoute(deps),
    resumeExportRoute(deps),
    recommendRoutes(deps),
    resumeRoute(deps),
    resumeDocumentRoute(deps),
    resumeManageRoutes(deps),
    resumeEditRoutes(deps),
    resumeHistoryRoutes(deps),
    resumeTailorRoutes(deps),
    resumeVariantRoutes(deps),
    resumeTranslateRoutes(deps),
    resumeInterviewRoutes(deps),
    searchRoute(deps),
    searchStateRoute(deps),
    searchIndexRoute(deps),
    skillsRoute(),
    careerSessionsRoutes(deps),
    careerSessionRoutes(deps),
    careerRepliesRoutes(deps),
    careerPlanRoutes(deps),
    careerCheckInRoutes(deps),
    careerFeedRoutes(deps),
    occupationsRoutes(),
    languageReadRoutes(deps),
    languageExamplesRoutes(deps),
    demoRoutes(deps),
    healthRoute(deps),
    systemRoute(deps),
    systemConfigRoute(deps),
    systemChecksRoute(deps),
    systemLogRoute(deps),
    textsRoutes(deps),
    usageRoute(deps),
    modelsRoutes(deps),
    mailSettingsRoutes(deps),
    clientErrorsRoute(),
    docsRoutes(app, deps),
    docsErrorsRoute(),
  ];
}
