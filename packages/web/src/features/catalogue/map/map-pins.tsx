import type { ListMap } from '@ashore/core/contract/maps.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import { fromDecimal } from '@ashore/core/money/money.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type TextOf, useText } from '../../../i18n/texts.ts';
import { fromPriceText, wholePriceText } from '../../../i18n/trip-texts.ts';
import { usePage } from '../../../page/use-page.ts';
import type { CardTour } from '../cards/card-parts.tsx';

type MapPinsProps = {
  drawing: ListMap;
  tours: readonly CardTour[];
  marked: string | undefined;
  chosen: readonly string[];
  onMark: (code: string | undefined) => void;
  onChoose: (codes: readonly string[]) => void;
};

/** Size of a pin on the screen in pixels, at any size of the drawing: that of `.map-pin` in `map.css`. */
const pinPixels = { width: 64, height: 38 };

/** A list of buttons placed where the products begin, in the order of the list beside it. */
export function MapPins({ drawing, tours, marked, chosen, onMark, onChoose }: MapPinsProps) {
  const t = useText();
  const box = useRef<HTMLUListElement>(null);
  const width = useWidth(box);
  const unit = drawing.width / (width || drawing.width);
  const pinSize = { width: pinPixels.width * unit, height: pinPixels.height * unit };
  return (
    <ul ref={box} aria-label={t('map.pins')} className="map-pins">
      {groupPins(drawing.pins, pinSize).map((group) => (
        <PinButton
          key={group.codes.join()}
          group={group}
          drawing={drawing}
          tours={tours.filter(({ code }) => group.codes.includes(code))}
          isMarked={marked !== undefined && group.codes.includes(marked)}
          isChosen={chosen.length > 0 && group.codes.includes(chosen[0] ?? '')}
          onMark={onMark}
          onPress={() => onChoose(group.codes)}
        />
      ))}
    </ul>
  );
}

type PinButtonProps = {
  group: PinGroup;
  drawing: ListMap;
  tours: readonly CardTour[];
  isMarked: boolean;
  isChosen: boolean;
  onMark: MapPinsProps['onMark'];
  onPress: () => void;
};

function PinButton({ group, drawing, tours, isMarked, isChosen, onMark, onPress }: PinButtonProps) {
  const t = useText();
  const { locale } = usePage();
  const [cheapest] = tours.toSorted((one, other) => one.basePrice - other.basePrice);
  // The pins belong to the previous page; the new drawing is about to arrive.
  if (!cheapest) return null;
  const price = pinPrice(cheapest, locale, t);
  const count = tours.length;
  const name =
    count === 1
      ? t('map.pin', { price, name: cheapest.tourName })
      : t('map.group', { count, price: groupPrice(cheapest, locale, t) });
  return (
    <li style={{ left: `${(group.x / drawing.width) * 100}%`, top: `${(group.y / drawing.height) * 100}%` }}>
      <button
        type="button"
        aria-label={name}
        aria-pressed={isChosen}
        data-marked={isMarked || undefined}
        className={count === 1 ? 'map-pin' : 'map-pin map-pin-group'}
        onPointerEnter={() => onMark(group.codes[0])}
        onPointerLeave={() => onMark(undefined)}
        onFocus={() => onMark(group.codes[0])}
        onBlur={() => onMark(undefined)}
        onClick={onPress}
      >
        {count === 1 ? price : <span>{count}</span>}
      </button>
    </li>
  );
}

export type Pin = { readonly code: string; readonly x: number; readonly y: number };

/** Pins that overlap, placed at the mean of their points. A single pin is a group of one. */
type PinGroup = { readonly codes: readonly string[]; readonly x: number; readonly y: number };

type PinSize = {
  /** Width and height of a pin, in units of the drawing. */
  readonly width: number;
  readonly height: number;
};

/**
 * Groups overlapping pins in the order of the list. A new group may overlap its neighbours in its new place,
 * so this repeats until no groups overlap.
 */
export function groupPins(pins: readonly Pin[], pinSize: PinSize): PinGroup[] {
  let groups = pins.map(({ code, x, y }): PinGroup => ({ codes: [code], x, y }));
  for (let before = 0; groups.length !== before; ) {
    before = groups.length;
    groups = mergeOverlapping(groups, pinSize);
  }
  return groups;
}

function mergeOverlapping(groups: readonly PinGroup[], pinSize: PinSize): PinGroup[] {
  const mergedGroups: PinGroup[] = [];
  for (const group of groups) {
    const index = mergedGroups.findIndex((other) => isNear(other, group, pinSize));
    const other = mergedGroups[index];
    if (other) mergedGroups[index] = merge(other, group);
    else mergedGroups.push(group);
  }
  return mergedGroups;
}

function merge(one: PinGroup, other: PinGroup): PinGroup {
  const [count, otherCount] = [one.codes.length, other.codes.length];
  const weightedMean = (left: number, right: number) =>
    Math.round((left * count + right * otherCount) / (count + otherCount));
  return {
    codes: [...one.codes, ...other.codes],
    x: weightedMean(one.x, other.x),
    y: weightedMean(one.y, other.y),
  };
}

function isNear(one: PinGroup, other: PinGroup, { width, height }: PinSize): boolean {
  return Math.abs(one.x - other.x) < width && Math.abs(one.y - other.y) < height;
}

type PricedTour = Pick<CardTour, 'basePrice' | 'currency'>;

/** The exact price. Whole prices have no decimals, because a pin has little room. */
export function pinPrice({ basePrice, currency }: PricedTour, locale: Locale, t: TextOf): string {
  return wholePriceText(fromDecimal(basePrice, currency), localeTable[locale].intl, t, { decimals: 'auto' });
}

/** The lowest price of several trips. */
function groupPrice({ basePrice, currency }: PricedTour, locale: Locale, t: TextOf): string {
  return fromPriceText(fromDecimal(basePrice, currency), localeTable[locale].intl, t, { decimals: 'auto' });
}

/** Width of an element in pixels; 0 until it is known. */
function useWidth(element: RefObject<Element | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const watching = new ResizeObserver(() => setWidth(current.getBoundingClientRect().width));
    watching.observe(current);
    return () => watching.disconnect();
  }, [element]);
  return width;
}
