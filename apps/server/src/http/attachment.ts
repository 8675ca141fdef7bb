/** The header by which a browser saves an answer under a name, whatever letters it has (RFC 6266). */
export function attachment(name: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain(name)}"; filename*=UTF-8''${encoded}`;
}

/** For those that read only the first of the two names. */
function plain(name: string): string {
  const [, stem = "", extension = ""] = /^(.*?)(\.\w+)?$/s.exec(name) ?? [];
  const letters = stem
    .normalize("NFKD")
    .replace(/[^ -~]|["\\%]/g, "")
    .replace(/^[ .-]+|[ .-]+$/g, "");
  return (letters || "file") + extension;
}
