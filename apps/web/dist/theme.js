// Sets theme and language before the first paint, so that nothing flashes. It blocks on purpose and
// is a file because the content security policy allows no inline script. The keys and values are
// those of src/preferences.
(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const theme = read("bole.theme");
  const dark =
    theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  const language = read("bole.language") ?? navigator.language;
  const root = document.documentElement;
  root.dataset.theme = dark ? "dark" : "light";
  root.lang = language.toLowerCase().startsWith("zh") ? "zh-CN" : "en";
})();
