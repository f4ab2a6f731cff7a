import { useText } from '../../../i18n/texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/media/icon.tsx';
import { chevronLeft, chevronRight } from '../../../ui/media/icon-paths.ts';

type GalleryTurnProps = { back?: boolean; off: boolean; onTurn: () => void; className?: string };

/**
 * Button for visitors who cannot swipe. At an end it fades but stays, so that it does not vanish under a
 * finger.
 */
export function GalleryTurn({ back = false, off, onTurn, className }: GalleryTurnProps) {
  const t = useText();
  return (
    <button
      type="button"
      aria-label={t(back ? 'gallery.previous' : 'gallery.next')}
      aria-disabled={off}
      onClick={off ? undefined : onTurn}
      className={classNames('gallery-turn needs-js', back ? 'left-3' : 'right-3', className)}
    >
      <Icon path={back ? chevronLeft : chevronRight} />
    </button>
  );
}
