import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { useRef, useState } from 'react';
import { useApproximation } from '../../../api/use-approximate.tsx';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { useIsNear, useLazyComponent } from '../../../ui/use-lazy.ts';
import type { PriceRange } from '../list/list-query.ts';
import type { LoadedList } from '../list/load-list.ts';
import { FilterGroup } from './filter-groups.tsx';

type PriceFilterProps = {
  /** Price bounds of the list from the server, and the chosen range in the currency of the page. */
  bounds: LoadedList['offeredFilters']['price'];
  /** The range as chosen so far. */
  chosen: PriceRange | undefined;
  format: (amount: number) => string;
  onChange: (chosen: PriceRange | undefined) => void;
};

/** Room that the limit leaves above the highest price, and the limit of a list without products. */
const priceMargin = 10;
const noPrices = 10_000;

const loadSlider = () =>
  import('../../../ui/form/range-slider.tsx').then(({ RangeSlider }) => ({ default: RangeSlider }));

/**
 * Range slider with two handles and two fields; without scripts only the fields. The full range applies no
 * filter.
 */
export function PriceFilter({ bounds, chosen, format, onChange }: PriceFilterProps) {
  const t = useText();
  const { currency } = usePage();
  const aboutOf = useApproximation(currency);
  const filterElement = useRef<HTMLDivElement>(null);
  const Slider = useLazyComponent(loadSlider, useIsNear(filterElement));
  const [moving, setMoving] = useState<{ low: number; high: number }>();
  const chosenInCurrency = chosen?.currency === currency ? chosen : undefined;
  const from = chosen && (chosenInCurrency ? chosenInCurrency.from : bounds.from);
  const to = chosen && (chosenInCurrency ? chosenInCurrency.to : bounds.to);
  // A price chosen in a dearer list may lie outside the bounds of this list, so the handles reach that price.
  const ends = [bounds.min, bounds.max, from ?? bounds.min, to ?? bounds.max];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];

  const handles = moving ?? { low: from ?? low, high: to ?? high };
  const highestPrice = bounds.max - priceMargin;
  const hasPrices = highestPrice > 0 && bounds.max < noPrices;
  const hasOnePrice = hasPrices && bounds.min === highestPrice;

  function commit(value: { low: number; high: number }) {
    setMoving(undefined);
    const chosenPrices = priceRange(value, bounds, currency);
    if (chosenPrices?.from === (from ?? undefined) && chosenPrices?.to === (to ?? undefined)) return;
    onChange(chosenPrices);
  }

  // Nothing can be chosen between one price and itself. A limit chosen elsewhere can still be moved or removed.
  if (hasOnePrice && !chosen)
    return (
      <FilterGroup legend={t('filters.price')}>
        <p className="type-small text-ink-2 pb-2">{t('filters.priceHere', { price: format(bounds.min) })}</p>
      </FilterGroup>
    );
  return (
    <FilterGroup legend={t('filters.price')}>
      <div ref={filterElement} className="needs-js min-h-37">
        {Slider && (
          <Slider
            label={t('filters.price')}
            lowLabel={t('filters.lowest')}
            highLabel={t('filters.highest')}
            bounds={{ low, high }}
            value={handles}
            onChange={setMoving}
            onCommit={commit}
            format={format}
            histogram={<PriceHistogram bounds={bounds} trackBounds={{ low, high }} chosenBounds={handles} />}
          />
        )}
      </div>
      {aboutOf && (
        <p className="type-small text-ink-2 pb-2">
          {t('tour.approximate', {
            amount: t('filters.between', {
              from: aboutOf(handles.low),
              // The end of the track is above the highest price, and sets no limit.
              to: aboutOf(hasPrices && handles.high === bounds.max ? highestPrice : handles.high),
            }),
          })}
        </p>
      )}
      {hasPrices && (
        <p className="type-small text-ink-2 pb-2">
          {hasOnePrice
            ? t('filters.priceHere', { price: format(bounds.min) })
            : t('filters.pricesHere', { from: format(bounds.min), to: format(highestPrice) })}
        </p>
      )}
      <div className="no-js flex items-center gap-3 pt-2">
        <input type="hidden" name="priceIn" value={currency} />
        <PriceInput name="priceFrom" label={t('filters.lowest')} value={from} placeholder={bounds.min} />
        <span aria-hidden="true">–</span>
        <PriceInput name="priceTo" label={t('filters.highest')} value={to} placeholder={bounds.max} />
      </div>
    </FilterGroup>
  );
}

const barHeight = 44;

type PriceHistogramProps = {
  bounds: PriceFilterProps['bounds'];
  trackBounds: Handles;
  chosenBounds: Handles;
};

/**
 * How many trips cost how much, above the track. The bars between the handles are emphasised. They grow with the root
 * of the number, so that a few expensive trips remain visible beside many cheap ones.
 */
function PriceHistogram({ bounds: { min, max, histogram }, trackBounds, chosenBounds }: PriceHistogramProps) {
  const highestCount = Math.max(...histogram);
  const part = (max - min) / histogram.length;
  if (highestCount === 0) return null;
  return (
    <svg
      aria-hidden="true"
      viewBox={`${trackBounds.low} 0 ${trackBounds.high - trackBounds.low} ${barHeight}`}
      preserveAspectRatio="none"
      className="block h-11 w-full"
    >
      {histogram.map((count, index) => {
        const from = min + index * part;
        const height = Math.sqrt(count / highestCount) * barHeight;
        const isChosen = from + part > chosenBounds.low && from < chosenBounds.high;
        return (
          <rect
            key={from}
            x={from + part * 0.08}
            y={barHeight - height}
            width={part * 0.84}
            height={height}
            className={isChosen ? 'fill-sea' : 'fill-line'}
          />
        );
      })}
    </svg>
  );
}

type PriceInputProps = { name: string; label: string; value: number | null | undefined; placeholder: number };

function PriceInput({ name, label, value, placeholder }: PriceInputProps) {
  return (
    <TextInput
      size="medium"
      type="text"
      inputMode="numeric"
      name={name}
      aria-label={label}
      defaultValue={value ?? undefined}
      placeholder={String(placeholder)}
      className="min-w-0 grow"
    />
  );
}

type Bounds = { readonly min: number; readonly max: number };
type Handles = { readonly low: number; readonly high: number };

/** Price span that two handles select. The full range applies no filter. */
export function priceRange(
  { low, high }: Handles,
  { min, max }: Bounds,
  currency: SelectableCurrency,
): PriceRange | undefined {
  const from = low > min ? low : undefined;
  // The lower end is the cheapest price rounded down. An upper limit at that value would exclude every
  // product.
  const to = high < max ? Math.max(high, min + 1) : undefined;
  if (from === undefined && to === undefined) return;
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }), currency };
}
