/** What the palette can do, made from the areas and the settings; it draws nothing. */
import { useNavigate } from "@tanstack/react-router";
import {
  ArrowLeftRight,
  BookOpenText,
  CalendarPlus,
  ChartNoAxesColumn,
  CircleHelp,
  Compass,
  FileUp,
  FileUser,
  GraduationCap,
  HeartPulse,
  Keyboard,
  Languages,
  type LucideIcon,
  Mail,
  Plus,
  ScrollText,
  SlidersHorizontal,
  Sparkles,
  SquarePen,
} from "lucide-react";
import { useMay } from "../account/use-session.ts";
import { AREAS } from "../areas/index.ts";
import { helpText } from "../help/help-text.ts";
import { TOPICS, type Topic } from "../help/topics.ts";
import { en } from "../i18n/en.ts";
import { useShellText, useText } from "../i18n/text.ts";
import { zh } from "../i18n/zh.ts";
import { useSections } from "../pages/settings/use-sections.ts";
import { systemText } from "../pages/system/system-text.ts";
import { VIEWS, type View } from "../pages/system/views.ts";
import { LANGUAGE_NAMES, LANGUAGES, language, useLanguage } from "../preferences/language.ts";
import { usePreference } from "../preferences/preference.ts";
import { SIDES } from "../preferences/side.ts";
import { THEMES, theme } from "../preferences/theme.ts";
import { THEME_ICONS } from "./theme-icons.ts";
import { useChooseSide } from "./use-side.ts";

export interface Command {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Words of the other language, so that either one finds it. */
  readonly keywords: readonly string[];
  readonly keys?: readonly string[];
  readonly run: () => void;
}

export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}

/** Where the work begins, by what one wants to do. */
const ACTIONS = [
  { id: "newJob", icon: Plus, to: "/jobs/new" },
  { id: "importPeople", icon: FileUp, to: "/people" },
  { id: "writeMail", icon: Mail, to: "/people" },
  { id: "bookInterview", icon: CalendarPlus, to: "/calendar" },
  { id: "newTemplate", icon: SquarePen, to: "/settings/templates" },
  { id: "importOwn", icon: FileUser, to: "/resumes" },
  { id: "findMatches", icon: Sparkles, to: "/matches" },
  { id: "makePlan", icon: Compass, to: "/career" },
] as const;

const VIEW_ICONS: Record<View, LucideIcon> = {
  checks: HeartPulse,
  config: SlidersHorizontal,
  log: ScrollText,
  reader: GraduationCap,
  usage: ChartNoAxesColumn,
};

export function useCommands(
  showShortcuts: () => void,
  showHelp: (topic: Topic) => void,
): readonly CommandGroup[] {
  const t = useShellText();
  const may = useMay();
  const sections = useSections();
  const system = useText(systemText);
  const help = useText(helpText);
  const navigate = useNavigate();
  const chooseSide = useChooseSide();
  const currentLanguage = useLanguage();
  const currentTheme = usePreference(theme);
  return [
    {
      title: t.palette.goTo,
      commands: [
        ...AREAS.filter(({ needs }) => needs === undefined || may(needs)).map((area) => ({
          id: `go-${area.id}`,
          label: t.areas[area.id],
          icon: area.icon,
          keywords: [en.areas[area.id], zh.areas[area.id], area.path],
          keys: ["G", area.key.toUpperCase()],
          run: () => void navigate({ to: area.path }),
        })),
        ...VIEWS.map((view) => ({
          id: `view-${view}`,
          label: `${system.title} › ${system.tabs[view]}`,
          icon: VIEW_ICONS[view],
          keywords: [systemText.en.tabs[view], systemText.zh.tabs[view]],
          run: () => void navigate({ to: "/system", search: { tab: view } }),
        })),
      ],
    },
    {
      title: t.palette.actions,
      commands: ACTIONS.map(({ id, icon, to }) => ({
        id: `act-${id}`,
        label: t.palette[id],
        icon,
        keywords: [en.palette[id], zh.palette[id]],
        run: () => void navigate({ to }),
      })),
    },
    {
      title: t.palette.settings,
      commands: [
        ...SIDES.map((value) => ({
          id: `side-${value}`,
          label: t.palette.sideTo(t.shell.sides[value]),
          icon: ArrowLeftRight,
          keywords: [en.shell.sides[value], zh.shell.sides[value]],
          run: () => chooseSide(value),
        })),
        ...LANGUAGES.filter((value) => value !== currentLanguage).map((value) => ({
          id: `language-${value}`,
          label: t.palette.languageTo(LANGUAGE_NAMES[value]),
          icon: Languages,
          keywords: [en.shell.language, zh.shell.language, LANGUAGE_NAMES[value]],
          run: () => language.set(value),
        })),
        ...THEMES.filter((value) => value !== currentTheme).map((value) => ({
          id: `theme-${value}`,
          label: t.palette.themeTo(t.shell.themes[value]),
          icon: THEME_ICONS[value],
          keywords: [
            en.shell.theme,
            zh.shell.theme,
            en.shell.themes[value],
            zh.shell.themes[value],
          ],
          run: () => theme.set(value),
        })),
        ...sections.map((section) => ({
          id: `section-${section.id}`,
          label: t.sections[section.id],
          icon: section.icon,
          keywords: [en.sections[section.id], zh.sections[section.id]],
          run: () => void navigate({ to: section.path }),
        })),
      ],
    },
    {
      title: t.palette.help,
      commands: [
        {
          id: "api",
          label: t.palette.openApi,
          icon: BookOpenText,
          keywords: [en.palette.openApi, zh.palette.openApi, "openapi"],
          run: () => window.open("/api/docs", "_blank", "noreferrer"),
        },
        {
          id: "shortcuts",
          label: t.palette.shortcuts,
          icon: Keyboard,
          keywords: [en.palette.shortcuts, zh.palette.shortcuts],
          keys: ["?"],
          run: showShortcuts,
        },
        ...TOPICS.map((topic) => ({
          id: `help-${topic}`,
          label: `${help.help}: ${help.topics[topic].title}`,
          icon: CircleHelp,
          keywords: [helpText.en.topics[topic], helpText.zh.topics[topic]].flatMap(
            ({ title, points }) => [title, ...points],
          ),
          run: () => showHelp(topic),
        })),
      ],
    },
  ];
}
