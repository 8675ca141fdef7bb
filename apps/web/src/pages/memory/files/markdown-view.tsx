/** Markdown as React elements, made of tokens. HTML in it is shown as the text that it is. */
import { lexer, type Token, type Tokens } from "marked";
import { Fragment, type ReactNode, useMemo } from "react";
import { safeAddress } from "../model/safe-address.ts";

export function MarkdownView({ text }: { readonly text: string }) {
  const tokens = useMemo(() => lexer(text), [text]);
  return (
    <div className="flex max-h-[60dvh] max-w-none flex-col gap-3 overflow-auto px-5 py-4 break-words">
      {blocks(tokens)}
    </div>
  );
}

const HEADINGS = ["text-xl", "text-lg", "text-base"];

/** Tokens come without an identity; their place is all they have. */
function blocks(tokens: readonly Token[] | undefined): ReactNode {
  return tokens?.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text is drawn anew as a whole.
    <Fragment key={index}>{block(token)}</Fragment>
  ));
}

const isList = (token: Token): token is Tokens.List => token.type === "list";
const isTable = (token: Token): token is Tokens.Table => token.type === "table";

function block(token: Token): ReactNode {
  if (isList(token)) return <List list={token} />;
  if (isTable(token)) return <MarkdownTable table={token} />;
  switch (token.type) {
    case "heading":
      // The page has its own headings; these are part of a document inside of it.
      return (
        <p className={`font-semibold ${HEADINGS[Math.min(2, token.depth - 1)]}`}>
          {inline(token.tokens)}
        </p>
      );
    case "paragraph":
      return <p className="max-w-prose">{inline(token.tokens)}</p>;
    case "code":
      return (
        <pre className="overflow-x-auto rounded-md bg-sunken px-3 py-2 font-mono text-sm">
          {token.text}
        </pre>
      );
    case "blockquote":
      return (
        <blockquote className="flex flex-col gap-2 border-l-2 border-line pl-4 text-ink-2">
          {blocks(token.tokens)}
        </blockquote>
      );
    case "hr":
      return <hr className="border-line" />;
    case "space":
    case "def":
      return null;
    case "text":
      return "tokens" in token && token.tokens ? inline(token.tokens) : token.raw;
    default:
      return <p className="whitespace-pre-wrap">{token.raw}</p>;
  }
}

function List({ list }: { readonly list: Tokens.List }) {
  const Kind = list.ordered ? "ol" : "ul";
  return (
    <Kind className={`flex flex-col gap-1 pl-6 ${list.ordered ? "list-decimal" : "list-disc"}`}>
      {list.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <li key={index}>
          {item.task && <span aria-hidden>{item.checked ? "☑ " : "☐ "}</span>}
          {blocks(item.tokens)}
        </li>
      ))}
    </Kind>
  );
}

function MarkdownTable({ table }: { readonly table: Tokens.Table }) {
  return (
    <table className="w-fit text-left">
      <thead>
        <tr>
          {table.header.map((cell, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            <th key={index} scope="col" className="border-b border-line py-1 pr-6 font-medium">
              {inline(cell.tokens)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <tr key={line}>
            {row.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above.
              <td key={index} className="border-b border-line py-1 pr-6 align-top">
                {inline(cell.tokens)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function inline(tokens: readonly Token[] | undefined): ReactNode {
  return tokens?.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    <Fragment key={index}>{piece(token)}</Fragment>
  ));
}

function piece(token: Token): ReactNode {
  switch (token.type) {
    case "strong":
      return <strong>{inline(token.tokens)}</strong>;
    case "em":
      return <em>{inline(token.tokens)}</em>;
    case "del":
      return <del>{inline(token.tokens)}</del>;
    case "codespan":
      return <code className="rounded-sm bg-hover px-1 font-mono text-sm">{token.text}</code>;
    case "br":
      return <br />;
    case "escape":
      return token.text;
    case "link":
      return <SafeLink href={token.href}>{inline(token.tokens)}</SafeLink>;
    case "image":
      // Fetched from elsewhere it would tell who reads this.
      return <span className="text-ink-3">[{token.text}]</span>;
    case "text":
      return "tokens" in token && token.tokens ? inline(token.tokens) : token.raw;
    default:
      return token.raw;
  }
}

function SafeLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const address = safeAddress(href);
  if (address === null) return children;
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer noopener"
      className="text-accent-ink underline underline-offset-2"
    >
      {children}
    </a>
  );
}
