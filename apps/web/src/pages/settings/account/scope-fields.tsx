/** What a key may do: in plain words first, permission by permission under "more". */
import { TriangleAlert } from "lucide-react";
import { useId } from "react";
import { useAboutPermission } from "../../../account/use-about-roles.ts";
import { useText } from "../../../i18n/text.ts";
import { presetOf, presetsFor, type Scope, scopesOf, weakScopes } from "./key-presets.ts";
import { keysText } from "./keys-text.ts";

interface ScopeFieldsProps {
  /** What its maker may do. */
  readonly possible: readonly Scope[];
  readonly scopes: readonly Scope[];
  readonly onChange: (scopes: readonly Scope[]) => void;
}

export function ScopeFields({ possible, scopes, onChange }: ScopeFieldsProps) {
  const t = useText(keysText);
  const id = useId();
  const chosen = presetOf(scopes, possible);
  return (
    <div className="flex flex-col gap-3">
      <fieldset className="flex flex-col gap-1.5">
        <legend className="mb-1.5 text-sm font-medium">{t.scopes}</legend>
        {presetsFor(possible).map((preset) => (
          <label key={preset} className="flex cursor-pointer items-start gap-2.5 py-0.5">
            <input
              type="radio"
              name={`${id}-preset`}
              required={scopes.length === 0}
              checked={preset === chosen}
              onChange={() => onChange(scopesOf(preset, possible))}
              className="mt-1 size-4 shrink-0 accent-accent"
            />
            {t.presets[preset]}
          </label>
        ))}
      </fieldset>
      <details>
        <summary className="cursor-pointer text-sm text-accent-ink">
          {t.more(scopes.length)}
        </summary>
        <SingleScopes {...{ possible, scopes, onChange }} />
      </details>
      <Weak scopes={scopes} />
    </div>
  );
}

function SingleScopes({ possible, scopes, onChange }: ScopeFieldsProps) {
  const about = useAboutPermission();
  const toggle = (scope: Scope) =>
    onChange(scopes.includes(scope) ? scopes.filter((one) => one !== scope) : [...scopes, scope]);
  return (
    <ul className="mt-2 flex max-h-72 flex-col gap-1.5 overflow-y-auto rounded-md border border-line p-3">
      {possible.map((scope) => (
        <li key={scope}>
          <label className="flex cursor-pointer items-start gap-2.5">
            <input
              type="checkbox"
              checked={scopes.includes(scope)}
              onChange={() => toggle(scope)}
              className="mt-1 size-4 shrink-0 accent-accent"
            />
            <span>
              {about(scope)} <code className="font-mono text-xs text-ink-2">{scope}</code>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

function Weak({ scopes }: Pick<ScopeFieldsProps, "scopes">) {
  const t = useText(keysText);
  const about = useAboutPermission();
  const { narrow, idle } = weakScopes(scopes);
  const said = [
    ...narrow.map((scope) => t.narrow(about(scope), scope)),
    ...idle.map((scope) => t.idle(about(scope), scope)),
  ];
  return said.map((sentence) => (
    <p key={sentence} role="status" className="flex items-start gap-2 text-sm text-warning-ink">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {sentence}
    </p>
  ));
}
