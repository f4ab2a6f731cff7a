import { useText } from '../../../i18n/use-text.ts';
import { Chip } from '../../../ui/chip.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { chosenFilters, clearedOf } from './chosen-filters.ts';
import type { LoadedList } from './load-list.ts';
import type { Narrowing } from './narrowing.ts';
import { narrowingQuery } from './narrowing-query.ts';
import { onPlainClick } from './on-plain-click.ts';
import { useFilterWords } from './use-filter-words.ts';

type ChosenChipsProps = {
  list: LoadedList;
  narrowing: Narrowing;
  /** The list, without its query. */
  path: string;
  onChange: (next: Narrowing) => void;
};

/** What is chosen, each with a cross. Links, so that they can be taken back without scripts too. */
export function ChosenChips({ list, narrowing, path, onChange }: ChosenChipsProps) {
  const t = useText();
  const words = useFilterWords(list);
  const chosen = chosenFilters(narrowing);
  if (chosen.length === 0) return null;
  const cleared = clearedOf(narrowing);
  return (
    <ul aria-label={t('filters.chosen')} className="flex flex-wrap items-center gap-2">
      {chosen.map(({ part, value, without }) => (
        <li key={`${part} ${value}`}>
          <Chip
            href={path + narrowingQuery(without)}
            removeLabel={t('filters.remove')}
            onClick={onPlainClick(() => onChange(without))}
          >
            {words.chosen({ part, value }, narrowing)}
          </Chip>
        </li>
      ))}
      <li>
        <TextLink href={path + narrowingQuery(cleared)} onClick={onPlainClick(() => onChange(cleared))}>
          {t('filters.clear')}
        </TextLink>
      </li>
    </ul>
  );
}
