/** What a wrong call of each tool would cost, until the products' own tools say it; what is not listed only reads. */
type Risk = "read" | "propose" | "change";

const RISKS: Readonly<Record<string, Readonly<Record<Exclude<Risk, "read">, readonly string[]>>>> =
  {
    recruiter: {
      propose: [
        ...["import_people", "create_job", "write_mail", "book_interview", "change_interview"],
        ...["run_workflow", "make_plan", "draft_text"],
      ],
      change: [
        "add_to_job",
        "do_not_contact",
        "change_job",
        "move_stage",
        "answer_pending",
        "undo",
      ],
    },
    resume: {
      propose: ["polish", "paste", "tailor", "cover_letter"],
      change: [
        ...["set", "add", "delete", "move", "sort", "split", "join", "replace", "undo", "redo"],
        ...["template", "language", "answer_pending"],
      ],
    },
    career: {
      propose: ["change_plan"],
      change: [
        ...["note_fact", "weigh", "choose", "rule_out", "retract", "answer", "feedback"],
        ...["check_in", "restart", "undo"],
      ],
    },
  };

/** How sure a reader has to be before a call is done without asking. */
export const THRESHOLDS = { read: 0.6, propose: 0.8, change: 0.9 } as const;

export function riskOf(product: string, tool: string): Risk {
  const { propose = [], change = [] } = RISKS[product] ?? {};
  if (change.includes(tool)) return "change";
  return propose.includes(tool) ? "propose" : "read";
}
