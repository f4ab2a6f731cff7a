import { HOTEL_SORTS } from '@ashore/core/contract/values/hotels.ts';
import { useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { Chip } from '../../../ui/actions/chip.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { filter } from '../../../ui/media/icon-paths.ts';
import { useLazyComponent } from '../../../ui/use-lazy.ts';
import { quickChoices, sightName } from './filter-choices.ts';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';
import { filterCount, type HotelQuery, type HotelSort, noHotelFilters } from './hotel-query.ts';

type FilterBarProps = FilterFieldsProps & {
  /** Address of the list with these filters, without its language. */
  addressOf: (query: HotelQuery) => string;
  /** How many hotels fit the chosen filters. */
  total: number;
};

const loadSheet = () => import('./filter-sheet.tsx');

/** The usual filters as links, all others in a sheet, and the order of the list. */
export function FilterBar({ addressOf, total, ...fields }: FilterBarProps) {
  const t = useText();
  const { query, onChange } = fields;
  const [isOpen, setOpen] = useState(false);
  const Sheet = useLazyComponent(loadSheet, isOpen);
  const count = filterCount(query);
  const sight = sightName(query, fields.offered);
  const label = count === 0 ? t('hotels.allFilters') : t('filters.some', { count });
  return (
    <div className="hotel-filter-bar">
      <Chip icon={filter} onClick={() => setOpen(true)} className="needs-js whitespace-nowrap">
        {label}
      </Chip>
      <Select
        size="medium"
        aria-label={t('hotels.sort')}
        value={query.sort}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...query, sort: HOTEL_SORTS.find((sort) => sort === value) ?? 'recommended' })
        }
        className="needs-js hotel-sort"
      >
        {HOTEL_SORTS.filter((sort) => sort !== 'distance' || sight !== undefined).map((sort: HotelSort) => (
          <option key={sort} value={sort}>
            {t(`hotels.${sort}`, { sight: sight ?? '' })}
          </option>
        ))}
      </Select>
      {quickChoices(fields, t).map(({ id, text, isChosen, next }) => (
        <Chip
          key={id}
          href={addressOf(next)}
          chosen={isChosen}
          className="whitespace-nowrap"
          {...(isChosen && { removeLabel: t('hotels.removeFilter', { filter: text }) })}
        >
          {text}
        </Chip>
      ))}
      {count > 0 && (
        <Chip href={addressOf({ ...noHotelFilters, sort: query.sort })} className="whitespace-nowrap">
          {t('filters.clear')}
        </Chip>
      )}
      {Sheet && <Sheet {...fields} open={isOpen} total={total} onClose={() => setOpen(false)} />}
      <details className="no-js w-full">
        <summary className="type-label">{t('hotels.allFilters')}</summary>
        <FilterFields {...fields} />
      </details>
    </div>
  );
}
