import { Children, type KeyboardEvent, type ReactNode } from 'react';
import { CarouselArrow } from './carousel-arrow.tsx';
import { CarouselDots } from './carousel-dots.tsx';
import { classNames } from './class-names.ts';
import { useCarousel } from './use-carousel.ts';

export type CarouselProps = {
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** "Show 2 of 6" */
  stopLabel: (stop: number, stops: number) => string;
  /** The width of one item, as classes: every item has the same. Without it the children are items of the list themselves. */
  itemClass?: string;
  /** Of the list: by default the gap between its items. */
  listClass?: string;
  /** The items. */
  children: ReactNode;
};

/**
 * A row one swipes, and where all of it fits a row that stands still. From 1024 px it has arrows; below, where the arrows would cover the pictures, a row of stops
 * serves those who cannot swipe. The arrow keys move it wherever its frame has the focus.
 */
export function Carousel({
  label,
  itemClass,
  listClass = 'flex w-max gap-2.5',
  children,
  ...labels
}: CarouselProps) {
  const { index, stops, show, move, wiring } = useCarousel();

  function onKeyDown(event: KeyboardEvent) {
    const items = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // Inside an item the keys are the item's.
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
          <CarouselArrow back label={labels.previousLabel} off={index === 0} onPress={() => move(-1)} />
          <CarouselArrow label={labels.nextLabel} off={index === stops - 1} onPress={() => move(1)} />
        </>
      )}
      <CarouselDots index={index} stops={stops} stopLabel={labels.stopLabel} onShow={show} />
    </div>
  );
}

function inItem(itemClass: string) {
  return (child: ReactNode) => <li className={classNames('shrink-0 snap-start', itemClass)}>{child}</li>;
}

// The padding leaves room for the focus ring of an item, which the strip would cut off.
const STRIP =
  '-m-1.5 snap-x snap-mandatory scroll-px-1.5 overflow-x-auto overscroll-x-contain scroll-smooth rounded-control p-1.5 [scrollbar-width:none]';
