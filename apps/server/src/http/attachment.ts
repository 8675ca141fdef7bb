/** The header by which a browser saves an answer under a name, whatever letters it has (RFC 6266). */
export function attachment(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/[^ -~]/g, "")
    .replace(/["\\%]/g, "")
    .trim();
  const fallback = plain.replace(/^[ .-]+/, "") || "file";
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${fallback}"; filename*=UTF-8''${encoded}`;
}
