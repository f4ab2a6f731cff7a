import type { ListOptions } from '@ashore/core/contract/list-filters.ts';
import { FILTERED_BY, type FilteredBy } from '@ashore/core/contract/search/filtered-by.ts';
import { DURATIONS, type Duration, durationWord } from '@ashore/core/contract/values/list.ts';
import { displayNames } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { useApproximation } from '../../api/use-approximate.tsx';
import { useText } from '../../i18n/texts.ts';
import { durationRangeText } from '../../i18n/trip-texts.ts';
import { usePage } from '../../page/use-page.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextLink } from '../../ui/actions/link.tsx';
import { Select } from '../../ui/form/select.tsx';
import { filteredAddress, hasChosenFields, readSearchFilters, type SearchFilters } from './search-query.ts';

type FilterBarProps = {
  query: string;
  wanted: SearchFilters;
  options: FilterOptions;
  /** Tours left by the filters (`left`), tours that the filters cover (`coveredCount`), tours found (`count`). */
  left: number;
  coveredCount: number;
  count: number;
  /** Formats a price in the currency of the page. */
  priceOf: (amount: number) => string;
  interestOf: (id: string) => string;
  /** Called with the new address when the visitor chooses a filter and scripts run. */
  onChoose: (address: string) => void;
};

/** Filters of search results as native select fields. Without scripts a button submits them. */
export function FilterBar({
  query,
  wanted: loaded,
  options,
  left,
  coveredCount,
  count,
  onChoose,
  ...texts
}: FilterBarProps) {
  const t = useText();
  const textOf = useOptionText(texts);
  // A choice shows at once, and the next one adds to it, even if their results are still loading.
  const [latestChange, setLatestChange] = useState<{
    readonly from: SearchFilters;
    readonly wanted: SearchFilters;
  }>();
  const wanted = latestChange?.from === loaded ? latestChange.wanted : loaded;
  const groups = FILTERED_BY.filter((by) => wanted[by] !== undefined || narrowsResults(options[by], left));
  if (groups.length === 0) return null;

  function optionText(option: string, having: number | undefined) {
    return having === undefined ? option : t('search.option', { option, count: having });
  }

  function choose(by: FilteredBy, { currentTarget }: ChangeEvent<HTMLSelectElement>) {
    const { value } = currentTarget;
    const params = new URLSearchParams(filteredAddress(query, wanted).slice('/search?'.length));
    params.set(by, value);
    const next = readSearchFilters(params);
    setLatestChange({ from: loaded, wanted: next });
    onChoose(filteredAddress(query, next));
  }

  return (
    <form
      method="get"
      aria-label={t('search.narrow')}
      onSubmit={(event: FormEvent) => event.preventDefault()}
      className="narrow-bar"
    >
      <input type="hidden" name="q" value={query} />
      {groups.map((by) => (
        <FilterSelect
          key={by}
          by={by}
          label={t(`search.${by}`)}
          unchosen={t('search.any')}
          value={by === 'duration' ? wanted.duration && durationWord(wanted.duration) : wanted[by]}
          options={options[by].map(({ value, count: having }) => ({
            value: wordOf(value),
            text: optionText(textOf(by, wordOf(value)), having),
          }))}
          onChange={(event) => choose(by, event)}
        />
      ))}
      <Button type="submit" kind="outline" size="medium" className="no-js">
        {t('search.apply')}
      </Button>
      {hasChosenFields(wanted) && (
        <p className="narrow-clear">
          <TextLink href={filteredAddress(query, { days: wanted.days, age: wanted.age })}>
            {t('search.clear')}
          </TextLink>
        </p>
      )}
      {count > coveredCount && (
        <p className="narrow-note">{t('search.narrowsFirst', { shown: coveredCount })}</p>
      )}
    </form>
  );
}

/** A value as its field and the address write it. */
function wordOf(value: string | number | true | Duration): string {
  return typeof value === 'object' ? durationWord(value) : String(value);
}

