/** The page around the API's description, in the colours of apps/web/src/design/tokens.css. */
const SANS = `system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif`;
const MONO = `ui-monospace, "Noto Sans SC", "Noto Sans CJK SC", monospace`;

export const DOCS_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bole API</title>
<link rel="icon" href="data:,">
<style>
  body { margin: 0; height: 100vh; display: flex; flex-direction: column; font-family: ${SANS} }
  header { padding: .75rem 1rem; background: #ffffff; border-bottom: 1px solid #e2e6e2 }
  header a { color: #0a6350; text-decoration: none }
  header a:hover { text-decoration: underline }
  openapi-explorer { flex: 1; min-height: 0; --blue: #0a6350; --font-regular: ${SANS}; --font-mono: ${MONO} }
</style>
<script type="module" src="/api/docs/explorer.js"></script>
<body>
<header><a href="/">← Bole 伯乐</a></header>
<openapi-explorer spec-url="/api/openapi.json" server-url="/" hide-server-selection
  hide-authentication primary-color="#0b6b57" secondary-color="#0a6350" bg-color="#ffffff"
  text-color="#141a18" header-color="#0b6b57" nav-bg-color="#f4f6f4" nav-text-color="#4c5752"
  nav-hover-bg-color="#e0f0ea" nav-hover-text-color="#0a6350"></openapi-explorer>
</body>
</html>
`;
