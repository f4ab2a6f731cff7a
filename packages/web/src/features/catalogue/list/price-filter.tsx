import { useRef, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../page/use-page.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import { useFetched } from '../../../ui/use-fetched.ts';
import { useNear } from '../../../ui/use-near.ts';
import { FilterGroup } from './filter-group.tsx';
import type { LoadedList } from './load-list.ts';
import type { PriceSpan } from './narrowing.ts';
import { priceSpan } from './price-span.ts';

type PriceFilterProps = {
  /** What the server says of prices: their bounds, and what is chosen in the currency of the page. */
  bounds: LoadedList['options']['price'];
  /** What is chosen by now. */
  chosen: PriceSpan | undefined;
  format: (amount: number) => string;
  onChange: (chosen: PriceSpan | undefined) => void;
};

const loadSlider = () =>
  import('../../../ui/range-slider.tsx').then(({ RangeSlider }) => ({ default: RangeSlider }));

/** Two handles and two fields; without scripts two fields. Choosing everything there is narrows nothing. */
export function PriceFilter({ bounds, chosen, format, onChange }: PriceFilterProps) {
  const t = useText();
  const { currency } = usePage();
  const place = useRef<HTMLDivElement>(null);
  const Slider = useFetched(loadSlider, useNear(place));
  const [moving, setMoving] = useState<{ low: number; high: number }>();
  const own = chosen?.currency === currency ? chosen : undefined;
  const from = chosen && (own ? own.from : bounds.from);
  const to = chosen && (own ? own.to : bounds.to);
  // What was chosen in a dearer list may lie outside of this one: the handles reach as far as it.
  const ends = [bounds.min, bounds.max, from ?? bounds.min, to ?? bounds.max];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];

  function commit(value: { low: number; high: number }) {
    setMoving(undefined);
    const span = priceSpan(value, bounds, currency);
    if (span?.from === (from ?? undefined) && span?.to === (to ?? undefined)) return;
    onChange(span);
  }

  return (
    <FilterGroup legend={t('filters.price')}>
      <div ref={place} className="scripted min-h-24">
        {Slider && (
          <Slider
            label={t('filters.price')}
            lowLabel={t('filters.lowest')}
            highLabel={t('filters.highest')}
            bounds={{ low, high }}
            value={moving ?? { low: from ?? low, high: to ?? high }}
            onChange={setMoving}
            onCommit={commit}
            format={format}
          />
        )}
      </div>
      <div className="unscripted flex items-center gap-3 pt-2">
        <input type="hidden" name="priceIn" value={currency} />
        <PriceInput name="priceFrom" label={t('filters.lowest')} value={from} usual={bounds.min} />
        <span aria-hidden="true">–</span>
        <PriceInput name="priceTo" label={t('filters.highest')} value={to} usual={bounds.max} />
      </div>
    </FilterGroup>
  );
}

type PriceInputProps = { name: string; label: string; value: number | null | undefined; usual: number };

function PriceInput({ name, label, value, usual }: PriceInputProps) {
  return (
    <TextInput
      size="medium"
      type="text"
      inputMode="numeric"
      name={name}
      aria-label={label}
      defaultValue={value ?? undefined}
      placeholder={String(usual)}
      className="min-w-0 grow"
    />
  );
}
