import { useState } from 'react';
import { useRootStore } from '../../store/root-store.ts';

type Texts = Readonly<Record<string, string>>;

/**
 * What an admin types into a form of an organisation. This tab stores it at every keystroke, because a change may need a log-in
 * first, which leaves the page where no window can be opened. `initial` is what the form begins with; once that has become
 * another one, the draft is outdated.
 */
export function useTypedDraft<Typed extends Texts>(form: string, initial: Typed) {
  const sub = useRootStore(({ auth }) => auth.userinfo?.sub ?? '');
  const owner = JSON.stringify([sub, form, initial]);
  const [typed, setTyped] = useState<Typed>(() => ({ ...initial, ...readDraft(form, { owner, initial }) }));

  function change(changes: Partial<Typed>): void {
    const next = { ...typed, ...changes };
    setTyped(next);
    storage(() => sessionStorage.setItem(entryOf(form), JSON.stringify({ owner, typed: next })));
  }

  return { typed, change, drop: () => storage(() => sessionStorage.removeItem(entryOf(form))) };
}

const key = 'organisation-draft';

const entryOf = (form: string) => `${key} ${form}`;

type Draft = { readonly owner: string; readonly initial: Texts };

/** Only the fields that the form has, and only of the same account. */
function readDraft(form: string, { owner, initial }: Draft): Texts {
  const text = storage(() => sessionStorage.getItem(entryOf(form)));
  const saved = storage(() => JSON.parse(text ?? 'null')) as { owner?: unknown; typed?: unknown } | null;
  if (saved?.owner !== owner || typeof saved.typed !== 'object' || saved.typed === null) return {};
  const entries = Object.entries(saved.typed).filter(
    ([name, value]) => Object.hasOwn(initial, name) && typeof value === 'string',
  );
  return Object.fromEntries(entries);
}

/** A browser that forbids storage throws at any moment, and gets forms without drafts. */
function storage<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
