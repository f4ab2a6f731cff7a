import type { Text } from '../../i18n/use-text.ts';
import type { ComboboxColumn } from '../../ui/combobox-list.tsx';
import { Icon } from '../../ui/icon.tsx';
import { clock } from '../../ui/icon-paths.ts';
import { searchAddress } from './search-address.ts';

type Recent = {
  readonly searches: readonly string[];
  readonly onChoose: (query: string) => void;
  readonly onForget: () => void;
};

/** What was searched for before in this browser, to search for again or to be forgotten. */
export function recentColumn({ searches, onChoose, onForget }: Recent, t: Text): ComboboxColumn {
  const options = searches.map((query, place) => ({
    id: `recent-${place}`,
    content: (
      <span className="flex items-center gap-3">
        <Icon path={clock} className="shrink-0 text-ink-2" />
        <span className="min-w-0 truncate">{query}</span>
      </span>
    ),
    href: searchAddress(query) ?? '/search',
    onChoose: () => onChoose(query),
  }));
  const forget = {
    id: 'forget',
    content: <span className="link">{t('find.forget')}</span>,
    onChoose: onForget,
  };
  return {
    id: 'recent',
    heading: t('find.recent'),
    options: options.length > 0 ? [...options, forget] : [],
  };
}
