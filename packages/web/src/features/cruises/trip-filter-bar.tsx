import { type ReactNode, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { useSearchInBrowser } from '../../page/browser-address.ts';
import { usePage } from '../../page/use-page.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Chip } from '../../ui/actions/chip.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { filter as filterIcon } from '../../ui/media/icon-paths.ts';
import type { ShownExcursions } from './shown-trips.ts';
import {
  matchesFilters,
  noTripFilters,
  readTripFilters,
  type TripFilterOptions,
  type TripFilters,
  tripFilterOptions,
  tripFiltersQuery,
} from './trip-filters.ts';

/**
 * The filters in the address. The server sends one page for all of them, with every trip, and the browser chooses among these.
 * The state of the entry in the browser's history stays.
 */
export function useTripFilters() {
  const { currency } = usePage();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const filters = readTripFilters(useSearchInBrowser(), currency);
  const change = (next: TripFilters) =>
    void navigate(pathname + tripFiltersQuery(next, currency), {
      preventScrollReset: true,
      state: window.history.state?.usr,
    });
  return { filters, change, isFiltered: tripFiltersQuery(filters, currency) !== '' };
}

type TripFilterBarProps = ReturnType<typeof useTripFilters> & {
  ports: readonly ShownExcursions[];
  priceOf: (amount: number) => string;
};

/** Narrows the trips of all days. Needs scripts; without them all trips are listed. */
export function TripFilterBar({ ports, filters, change, isFiltered, priceOf }: TripFilterBarProps) {
  const t = useText();
  const summary = useRef<HTMLElement>(null);
  // Filters in the address unfold the fields. Taking the last one back must not fold them under the visitor's hands.
  const [wasFiltered, setWasFiltered] = useState(false);
  if (isFiltered && !wasFiltered) setWasFiltered(true);
  const trips = ports.flatMap((port) => port.trips);
  const count = trips.filter((trip) => matchesFilters(trip, filters)).length;
  const options = tripFilterOptions(trips, filters);
  if (trips.length === 0) return null;
  const clear = () => {
    change(noTripFilters);
    // The pressed button goes.
    summary.current?.focus();
  };
  return (
    <div className="needs-js trip-filters">
      <details open={wasFiltered || undefined}>
        <summary ref={summary} className="chip min-h-11 rounded-full">
          <Icon path={filterIcon} size="small" />
          {t('tripFilters.filter')}
        </summary>
        <FilterFields options={options} filters={filters} change={change} priceOf={priceOf} />
      </details>
      <div className="flex flex-wrap items-center gap-x-4">
        <p role="status">{isFiltered && t('tripFilters.matching', { count, all: trips.length })}</p>
        {isFiltered && (
          <Button kind="quiet" size="medium" className="-mx-3" onClick={clear}>
            {t('tripFilters.clear')}
          </Button>
        )}
      </div>
    </div>
  );
}

type FilterFieldsProps = Pick<TripFilterBarProps, 'filters' | 'change' | 'priceOf'> & {
  options: TripFilterOptions;
};

function FilterFields({ options, filters, change, priceOf }: FilterFieldsProps) {
  const t = useText();
  const withCount = (filter: string, count: number) => t('tripFilters.withCount', { filter, count });
  const interests = options.interest.map(({ value, title, count }) => (
    <Chip
      key={value}
      chosen={filters.interest.includes(value)}
      onClick={() => change({ ...filters, interest: toggled(filters.interest, value) })}
    >
      {withCount(title, count)}
    </Chip>
  ));
  const lengths = options.length.map(({ value, count }) => (
    <Chip
      key={value}
      chosen={filters.length.includes(value)}
      onClick={() => change({ ...filters, length: toggled(filters.length, value) })}
    >
      {withCount(t(`tripFilters.${value}`), count)}
    </Chip>
  ));
  return (
    <div className="mt-3 grid gap-4">
      <FilterGroup title={t('tripFilters.interest')}>{interests}</FilterGroup>
      <FilterGroup title={t('tripFilters.duration')}>{lengths}</FilterGroup>
      <FilterGroup title={t('tripFilters.access')}>
        <Chip
          chosen={filters.isAccessible}
          onClick={() => change({ ...filters, isAccessible: !filters.isAccessible })}
        >
          {withCount(t('tripFilters.accessible'), options.accessible)}
        </Chip>
        <Chip
          chosen={filters.hasFewSteps}
          onClick={() => change({ ...filters, hasFewSteps: !filters.hasFewSteps })}
        >
          {withCount(t('tripFilters.fewSteps'), options.fewSteps)}
        </Chip>
      </FilterGroup>
      {options.backBy.length > 0 && (
        <LimitSelect
          label={t('tripFilters.backBy')}
          anyLabel={t('tripFilters.anyTime')}
          value={filters.backBy ?? ''}
          options={options.backBy.map(({ value, count }) => ({
            value,
            label: t('tripFilters.by', { time: value, count }),
          }))}
          onChange={(value) => change({ ...filters, backBy: value === '' ? null : value })}
        />
      )}
      <LimitSelect
        label={t('tripFilters.price')}
        anyLabel={t('tripFilters.anyPrice')}
        value={String(filters.priceTo ?? '')}
        options={options.priceTo.map(({ value, count }) => ({
          value: String(value),
          label: t('tripFilters.upTo', { price: priceOf(value), count }),
        }))}
        onChange={(value) => change({ ...filters, priceTo: value === '' ? null : Number(value) })}
      />
    </div>
  );
}

type LimitSelectProps = {
  label: string;
  /** Text of the choice without a limit. */
  anyLabel: string;
  value: string;
  options: readonly { readonly value: string; readonly label: string }[];
  onChange: (value: string) => void;
};

function LimitSelect({ label, anyLabel, value, options, onChange }: LimitSelectProps) {
  const id = useId();
  return (
    <div className="grid max-w-80 gap-1.5">
      <label htmlFor={id} className="type-label">
        {label}
      </label>
      <Select id={id} size="medium" value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{anyLabel}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  );
}

function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser.
    <div role="group" aria-labelledby={id}>
      <p id={id} className="type-label mb-1.5">
        {title}
      </p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
