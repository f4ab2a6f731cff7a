import { type RefObject, useEffect, useEffectEvent } from 'react';
import { usePage } from '../../../page/use-page.ts';
import type { Narrowing } from './narrowing.ts';
import { narrowingQuery } from './narrowing-query.ts';
import { readNarrowing } from './read-narrowing.ts';
import type { ChangeNarrowing } from './use-narrowing.ts';

/** What was ticked before the page was alive counts once it is. Days and prices have other fields then. */
export function useEarlyChoices(
  form: RefObject<HTMLFormElement | null>,
  narrowing: Narrowing,
  change: ChangeNarrowing,
): void {
  const { currency } = usePage();
  const arrive = useEffectEvent(() => {
    if (form.current === null) return;
    const fields = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    const { days: _, price: __, ...ticked } = readNarrowing(new URLSearchParams(fields), currency);
    const early = { ...narrowing, ...ticked };
    if (narrowingQuery(early) !== narrowingQuery(narrowing)) change(early);
  });
  useEffect(() => arrive(), []);
}