/** Names of the values of each group. */
function useOptionText({ priceOf, interestOf }: Pick<FilterBarProps, 'priceOf' | 'interestOf'>) {
  const t = useText();
  const { locale, currency } = usePage();
  const { intl, messages } = localeTable[locale];
  const aboutOf = useApproximation(currency);
  return (by: FilteredBy, value: string): string => {
    switch (by) {
      case 'type':
        return t(`kinds.${value as 'tours'}`);
      case 'interest':
        return interestOf(value);
      case 'duration':
        return durationRangeText(value, t);
      case 'language':
        return displayNames(messages, 'language').of(new Intl.Locale(value).language) ?? value;
      case 'priceTo':
        return aboutOf
          ? t('search.upToAbout', { price: priceOf(Number(value)), about: aboutOf(Number(value)) })
          : t('search.upTo', { price: priceOf(Number(value)) });
      case 'rating':
        return t('search.andUp', { rating: Number(value).toLocaleString(intl) });
      case 'freeCancellation':
        return t('search.free');
    }
  };
}

type FilterSelectProps = {
  by: FilteredBy;
  label: string;
  unchosen: string;
  value: string | number | true | undefined;
  options: readonly { readonly value: string; readonly text: string }[];
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
};

function FilterSelect({ by, label, unchosen, value, options, onChange }: FilterSelectProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block type-label">
        {label}
      </label>
      <Select id={id} name={by} size="medium" value={String(value ?? '')} onChange={onChange}>
        <option value="">{unchosen}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </Select>
    </div>
  );
}

export type CountedChoice<Value> = {
  readonly value: Value;
  /** Undefined for price limits, for which the server gives no counts. */
  readonly count?: number;
};

export type FilterOptions = {
  readonly [By in FilteredBy]: readonly CountedChoice<NonNullable<SearchFilters[By]>>[];
};

const mostPrices = 4;

/**
 * Filters to offer for search results. Choices that would leave no tours are omitted, unless they are chosen
 * and may be removed.
 */
export function filterOptions(filters: ListOptions, wanted: SearchFilters): FilterOptions {
  const { type, interest, duration, language, rating, price, freeCancellation } = filters;
  return {
    type: mostFirst(offeredWith(type.map(asOption), wanted.type)),
    interest: mostFirst(offeredWith(interest.map(asOption), wanted.interest)),
    duration: offeredWith(
      DURATIONS.map((value) => ({
        value,
        count: duration.find(({ from }) => from === value.from)?.count ?? 0,
      })),
      wanted.duration,
    ),
    language: offeredWith(language.map(asOption), wanted.language),
    priceTo: pricesIn(price, wanted.priceTo).map((value) => ({ value })),
    rating: offeredWith(
      rating.map(({ least, count }) => ({ value: least, count })),
      wanted.rating,
    ),
    freeCancellation: offeredWith([{ value: true, count: freeCancellation }], wanted.freeCancellation),
  };
}

function asOption<Id>({ id, count }: { id: Id; count: number }) {
  return { value: id, count };
}

type CountedOption<Value> = { readonly value: Value; readonly count: number };

function offeredWith<Value>(
  counted: readonly CountedOption<Value>[],
  chosen: Value | undefined,
): CountedOption<Value>[] {
  const offeredOptions = counted.filter(({ value, count }) => count > 0 || value === chosen);
  const isThere = chosen === undefined || offeredOptions.some(({ value }) => value === chosen);
  return isThere ? offeredOptions : [...offeredOptions, { value: chosen, count: 0 }];
}

function mostFirst<Value>(counted: readonly CountedOption<Value>[]): CountedOption<Value>[] {
  return counted.toSorted((one, other) => other.count - one.count);
}

/** Round sums between the lowest and the highest price, in ascending order. */
function pricesIn({ min, max }: ListOptions['price'], chosen: number | undefined): number[] {
  const round: number[] = [];
  for (let unit = 1; unit < max && unit <= 1e8; unit *= 10)
    round.push(...[unit, 2.5 * unit, 5 * unit].filter((sum) => sum >= 10 && sum > min && sum < max));
  const prices = round.slice(-mostPrices);
  if (chosen === undefined || prices.includes(chosen)) return prices;
  return [...prices, chosen].sort((one, other) => one - other);
}

/** Whether one of these choices would leave fewer than the current number of tours. */
export function narrowsResults(options: FilterOptions[FilteredBy], left: number): boolean {
  return options.some(({ count }) => count === undefined || count < left);
}
