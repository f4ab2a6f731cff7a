import { isProductType } from '@ashore/core/contract/values/product-types.ts';
import { isSlug } from '@ashore/core/contract/values/slug-form.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { variant } from '#variant/variant.ts';
import { useText } from '../../i18n/texts.ts';
import { usePage } from '../../page/use-page.ts';
import { useAffiliate, useExtrasStore } from '../../store/extras-store.ts';
import { planParameters, useTripPlanStore } from '../../store/trip-plan-store.ts';
import { Combobox } from '../../ui/combobox/combobox.tsx';
import type { ComboboxElements } from '../../ui/combobox/combobox-field.tsx';
import type { ComboboxColumn } from '../../ui/combobox/combobox-list.tsx';
import { ComboboxWaiting } from '../../ui/combobox/combobox-waiting.tsx';
import { usePlacesNearMe } from './places-near-me.ts';
import { nearMeText, startingColumns, useStartingPlaces } from './starting-columns.tsx';
import { recentColumn, suggestionColumns } from './suggestion-columns.tsx';
import { useSuggestions } from './use-suggestions.ts';

export type SearchBoxProps = {
  elements: ComboboxElements;
  label: string;
  /** Query of the page; empty if it has none. */
  searchedText: string;
  panelClass: string;
};

/**
 * Suggestions while the visitor types. The code loads when the field gets the focus, and reads what the field
 * contains.
 */
export default function SearchBox({ elements, label, searchedText, panelClass }: SearchBoxProps) {
  const t = useText();
  const { locale, path } = usePage();
  const affiliate = useAffiliate();
  const { searches, rememberSearch, forgetSearches } = useExtrasStore();
  const [typed, setTyped] = useState(() => elements.field.value);
  const [knownText, setKnown] = useState(searchedText);
  if (knownText !== searchedText) {
    // Another page of results has loaded, and its query is now in the field.
    setKnown(searchedText);
    setTyped(searchedText);
  }
  const plan = planParameters(useTripPlanStore());
  const { query, answered: answeredQuery, result, isSearching } = useSuggestions(typed);
  const popular = useStartingPlaces(query === '');
  const viewed = viewedPlace(path, useLocation().search);
  const startingPlaces = useStartingPlaces(query === '' && viewed !== undefined, viewed);

  const nearMe = usePlacesNearMe();

  function columnsNow(): ComboboxColumn[] {
    if (query === '') {
      const recent = recentColumn({ searches, onChoose: rememberSearch, onForget: forgetSearches }, t);
      return [recent, ...startingColumns({ popular, near: startingPlaces, nearMe }, locale, t)].filter(
        ({ options }) => options.length > 0,
      );
    }
    if (result === undefined) return [];
    const { sailings, tours, locationCount, lodging, elsewhere } = result;
    if (sailings.length + tours.length + locationCount === 0 && !lodging && !elsewhere)
      return isSearching ? [] : [nothingColumn()];
    const onMore = () => rememberSearch(query);
    const opensNewTab = variant.suggestions === 'new-tab';
    return suggestionColumns({ query, answeredQuery, result, affiliate, opensNewTab, onMore }, t);
  }

  function nothingColumn(): ComboboxColumn {
    const allToursOption = {
      id: 'all',
      content: <span className="link">{t('find.all')}</span>,
      href: '/toursAndActivities',
    };
    return { id: 'nothing', heading: t('find.none', { query }), options: [allToursOption] };
  }

  const columns = columnsNow().map((column) => ({
    ...column,
    options: column.options.map((option) => ({
      ...option,
      ...(option.href !== undefined && { href: withPlan(option.href, plan) }),
    })),
  }));
  const isWaiting = query !== '' && isSearching;
  return (
    <Combobox
      elements={elements}
      texts={{
        label,
        clear: t('find.clear'),
        back: t('find.back'),
        newTab: t('find.newTab', { label }),
        opened: (name) => t('find.opened', { name }),
      }}
      value={typed}
      onValueChange={setTyped}
      // Letters typed on the way to a Chinese word would give unrelated suggestions.
      waitsForWord={locale === 'zh-Hans'}
      columns={columns}
      status={
        isWaiting && <ComboboxWaiting label={t('find.searching')} hasSuggestions={columns.length > 0} />
      }
      announcement={isWaiting ? t('find.searching') : announcement(result)}
      panelClass={panelClass}
    />
  );

  function announcement(counts: typeof result): string {
    if (query === '') return nearMeText(nearMe, t) ?? '';
    if (counts === undefined) return '';
    const { tourCount: tours, locationCount: locations } = counts;
    const sailings = counts.sailings.length;
    if (sailings > 0) return t('find.answersWithSailings', { sailings, tours, locations });
    if (counts.lodging?.isMeant) {
      const { hotelCount: hotels } = counts.lodging;
      return hotels === null
        ? t('find.answersWithSomeHotels', { locations })
        : t('find.answersWithHotels', { hotels, locations });
    }
    const [nearest] = counts.elsewhere?.nearest ?? [];
    if (counts.elsewhere && nearest && tours + locations === 0)
      return t('find.elsewherePlace', {
        ...{ place: counts.elsewhere.name, nearest: nearest.name },
        kilometres: nearest.kilometres,
      });
    return tours + locations === 0 ? t('find.none', { query }) : t('find.answers', { tours, locations });
  }
}

/** The address of a list or of results with the visitor's days and travellers. Other addresses do not read them. */
function withPlan(href: string, plan: Readonly<Record<string, string>>): string {
  const isList = href.startsWith('/toursAndActivities') || href.startsWith('/search');
  const parameters = String(new URLSearchParams(plan));
  if (!isList || parameters === '') return href;
  return `${href}${href.includes('?') ? '&' : '?'}${parameters}`;
}

/** Slug of the place that the page is about: of a list or a product there. */
export function viewedPlace(path: string, search: string): string | undefined {
  const [, kind = '', city] = path.split('/');
  if (isProductType(kind)) return city;
  const place = path === '/toursAndActivities' ? new URLSearchParams(search).get('place') : null;
  return place !== null && isSlug(place) ? place : undefined;
}
