import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { useExtrasStore } from '../../store/extras-store.ts';
import { Combobox } from '../../ui/combobox.tsx';
import type { ComboboxParts } from '../../ui/combobox-field.tsx';
import type { ComboboxColumn } from '../../ui/combobox-list.tsx';
import { ComboboxWaiting } from '../../ui/combobox-waiting.tsx';
import { recentColumn } from './recent-column.tsx';
import { suggestionColumns } from './suggestion-columns.tsx';
import { useSuggestions } from './use-suggestions.ts';

export type SearchBoxProps = {
  parts: ComboboxParts;
  label: string;
  /** What the page was asked, if it was. */
  asked: string;
  panelClass: string;
};

/** What the field of a search answers while one types. It comes when somebody turns to the field, and reads what is in it. */
export default function SearchBox({ parts, label, asked, panelClass }: SearchBoxProps) {
  const t = useText();
  const { locale } = usePage();
  const { searches, searchFor, forgetSearches } = useExtrasStore();
  const [typed, setTyped] = useState(() => parts.field.value);
  const [known, setKnown] = useState(asked);
  if (known !== asked) {
    // Another page of answers has come, with its question in the field.
    setKnown(asked);
    setTyped(asked);
  }
  const { query, answered, result, isSearching } = useSuggestions(typed);

  function columnsNow(): ComboboxColumn[] {
    if (query === '') return [recentColumn({ searches, onChoose: searchFor, onForget: forgetSearches }, t)];
    if (result === undefined) return [];
    if (result.tourCount + result.locationCount === 0) return isSearching ? [] : [nothingColumn()];
    return suggestionColumns({ query, answered, result, onMore: () => searchFor(query) }, t);
  }

  function nothingColumn(): ComboboxColumn {
    const all = {
      id: 'all',
      content: <span className="link">{t('find.all')}</span>,
      href: '/toursAndActivities',
    };
    return { id: 'nothing', heading: t('find.none', { query }), options: [all] };
  }

  const columns = columnsNow();
  const isWaiting = query !== '' && isSearching;
  return (
    <Combobox
      parts={parts}
      texts={{ label, clear: t('find.clear'), back: t('find.back'), newTab: t('find.newTab') }}
      value={typed}
      onValueChange={setTyped}
      // Letters on the way to a Chinese word would find what nobody means.
      waitsForWord={locale === 'zh-Hans'}
      columns={columns}
      status={isWaiting && <ComboboxWaiting label={t('find.searching')} answered={columns.length > 0} />}
      announcement={isWaiting ? t('find.searching') : announced(result)}
      panelClass={panelClass}
    />
  );

  function announced(said: typeof result): string {
    if (said === undefined) return '';
    const { tourCount: tours, locationCount: locations } = said;
    return tours + locations === 0 ? t('find.none', { query }) : t('find.answers', { tours, locations });
  }
}
