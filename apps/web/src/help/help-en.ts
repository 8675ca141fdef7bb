import type { HelpText } from "./help-shape.ts";

export const helpEn: HelpText = {
  help: "Help",
  shortcuts: "Keyboard shortcuts",
  topics: {
    todayHiring: {
      title: "Today (hiring)",
      points: [
        "Replies to answer, people to decide about and people who have waited long, by urgency. Each row has the next step as a button.",
        "Moving somebody to the next stage can be undone for ten seconds.",
        "On the right: today's interviews, open jobs with their funnel, and what the assistant did.",
      ],
    },
    todayCareer: {
      title: "Today (career)",
      points: [
        "This week's plan, what to improve in your résumés, jobs that fit, and the next dates.",
        "Tick an action of your plan here; it is ticked in the plan, too.",
        "Only you see this side. Recruiters see a résumé when you apply with it.",
      ],
    },
    assistant: {
      title: "Assistant",
      points: [
        "Write what you want in your own words: find people for a job, write to somebody, book an interview, ask for figures.",
        "Before anything is sent or changed you see exactly what, and approve, edit or reject it.",
        "You can refer to what was just shown: “the second one”, “write to her”, “make it 3 pm”.",
        "Drop résumés or a job advertisement onto the page to work with them.",
      ],
    },
    jobs: {
      title: "Jobs",
      points: [
        "Jobs with the most to do come first. Open one for its candidates, criteria and advertisement.",
        "“Read an ad” makes a job of a text or file that you have.",
        "Drafts are not shown to job-seekers; set the status to “Open” when you start hiring.",
      ],
    },
    newJob: {
      title: "New job",
      points: [
        "Fill in the form, or paste an advertisement: title, place, salary and criteria are read from it, and you check them.",
        "Criteria are what people are compared with. “Must” ones count most; each one shows its evidence in the résumé.",
        "A new job is a draft until you set its status to “Open”.",
      ],
    },
    job: {
      title: "A job",
      points: [
        "Candidates: drag a card to another stage, or choose the stage in its menu. Select several to move, reject or write to them together.",
        "Suggestions: people in your records who fit, with the reasons. Add them to the job from there.",
        "Criteria: what you look for. When you change it, candidates are compared anew.",
        "Advertisement: a text from the criteria, which you edit and copy. Bole does not post it anywhere.",
      ],
    },
    people: {
      title: "People",
      points: [
        "Search as you would say it: “more than five years, in Munich, speaks German”. What was understood is shown as chips that you can remove.",
        "Import résumés with the button, or drop files and folders onto the page.",
        "Select people to add them to a job, write to them, tag, move or reject them together; most of it can be undone.",
      ],
    },
    person: {
      title: "A person",
      points: [
        "The document is on one side, what it says on the other. Click a fact to see the words it was read from.",
        "Criteria shows how the person meets a job, with quotations. Nothing is decided by itself.",
        "Contact has mails and interviews. Notes are for colleagues only.",
        "“Erase” deletes everything about somebody for good, for example when they ask for it.",
      ],
    },
    inbox: {
      title: "Inbox",
      points: [
        "Approvals and conversations in one list. J and K move, R replies, A approves, E marks as done.",
        "Nothing is sent that you have not approved, unless your guardrails allow it.",
        "Replies come in by themselves once a mailbox is set up under Settings › Mail.",
      ],
    },
    calendar: {
      title: "Calendar",
      points: [
        "Interviews by week or as a list, and when interviewers are free.",
        "Booking sends an invitation with a calendar entry to the candidate and the interviewer. Moving and cancelling tell them, too.",
        "Times are shown in your time zone; choose another one above the calendar.",
      ],
    },
    reports: {
      title: "Reports",
      points: [
        "How many people reached each stage, how long they stay in it, and how many answer, for all jobs and for each.",
        "The figures count what is in Bole now, also made-up people as long as the demo data is there.",
      ],
    },
    resumes: {
      title: "My résumés",
      points: [
        "Import a PDF, Word or text file, or begin with a blank one. Check the result: layouts are read, and some are hard to read.",
        "Make a variant for an advertisement; it keeps its connection to the original.",
        "Only you see your résumés. Deleting one can be undone.",
      ],
    },
    resume: {
      title: "Résumé editor",
      points: [
        "Click any text on the page to change it, or tell the assistant what to change. With “Ask first” you see each change before it is made.",
        "Every change can be undone, and History has all versions.",
        "Review shows what to improve. Tailor compares the résumé with an advertisement and never invents anything.",
        "Download as PDF, Markdown or data; “Fit to one page” is under Look.",
      ],
    },
    practice: {
      title: "Interview practice",
      points: [
        "Questions that an advertisement and your résumé suggest. Write or say your answer and compare it with what the résumé proves.",
        "Answers stay with you; nobody else sees them.",
      ],
    },
    matches: {
      title: "Matches",
      points: [
        "Say what you want and what you can do, or take it from a résumé. Each match shows its reasons and what is missing.",
        "“Apply” sends a copy of one résumé to the team of that job. Before, nobody sees it.",
        "Only jobs that are in this Bole can be found. Those marked “Demo” are made up.",
      ],
    },
    career: {
      title: "Career plan",
      points: [
        "Say what is on your mind. A few questions follow, then options with reasons, then a plan by weeks.",
        "Every statement names where it comes from. Correct what was misunderstood; the plan is made anew.",
        "The plan can be put into your calendar. Everything here is for you alone.",
      ],
    },
    settings: {
      title: "Settings",
      points: [
        "What is set here holds at once. Language and theme hold for this browser.",
        "Some sections are only for owners or only for one of the two sides.",
      ],
    },
    account: {
      title: "Your account",
      points: [
        "Name, picture, language and time zone. Times on all pages and in mails to you follow the time zone.",
        "Two-step sign-in and passkeys protect your account. Keep the backup codes somewhere safe.",
        "End sessions on devices that you no longer use.",
      ],
    },
    members: {
      title: "Members",
      points: [
        "Invite somebody by address and choose their role. The link is good for a week and for one use.",
        "Hiring managers see the jobs whose team they are in, interviewers their interviews, candidates their own side.",
        "Somebody who is removed loses access at once; what they did stays in the audit log.",
      ],
    },
    keys: {
      title: "API keys",
      points: [
        "For programs that work in your name. Give each one only the permissions that it needs.",
        "A key is shown once. Revoke it when it is no longer used.",
      ],
    },
    templates: {
      title: "Mail templates",
      points: [
        "Texts for first contact, invitation, rejection and more. Placeholders are filled in for each person.",
        "They appear when you write a mail about a job. The original text can be restored.",
      ],
    },
    doNotContact: {
      title: "Do not contact",
      points: [
        "Addresses and domains that get no outreach. People who unsubscribe are added by themselves.",
        "Replies to somebody who writes to you are still possible.",
      ],
    },
    mail: {
      title: "Mail",
      points: [
        "Without a mail server, mails are kept in Bole and do not leave.",
        "Choose your provider and enter an app password; many providers do not accept the usual one. “Test sending” checks it.",
        "With a mailbox, replies come into the inbox. Nothing in the mailbox is changed.",
      ],
    },
    interviewers: {
      title: "Interviewers",
      points: [
        "Who interviews, when they work and in which time zone. Only free times are offered.",
        "A calendar file or address keeps Bole from booking over other appointments.",
      ],
    },
    models: {
      title: "Language models",
      points: [
        "Bole works without one: it reads, searches, compares and fills in templates. With one it also writes freely.",
        "Use a provider with a key, or a model that runs on your own machine. What is sent there is listed on the page.",
        "Limits for tokens and cost can be set; at the limit only what needs a model stops.",
      ],
    },
    guardrails: {
      title: "Guardrails",
      points: [
        "What needs approval, how many mails may leave in a day, quiet hours, and which words are stopped.",
        "“Try it” shows what the checks say about a text. The log has what was stopped and why.",
      ],
    },
    data: {
      title: "Data",
      points: [
        "Where your data is stored, and the demo data, which you can load and remove.",
        "Removing the demo data never touches people and jobs of your own.",
      ],
    },
    schedules: {
      title: "Schedules",
      points: [
        "Plans and goals that are started at fixed times, with what became of each start.",
        "Work that failed in all of its tries is listed below, to be tried again or discarded.",
      ],
    },
    runs: {
      title: "Runs",
      points: [
        "Everything the engine did or does, step by step: inputs, results, errors, what it waits for.",
        "A failed run can be retried from the failed step; a run can be paused, cancelled or forked.",
      ],
    },
    planEditor: {
      title: "Plan editor",
      points: [
        "Steps with the agents that do them. Mistakes are shown at the step, with what would be legal there.",
        "Run the plan, or save it to use it again and in schedules.",
      ],
    },
    memory: {
      title: "Plans & files",
      points: [
        "Stored plans with their versions, and files that runs have written.",
        "A plan can be opened in the editor; an older version can be restored.",
      ],
    },
    audit: {
      title: "Audit",
      points: [
        "Who did what, when and why. Entries cannot be changed.",
        "Filter by person, job, action or who did it; the address keeps the filter, so you can share it.",
      ],
    },
    system: {
      title: "System",
      points: [
        "Checks of this installation, its configuration, the log, and what language models have cost.",
        "“Reader” shows how sentences are understood, and takes corrections as examples.",
      ],
    },
  },
};
