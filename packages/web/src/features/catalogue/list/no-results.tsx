import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { chosenFilters, clearedOf } from './chosen-filters.ts';
import type { LoadedList } from './load-list.ts';
import type { Narrowing } from './narrowing.ts';
import { narrowingQuery } from './narrowing-query.ts';
import { onPlainClick } from './on-plain-click.ts';
import { useFilterWords } from './use-filter-words.ts';

type NoResultsProps = { list: LoadedList; path: string; onChange: (next: Narrowing) => void };

/** Nothing fits everything that was chosen: which of it stands in the way, and what there would be without it. */
export function NoResults({ list, path, onChange }: NoResultsProps) {
  const t = useText();
  const words = useFilterWords(list);
  const { narrowing, waysOut } = list;
  const chosen = chosenFilters(narrowing);
  const ways = waysOut.flatMap(({ part, value, count }) => {
    const found = chosen.find((filter) => filter.part === part && filter.value === value);
    return found ? [{ ...found, count }] : [];
  });
  const cleared = clearedOf(narrowing);
  return (
    <EmptyState
      title={t('list.noneFit')}
      text={t(ways.length > 0 ? 'list.noneFitHint' : 'list.noneFitAtAll')}
      action={
        <div className="grid justify-items-center gap-2.5">
          {ways.map(({ part, value, without, count }) => (
            <Button
              key={`${part} ${value}`}
              kind="outline"
              size="medium"
              href={path + narrowingQuery(without)}
              onClick={onPlainClick(() => onChange(without))}
            >
              {t('list.without', { filter: words.chosen({ part, value }, narrowing), count })}
            </Button>
          ))}
          {ways.length === 0 && (
            <Button
              kind="outline"
              size="medium"
              href={path + narrowingQuery(cleared)}
              onClick={onPlainClick(() => onChange(cleared))}
            >
              {t('filters.clear')}
            </Button>
          )}
        </div>
      }
    />
  );
}
