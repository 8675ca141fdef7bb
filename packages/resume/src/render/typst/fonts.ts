/** The fonts of the templates: files of npm packages, so that nothing is fetched and no machine differs. */
import { fileURLToPath } from "node:url";

const arabic = import.meta.resolve(
  "@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf",
);
const hebrew = import.meta.resolve(
  "@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf",
);
const inter = import.meta.resolve("@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf");
const chinese = import.meta.resolve(
  "@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf",
);
const emoji = import.meta.resolve(
  "@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf",
);

export const FONT_FILES: readonly string[] = [
  chinese,
  import.meta.resolve("@expo-google-fonts/noto-sans-sc/500Medium/NotoSansSC_500Medium.ttf"),
  import.meta.resolve("@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf"),
  inter,
  import.meta.resolve("@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf"),
  import.meta.resolve("@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf"),
  import.meta.resolve("@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf"),
  import.meta.resolve("@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf"),
  import.meta.resolve(
    "@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf",
  ),
  import.meta.resolve("@expo-google-fonts/source-serif-4/700Bold/SourceSerif4_700Bold.ttf"),
  ...["400Regular/EBGaramond_400Regular", "400Regular_Italic/EBGaramond_400Regular_Italic"]
    .concat("700Bold/EBGaramond_700Bold")
    .map((file) => import.meta.resolve(`@expo-google-fonts/eb-garamond/${file}.ttf`)),
  ...["400Regular/SourceSans3_400Regular", "400Regular_Italic/SourceSans3_400Regular_Italic"]
    .concat("600SemiBold/SourceSans3_600SemiBold", "700Bold/SourceSans3_700Bold")
    .map((file) => import.meta.resolve(`@expo-google-fonts/source-sans-3/${file}.ttf`)),
  arabic,
  import.meta.resolve("@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf"),
  hebrew,
  import.meta.resolve("@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf"),
  emoji,
].map((url) => fileURLToPath(url));

export interface FallbackFont {
  readonly family: string;
  readonly file: string;
}

/** What every template falls back to: a letter that none of them has cannot be drawn. */
export const FALLBACK_FONTS: readonly FallbackFont[] = [
  { family: "Noto Sans Arabic", url: arabic },
  { family: "Noto Sans Hebrew", url: hebrew },
  { family: "Inter", url: inter },
  { family: "Noto Sans SC", url: chinese },
  { family: "Noto Emoji", url: emoji },
].map(({ family, url }) => ({ family, file: fileURLToPath(url) }));
