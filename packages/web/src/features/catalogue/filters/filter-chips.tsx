import { useText } from '../../../i18n/texts.ts';
import { onPlainClick } from '../../../page/links.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Chip } from '../../../ui/actions/chip.tsx';
import { TextLink } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { shield } from '../../../ui/media/icon-paths.ts';
import { type ListQuery, listQueryText } from '../list/list-query.ts';
import type { LoadedList } from '../list/load-list.ts';
import { chosenFilters, withoutFilters } from './chosen-filters.ts';
import { useFilterTexts } from './filter-texts.ts';

type FilterChipsProps = {
  list: LoadedList;
  filters: ListQuery;
  /** Path of the list, without its query. */
  path: string;
  onChange: (next: ListQuery) => void;
};

/** One chip for each chosen filter. Chips are links, so that they work without scripts. */
export function FilterChips({ list, filters, path, onChange }: FilterChipsProps) {
  const t = useText();
  const words = useFilterTexts(list);
  const chosenList = chosenFilters(filters);
  if (chosenList.length === 0) return null;
  const cleared = withoutFilters(filters);
  return (
    <ul aria-label={t('filters.chosen')} className="flex flex-wrap items-center gap-2">
      {chosenList.map(({ part, value, without }) => {
        const filter = words.chosen({ part, value }, filters);
        return (
          <li key={`${part} ${value}`}>
            <Chip
              href={path + listQueryText(without)}
              removeLabel={t('filters.remove', { filter })}
              onClick={onPlainClick(() => onChange(without))}
            >
              {filter}
            </Chip>
          </li>
        );
      })}
      <li>
        <TextLink href={path + listQueryText(cleared)} onClick={onPlainClick(() => onChange(cleared))}>
          {t('filters.clear')}
        </TextLink>
      </li>
    </ul>
  );
}

/**
 * The filter that travellers want most often, above the list. It is offered where it would leave some products and not
 * all, and once chosen it is one of the chips of chosen filters.
 */
export function FreeCancellationChip({ list, filters, path, onChange }: FilterChipsProps) {
  const t = useText();
  const { freeCancellation: count } = list.offeredFilters;
  if (filters.freeCancellation || count === 0 || count === list.paging.totalElements) return null;
  const chosen = { ...filters, freeCancellation: true };
  return (
    <Chip icon={shield} href={path + listQueryText(chosen)} onClick={onPlainClick(() => onChange(chosen))}>
      {t('filters.freeCancellation')}
    </Chip>
  );
}

type NoResultsProps = { list: LoadedList; path: string; onChange: (next: ListQuery) => void };

/**
 * Shown if no product matches all filters. It lists the filters to remove, with the number of products each
 * removal would show.
 */
export function NoResults({ list, path, onChange }: NoResultsProps) {
  const t = useText();
  const words = useFilterTexts(list);
  const { filters, filtersToRemove } = list;
  const chosenList = chosenFilters(filters);
  const suggestions = filtersToRemove.flatMap(({ part, value, count }) => {
    const chosenFilter = chosenList.find((filter) => filter.part === part && filter.value === value);
    return chosenFilter ? [{ ...chosenFilter, count }] : [];
  });
  const cleared = withoutFilters(filters);
  return (
    <EmptyState
      title={t('list.noneFit')}
      text={t(suggestions.length > 0 ? 'list.noneFitHint' : 'list.noneFitAtAll')}
      action={
        <div className="grid justify-items-center gap-2.5">
          {suggestions.map(({ part, value, without, count }) => (
            <Button
              key={`${part} ${value}`}
              kind="outline"
              size="medium"
              href={path + listQueryText(without)}
              onClick={onPlainClick(() => onChange(without))}
            >
              {t('list.without', { filter: words.chosen({ part, value }, filters), count })}
            </Button>
          ))}
          {suggestions.length === 0 && (
            <Button
              kind="outline"
              size="medium"
              href={path + listQueryText(cleared)}
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
