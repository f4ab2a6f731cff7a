import type { ReactNode } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { Carousel } from '../../../ui/media/carousel.tsx';

/** Cards in one row that visitors can swipe. */
export function TourCarousel({ label, children }: { label: string; children: ReactNode }) {
  const t = useText();
  return (
    <Carousel
      label={label}
      previousLabel={t('deals.previous')}
      nextLabel={t('deals.next')}
      stopLabel={(stop, stops) => t('deals.stop', { stop, stops })}
      listClass="rack-row"
      // On the pictures: halfway down, longer texts of the cards would move the arrows over the rail.
      arrowClass="top-1/4"
    >
      {children}
    </Carousel>
  );
}
