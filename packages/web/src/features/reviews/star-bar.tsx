import { useText } from '../../i18n/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { star } from '../../ui/icon-paths.ts';

type StarBarProps = {
  stars: number;
  count: number;
  /** From 0 to 1. */
  share: number;
  chosen: boolean;
  onPress: () => void;
};

const ROW =
  'grid min-h-8 w-full grid-cols-[34px_1fr_44px] items-center gap-3 rounded-badge px-2 text-start pointer-coarse:min-h-11';

/** How many gave so many stars. One that nobody gave cannot be pressed: there would be nothing to see. */
export function StarBar({ stars, count, share, chosen, onPress }: StarBarProps) {
  const t = useText();
  const percent = Math.round(100 * share);
  const content = (
    <>
      <span className="sr-only">{t('reviews.starShare', { stars, percent, count })}</span>
      <span aria-hidden="true" className="flex items-center justify-between tabular-nums">
        <span className="star-bar-number">{stars}</span>
        <Icon path={star} size="small" filled className="star-bar-sign" />
      </span>
      {/* Drawn, so that print and forced colours keep it. */}
      <svg aria-hidden="true" className="h-2 w-full overflow-hidden rounded-full">
        <rect width="100%" height="100%" className="fill-line" />
        <rect width={`${share * 100}%`} height="100%" className="fill-sun" />
      </svg>
      <span aria-hidden="true" className="star-bar-share text-end tabular-nums">
        {t('product.percent', { percent })}
      </span>
    </>
  );
  if (count === 0) return <span className={`${ROW} star-bar`}>{content}</span>;
  return (
    <button type="button" aria-pressed={chosen} onClick={onPress} className={`${ROW} star-bar`}>
      {content}
    </button>
  );
}
