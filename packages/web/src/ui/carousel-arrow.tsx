import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { chevronLeft, chevronRight } from './icon-paths.ts';

export type CarouselArrowProps = { label: string; back?: boolean; off: boolean; onPress: () => void };

/** Half over the edge of the row. At an end it fades, but stays where it is: under a finger it must not vanish. */
export function CarouselArrow({ label, back = false, off, onPress }: CarouselArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off}
      onClick={off ? undefined : onPress}
      className={classNames(
        'absolute top-1/2 hidden size-11 -translate-y-1/2 place-items-center rounded-full bg-card shadow-floating forced-colors:border min-[1024px]:grid',
        'transition-opacity aria-disabled:opacity-35',
        back ? '-left-5.5' : '-right-5.5',
      )}
    >
      <Icon path={back ? chevronLeft : chevronRight} />
    </button>
  );
}
