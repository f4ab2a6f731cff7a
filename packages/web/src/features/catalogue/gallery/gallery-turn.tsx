import { useText } from '../../../i18n/use-text.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { chevronLeft, chevronRight } from '../../../ui/icon-paths.ts';

type GalleryTurnProps = { back?: boolean; off: boolean; onTurn: () => void; className?: string };

/** For those who cannot swipe. At an end it fades and stays: under a finger it must not vanish. */
export function GalleryTurn({ back = false, off, onTurn, className }: GalleryTurnProps) {
  const t = useText();
  return (
    <button
      type="button"
      aria-label={t(back ? 'gallery.previous' : 'gallery.next')}
      aria-disabled={off}
      onClick={off ? undefined : onTurn}
      className={classNames('gallery-turn scripted', back ? 'left-3' : 'right-3', className)}
    >
      <Icon path={back ? chevronLeft : chevronRight} />
    </button>
  );
}
