import { Children, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from './icon.tsx';
import { chevronLeft, chevronRight } from './icon-paths.ts';
import { useCarousel } from './use-carousel.ts';

export type CarouselProps = {
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** "Show 2 of 6" */
  stopLabel: (stop: number, stops: number) => string;
  /**
   * Classes for the width of one item, the same for every item. Without it the children themselves are the
   * items of the list.
   */
  itemClass?: string;
  /** Classes of the list; by default the gap between its items. */
  listClass?: string;
  /** Class for how far down the row the arrows are; by default halfway. */
  arrowClass?: string;
  /** Items of the carousel. */
  children: ReactNode;
};

/**
 * A row to swipe; if everything fits, it does not move. From 1024 px on it has arrows. On smaller screens
 * arrows would cover the pictures, so buttons for each stop serve visitors who cannot swipe. The arrow keys
 * move the row while its frame has the focus.
 */
export function Carousel({
  label,
  itemClass,
  listClass = 'flex w-max gap-2.5',
  arrowClass = 'top-1/2',
  children,
  ...labels
}: CarouselProps) {
  const { index, stops, show, move, wiring } = useCarousel();

  function onKeyDown(event: KeyboardEvent) {
    const items = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // Keys pressed inside an item belong to the item.
    if (items === undefined || event.target !== event.currentTarget) return;
    event.preventDefault();
    move(items);
  }

  return (
    <div className="relative">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields, this holds what scrolls. */}
      <div
        {...wiring}
        role="group"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable to be scrolled by keyboard.
        tabIndex={0}
        onKeyDown={onKeyDown}
        className={STRIP}
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list whose markers are hidden. */}
        <ul role="list" className={listClass}>
          {itemClass === undefined ? children : Children.map(children, inItem(itemClass))}
        </ul>
      </div>
      {stops > 1 && (
        <>
          <CarouselArrow
            back
            label={labels.previousLabel}
            off={index === 0}
            place={arrowClass}
            onPress={() => move(-1)}
          />
          <CarouselArrow
            label={labels.nextLabel}
            off={index === stops - 1}
            place={arrowClass}
            onPress={() => move(1)}
          />
        </>
      )}
      <CarouselDots index={index} stops={stops} stopLabel={labels.stopLabel} onShow={show} />
    </div>
  );
}

function inItem(itemClass: string) {
  return (child: ReactNode) => <li className={classNames('shrink-0 snap-start', itemClass)}>{child}</li>;
}

// The padding leaves room for the focus ring of an item, and for the ends of a rail (`--rail-overhang`), which the strip
// would otherwise clip.
const STRIP =
  '-mx-3 -my-1.5 snap-x snap-mandatory scroll-px-3 overflow-x-auto overscroll-x-contain scroll-smooth rounded-control px-3 py-1.5 [scrollbar-width:none]';

export type CarouselArrowProps = {
  label: string;
  back?: boolean;
  off: boolean;
  /** Class for how far down the row it is. */
  place: string;
  onPress: () => void;
};

/**
 * Placed half over the edge of the row. At an end it fades but stays, so that it does not vanish under a
 * finger.
 */
function CarouselArrow({ label, back = false, off, place, onPress }: CarouselArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off}
      onClick={off ? undefined : onPress}
      className={classNames(
        'absolute hidden size-11 -translate-y-1/2 place-items-center rounded-full bg-card shadow-floating forced-colors:border min-[1024px]:grid',
        'transition-opacity aria-disabled:opacity-35',
        place,
        back ? '-left-5.5' : '-right-5.5',
      )}
    >
      <Icon path={back ? chevronLeft : chevronRight} />
    </button>
  );
}

export type CarouselDotsProps = {
  index: number;
  stops: number;
  stopLabel: (stop: number, stops: number) => string;
  onShow: (index: number) => void;
};

/** More dots than these do not fit a phone's width with room for a finger. */
const MAX_DOTS = 10;

/**
 * Buttons for the stops of a carousel where it has no arrows, or the number of the current stop if there are too many
 * stops. Their height is reserved until the row is measured.
 */
function CarouselDots({ index, stops, stopLabel, onShow }: CarouselDotsProps) {
  if (stops > MAX_DOTS) {
    return (
      <p className="mt-1 grid h-11 place-items-center text-ink-2 tabular-nums min-[1024px]:hidden">
        {index + 1} / {stops}
      </p>
    );
  }
  const stopNumbers = Array.from({ length: stops }, (_, stop) => stop);
  return (
    <ul className="mt-1 flex min-h-11 justify-center min-[1024px]:hidden">
      {stops > 1 &&
        stopNumbers.map((stop) => (
          <li key={stop}>
            <button
              type="button"
              aria-label={stopLabel(stop + 1, stops)}
              aria-current={stop === index}
              onClick={() => onShow(stop)}
              className="group grid h-11 min-w-6 place-items-center"
            >
              <span className="size-2 rounded-full bg-line-2 transition-colors group-aria-[current=true]:bg-ink forced-colors:border forced-colors:group-aria-[current=true]:border-4" />
            </button>
          </li>
        ))}
    </ul>
  );
}
