/** The fonts of the templates: files of npm packages, so that nothing is fetched and no machine differs. */
import { fileURLToPath } from "node:url";

const FILES = [
  "noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf",
  "noto-sans-sc/500Medium/NotoSansSC_500Medium.ttf",
  "noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf",
  "inter/400Regular/Inter_400Regular.ttf",
  "inter/500Medium/Inter_500Medium.ttf",
  "inter/600SemiBold/Inter_600SemiBold.ttf",
  "inter/700Bold/Inter_700Bold.ttf",
  "source-serif-4/400Regular/SourceSerif4_400Regular.ttf",
  "source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf",
  "source-serif-4/700Bold/SourceSerif4_700Bold.ttf",
  "noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf",
  "noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf",
  "noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf",
  "noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf",
  "noto-emoji/400Regular/NotoEmoji_400Regular.ttf",
];

export const FONT_FILES: readonly string[] = FILES.map(fileOf);

export interface FallbackFont {
  readonly family: string;
  readonly file: string;
}

/** What every template falls back to: a letter that none of them has cannot be drawn. */
export const FALLBACK_FONTS: readonly FallbackFont[] = [
  { family: "Noto Sans Arabic", file: "noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf" },
  { family: "Noto Sans Hebrew", file: "noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf" },
  { family: "Inter", file: "inter/400Regular/Inter_400Regular.ttf" },
  { family: "Noto Sans SC", file: "noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf" },
  { family: "Noto Emoji", file: "noto-emoji/400Regular/NotoEmoji_400Regular.ttf" },
].map(({ family, file }) => ({ family, file: fileOf(file) }));

function fileOf(file: string): string {
  return fileURLToPath(import.meta.resolve(`@expo-google-fonts/${file}`));
}
