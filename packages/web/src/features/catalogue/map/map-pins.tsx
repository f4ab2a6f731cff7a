import type { ListMap } from '@ashore/core/contract/list-map.ts';
import { useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../page/use-page.ts';
import type { CardTour } from '../card-tour.ts';
import { groupPins, type PinGroup } from './group-pins.ts';
import { pinPrice } from './pin-price.ts';
import { useWidth } from './use-width.ts';

type MapPinsProps = {
  drawing: ListMap;
  tours: readonly CardTour[];
  marked: string | undefined;
  chosen: readonly string[];
  onMark: (code: string | undefined) => void;
  onChoose: (codes: readonly string[]) => void;
};

/** How large a pin is on the screen, whatever the size of the drawing. */
const pin = { wide: 64, high: 38 };

/** A list of buttons that lie where the products begin, in the order of the list beside it. */
export function MapPins({ drawing, tours, marked, chosen, onMark, onChoose }: MapPinsProps) {
  const t = useText();
  const box = useRef<HTMLUListElement>(null);
  const width = useWidth(box);
  const unit = drawing.width / (width || drawing.width);
  const room = { wide: pin.wide * unit, high: pin.high * unit };
  return (
    <ul ref={box} aria-label={t('map.pins')} className="map-pins">
      {groupPins(drawing.pins, room).map((group) => (
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
  // Of the last page: the drawing is about to follow.
  if (!cheapest) return null;
  const price = pinPrice(cheapest.basePrice, cheapest.currency, locale);
  const count = tours.length;
  const name =
    count === 1 ? t('map.pin', { price, name: cheapest.tourName }) : t('map.group', { count, price });
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
