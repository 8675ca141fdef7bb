/** Addresses of earlier versions, and where their pages are now: links in mails and bookmarks go on working. */
type Search = Readonly<Record<string, unknown>>;

interface Target {
  readonly to: string;
  readonly search: Search;
}

export interface Redirect {
  readonly from: `/${string}`;
  readonly target: (search: Search, params: Readonly<Record<string, string>>) => Target;
}

const moved =
  (to: string): Redirect["target"] =>
  (search) => ({ to, search });

export const REDIRECTS: readonly Redirect[] = [
  { from: "/home", target: moved("/") },
  { from: "/candidates", target: moved("/people") },
  {
    from: "/candidates/$candidateId",
    target: (search, { candidateId = "" }) => ({ to: `/people/${candidateId}`, search }),
  },
  {
    from: "/pipeline",
    target: ({ job_id, ...search }) =>
      typeof job_id === "string" ? { to: `/jobs/${job_id}`, search } : { to: "/jobs", search: {} },
  },
  { from: "/approvals", target: moved("/inbox") },
  {
    from: "/outbox",
    target: ({ tab, ...search }) =>
      tab === "suppressions"
        ? { to: "/settings/do-not-contact", search: {} }
        : { to: "/inbox", search: { ...search, tab: "mails" } },
  },
  {
    from: "/recommend",
    target: (search) =>
      typeof search.job_id === "string"
        ? { to: `/jobs/${search.job_id}`, search: { tab: "suggested" } }
        : { to: "/matches", search },
  },
  { from: "/templates", target: moved("/settings/templates") },
  {
    from: "/templates/$templateId",
    target: (search, { templateId = "" }) => ({ to: `/settings/templates/${templateId}`, search }),
  },
  { from: "/guardrails", target: moved("/settings/guardrails") },
];
