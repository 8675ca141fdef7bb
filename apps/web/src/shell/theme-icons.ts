import { type LucideIcon, Monitor, Moon, Sun } from "lucide-react";
import type { Theme } from "../preferences/theme.ts";

export const THEME_ICONS: Record<Theme, LucideIcon> = { system: Monitor, light: Sun, dark: Moon };
