import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { usePage } from '../../../page/use-page.ts';
import { type ListQuery, listQueryText, readListQuery } from '../list/list-query.ts';

export type ChangeFilters = (next: ListQuery, how?: { readonly replace: boolean }) => void;

/**
 * Keeps the chosen filters in the address. A choice shows at once; the list follows when it has loaded. The
 * router loads only the newest address and aborts earlier loads, so an old list never replaces a newer one.
 */
export function useFilters(loaded: ListQuery) {
  const { currency } = usePage();
  const { key, pathname, search } = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  // The router reports a navigation only when it has time. A clicked checkbox must be ticked at once.
  const [clicked, setClicked] = useState<{ readonly at: string; readonly filters: ListQuery }>();
  // The navigation has ended, or another one replaced it. The visitor may go back to the earlier entry, so
  // the clicked filters are dropped.
  if (clicked && clicked.at !== key) setClicked(undefined);
  const isOfThisList = next !== undefined && next.pathname === pathname && next.search !== search;
  const requestedFilters = isOfThisList ? readListQuery(new URLSearchParams(next.search), currency) : loaded;
  const newestFilters = clicked?.at === key ? clicked.filters : requestedFilters;
  const isComing = listQueryText(newestFilters) !== listQueryText(loaded);

  const change: ChangeFilters = (chosen, { replace = false } = { replace: false }) => {
    // Without a connection, navigating would replace the current list with an error.
    if (!navigator.onLine) return;
    setClicked({ at: key, filters: chosen });
    void navigate(pathname + listQueryText(chosen), { replace, preventScrollReset: true });
  };

  return { filters: isComing ? newestFilters : loaded, change, isComing };
}

/**
 * Applies the choices made before hydration. A field that is as the page was sent is no choice, so a value of the
 * address that no field offers stays. Days and prices are left out, because hydration replaces their fields.
 */
export function useEarlyChoices(
  form: RefObject<HTMLFormElement | null>,
  filters: ListQuery,
  change: ChangeFilters,
): void {
  const { currency } = usePage();
  const applyEarlyChoices = useEffectEvent(() => {
    if (form.current === null) return;
    const fields = [
      ...[...new FormData(form.current)].map(([name, value]) => [name, String(value)]),
      ...valuesWithoutBox(form.current, filters),
    ];
    const { days: _, price: __, ...ticked } = readListQuery(new URLSearchParams(fields), currency);
    const changed = namesOfChangedFields(form.current);
    const early = {
      ...filters,
      ...Object.fromEntries(Object.entries(ticked).filter(([name]) => changed.has(name))),
    };
    if (listQueryText(early) !== listQueryText(filters)) change(early);
  });
  useEffect(() => applyEarlyChoices(), []);
}

/** Values of the address in groups of boxes, of which none offers them. A choice in their group is no choice against them. */
function valuesWithoutBox({ elements }: HTMLFormElement, filters: ListQuery): [string, string][] {
  const checkboxes = [...elements].filter(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.type === 'checkbox',
  );
  const query = new URLSearchParams(listQueryText(filters));
  return [...new Set(checkboxes.map(({ name }) => name))].flatMap((name) => {
    const offeredValues = new Set(checkboxes.filter((box) => box.name === name).map(({ value }) => value));
    const chosenValues = query.getAll(name).flatMap((words) => words.split(','));
    return chosenValues
      .filter((value) => !offeredValues.has(value))
      .map((value): [string, string] => [name, value]);
  });
}

function namesOfChangedFields({ elements }: HTMLFormElement): Set<string> {
  const changedNames = new Set<string>();
  for (const field of elements) {
    if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked)
      changedNames.add(field.name);
    if (field instanceof HTMLSelectElement && !field.selectedOptions[0]?.defaultSelected)
      changedNames.add(field.name);
  }
  return changedNames;
}
