import { type StaySearch, stayParameters } from '@ashore/core/contract/values/product-path.ts';
import { BED_TYPES } from '@ashore/core/hotels/beds.ts';
import { BOARDS } from '@ashore/core/hotels/board.ts';
import { starsOfRating } from '@ashore/core/hotels/rating.ts';
import { numberFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import type { ReactNode } from 'react';
import { useApproximation } from '../../../api/use-approximate.tsx';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { optionsOf, priceBounds } from './filter-choices.ts';
import type { OfferedFilters } from './hotel-calls.ts';
import { type HotelQuery, toggled } from './hotel-query.ts';

export type FilterFieldsProps = {
  query: HotelQuery;
  offered: OfferedFilters;
  search: StaySearch;
  onChange: (query: HotelQuery) => void;
};

/**
 * Every filter of a list of hotels, with the number of hotels that each choice would show. Without scripts the browser
 * sends them; with scripts each choice applies at once.
 */
export function FilterFields({ query, offered, search, onChange }: FilterFieldsProps) {
  const t = useText();
  const boxes = (name: string) => optionsOf(offered, name);
  return (
    <form method="get" autoComplete="off" onSubmit={(event) => event.preventDefault()} className="grid">
      {Object.entries(stayParameters(search)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {query.sort !== 'recommended' && <input type="hidden" name="sort" value={query.sort} />}
      <PriceFields query={query} offered={offered} onChange={onChange} />
      <Group legend={t('hotels.starsGroup')} isShown={boxes('stars').length > 0}>
        {boxes('stars').map(({ value, label, count }) => {
          const stars = starsOfRating(Number(value));
          return (
            <Box
              key={value}
              name="stars"
              value={String(stars)}
              label={label}
              count={count}
              isChosen={query.stars.includes(stars)}
              onPress={() => onChange({ ...query, stars: toggled(query.stars, stars) })}
            />
          );
        })}
      </Group>
      <Group legend={t('hotels.boardGroup')} isShown={boxes('board').length > 0}>
        {boxes('board').map(({ value, label, count }) => {
          const board = BOARDS.find((candidate) => candidate === value);
          if (board === undefined) return null;
          return (
            <Box
              key={value}
              name="board"
              value={value}
              label={label}
              count={count}
              isChosen={query.boards.includes(board)}
              onPress={() => onChange({ ...query, boards: toggled(query.boards, board) })}
            />
          );
        })}
      </Group>
      <Group legend={t('hotels.bedGroup')} isShown={boxes('bed').length > 0}>
        {boxes('bed').map(({ value, label, count }) => {
          const bed = BED_TYPES.find((type) => type === value);
          if (bed === undefined) return null;
          return (
            <Box
              key={value}
              name="bed"
              value={value}
              label={label}
              count={count}
              isChosen={query.bed === bed}
              onPress={() => onChange({ ...query, bed: query.bed === bed ? undefined : bed })}
            />
          );
        })}
      </Group>
      <Group legend={t('hotels.cancellationGroup')} isShown={boxes('freeCancellation').length > 0}>
        {boxes('freeCancellation').map(({ value, count }) => (
          <Box
            key={value}
            name="freeCancellation"
            value="true"
            label={t('hotels.freeCancellation')}
            count={count}
            isChosen={query.freeCancellation}
            onPress={() => onChange({ ...query, freeCancellation: !query.freeCancellation })}
          />
        ))}
      </Group>
      <Group legend={t('hotels.paymentGroup')} isShown={boxes('payAtHotel').length > 0}>
        {boxes('payAtHotel').map(({ value, label, count }) => (
          <Box
            key={value}
            name="payAtHotel"
            value="true"
            label={label}
            count={count}
            isChosen={query.payAtHotel}
            onPress={() => onChange({ ...query, payAtHotel: !query.payAtHotel })}
          />
        ))}
      </Group>
      <DistanceFields query={query} offered={offered} onChange={onChange} />
      <Group legend={t('hotels.amenitiesGroup')} isShown={boxes('amenities').length > 0}>
        {boxes('amenities').map(({ value, label, count }) => (
          <Box
            key={value}
            name="amenities"
            value={value}
            label={label}
            count={count}
            isChosen={query.amenities.includes(value)}
            onPress={() => onChange({ ...query, amenities: toggled(query.amenities, value) })}
          />
        ))}
      </Group>
      <Button type="submit" kind="strong" wide className="no-js">
        {t('filters.apply')}
      </Button>
    </form>
  );
}

type PartProps = Pick<FilterFieldsProps, 'query' | 'offered' | 'onChange'>;

/** Lowest and highest price of the whole stay, applied when the field is left. */
function PriceFields({ query, offered, onChange }: PartProps) {
  const t = useText();
  const { currency, locale } = usePage();
  const whole = numberFormat(localeTable[locale].intl);
  const bounds = priceBounds(offered);
  const aboutOf = useApproximation(currency);
  if (!bounds) return null;
  const hints = {
    priceFrom: t('hotels.priceFrom', { amount: whole.format(bounds.min) }),
    priceTo: t('hotels.priceTo', { amount: whole.format(bounds.max) }),
  };
  const read = (text: string) => (/^\d{1,7}$/.test(text.trim()) ? Number(text) : undefined);
  return (
    <Group legend={t('hotels.priceGroup', { currency })} isShown>
      <input type="hidden" name="priceIn" value={currency} />
      <div className="flex items-center gap-3 pt-1">
        {(['priceFrom', 'priceTo'] as const).map((name) => (
          <TextInput
            key={`${name} ${query[name]}`}
            size="medium"
            type="text"
            inputMode="numeric"
            name={name}
            aria-label={t(name === 'priceFrom' ? 'filters.lowest' : 'filters.highest')}
            defaultValue={query[name]}
            placeholder={hints[name]}
            className="min-w-0 grow"
            onBlur={({ currentTarget: { value } }) => {
              if (read(value) !== query[name]) onChange({ ...query, [name]: read(value) });
            }}
          />
        ))}
      </div>
      {aboutOf && (
        <p className="pt-1.5 type-small text-ink-2">
          {t('tour.approximate', {
            amount: t('filters.between', {
              from: aboutOf(query.priceFrom ?? bounds.min),
              to: aboutOf(query.priceTo ?? bounds.max),
            }),
          })}
        </p>
      )}
    </Group>
  );
}

const DISTANCE = /^(sight|quay)-(\d{1,3}(?:\.\d)?)$/;

/** How far the hotel may be from a sight or from the cruise quay, in a straight line; one choice of each. */
function DistanceFields({ query, offered, onChange }: PartProps) {
  const t = useText();
  const options = optionsOf(offered, 'distance');
  return (
    <Group legend={t('hotels.distanceGroup')} isShown={options.length > 0}>
      <SightChoice query={query} offered={offered} onChange={onChange} />
      {options.map(({ value, label, count }) => {
        const [, from, text] = DISTANCE.exec(value) ?? [];
        const name = from === 'sight' ? 'maxKmToSight' : 'maxKmToQuay';
        const isChosen = query[name] === Number(text);
        return (
          <Box
            key={value}
            name={name}
            value={text ?? ''}
            label={label}
            count={count}
            isChosen={isChosen}
            onPress={() => onChange({ ...query, [name]: isChosen ? undefined : Number(text) })}
          />
        );
      })}
    </Group>
  );
}

/** The sight that distances are measured to. The main one is first, and an address need not name it. */
function SightChoice({ query, offered, onChange }: PartProps) {
  const t = useText();
  const sights = optionsOf(offered, 'sight');
  const [main] = sights;
  if (main === undefined || sights.length < 2) return null;
  const choose = (slug: string) => onChange({ ...query, sight: slug === main.value ? undefined : slug });
  return (
    <Field label={t('hotels.sightChoice')} className="my-2">
      {(wiring) => (
        <Select
          {...wiring}
          size="medium"
          name="sight"
          value={query.sight ?? main.value}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {sights.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function Group({ legend, isShown, children }: { legend: string; isShown: boolean; children: ReactNode }) {
  if (!isShown) return null;
  return (
    <fieldset className="min-w-0 border-t border-line py-5 first-of-type:border-t-0 first-of-type:pt-0">
      <legend className="float-left mb-1 w-full type-h4">{legend}</legend>
      <div className="clear-left">{children}</div>
    </fieldset>
  );
}

type BoxProps = {
  name: string;
  value: string;
  label: string;
  count: number;
  isChosen: boolean;
  onPress: () => void;
};

/** A choice that would leave no hotel is disabled; a chosen one can always be undone. */
function Box({ name, value, label, count, isChosen, onPress }: BoxProps) {
  const { intl } = localeTable[usePage().locale];
  return (
    <Checkbox
      name={name}
      value={value}
      label={label}
      count={numberFormat(intl).format(count)}
      checked={isChosen}
      disabled={count === 0 && !isChosen}
      onChange={onPress}
      className="has-disabled:text-ink-3"
    />
  );
}
