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
  // The router reports a navigation only when it has time. A pressed checkbox must be ticked at once.
  const [pressed, setPressed] = useState<{ readonly at: string; readonly filters: ListQuery }>();
  // The navigation has ended, or another one replaced it. The visitor may go back to the earlier entry, so
  // the pressed state is dropped.
  if (pressed && pressed.at !== key) setPressed(undefined);
  const isHere = next !== undefined && next.pathname === pathname && next.search !== search;
  const onItsWay = isHere ? readListQuery(new URLSearchParams(next.search), currency) : loaded;
  const coming = pressed?.at === key ? pressed.filters : onItsWay;
  const isComing = listQueryText(coming) !== listQueryText(loaded);

  const change: ChangeFilters = (chosen, { replace = false } = { replace: false }) => {
    // Without a connection, navigating would replace the current list with an error.
    if (!navigator.onLine) return;
    setPressed({ at: key, filters: chosen });
    void navigate(pathname + listQueryText(chosen), { replace, preventScrollReset: true });
  };

  return { filters: isComing ? coming : loaded, change, isComing };
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
  const applyTicked = useEffectEvent(() => {
    if (form.current === null) return;
    const fields = [
      ...[...new FormData(form.current)].map(([name, value]) => [name, String(value)]),
      ...valuesWithoutBox(form.current, filters),
    ];
    const { days: _, price: __, ...ticked } = readListQuery(new URLSearchParams(fields), currency);
    const changed = namesOfChanged(form.current);
    const early = {
      ...filters,
      ...Object.fromEntries(Object.entries(ticked).filter(([name]) => changed.has(name))),
    };
    if (listQueryText(early) !== listQueryText(filters)) change(early);
  });
  useEffect(() => applyTicked(), []);
}

/** Values of the address in groups of boxes, of which none offers them. A choice in their group is no choice against them. */
function valuesWithoutBox({ elements }: HTMLFormElement, filters: ListQuery): [string, string][] {
  const boxes = [...elements].filter(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.type === 'checkbox',
  );
  const query = new URLSearchParams(listQueryText(filters));
  return [...new Set(boxes.map(({ name }) => name))].flatMap((name) => {
    const offered = new Set(boxes.filter((box) => box.name === name).map(({ value }) => value));
    const chosen = query.getAll(name).flatMap((words) => words.split(','));
    return chosen.filter((value) => !offered.has(value)).map((value): [string, string] => [name, value]);
  });
}

function namesOfChanged({ elements }: HTMLFormElement): Set<string> {
  const changed = new Set<string>();
  for (const field of elements) {
    if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) changed.add(field.name);
    if (field instanceof HTMLSelectElement && !field.selectedOptions[0]?.defaultSelected)
      changed.add(field.name);
  }
  return changed;
}
