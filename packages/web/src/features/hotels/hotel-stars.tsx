import { localeTable } from '@ashore/core/locale/locales.ts';
import { useText } from '../../i18n/texts.ts';
import { usePage } from '../../page/use-page.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { diamond, star } from '../../ui/media/icon-paths.ts';

type HotelStarsProps = { stars: number; isOfficial: boolean };

const EVERY_STAR = [1, 2, 3, 4, 5];

/**
 * The category of a hotel, with its source: an authority, or our assessment. In China only an authority gives stars,
 * so our assessment is in diamonds there.
 */
export function HotelStars({ stars, isOfficial }: HotelStarsProps) {
  const t = useText();
  const isChinese = localeTable[usePage().locale].messages === 'zh-Hans';
  return (
    <p className="type-card-small text-ink-2">
      <span aria-hidden="true" className="mr-1 inline-flex align-[-2px] text-(--color-star)">
        {EVERY_STAR.slice(0, stars).map((number) => (
          <Icon key={number} path={isChinese && !isOfficial ? diamond : star} size="small" filled />
        ))}
      </span>
      {t(isOfficial ? 'hotels.official' : 'hotels.ours', { count: stars })}
    </p>
  );
}
