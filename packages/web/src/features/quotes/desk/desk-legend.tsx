import { useText } from '../../../i18n/use-text.ts';
import type { CalendarDays } from '../../../ui/calendar-day.ts';
import { CalendarLegend } from '../../../ui/calendar-legend.tsx';
import { useCurrentDesk } from './desk-context.ts';
import { perOf } from './from-price-of.ts';
import { useDeskWords } from './use-desk-words.ts';

/** What the signs in the calendar mean. That its numbers are prices, and whose, is said before any of them is there. */
export function DeskLegend({ days }: { days: CalendarDays }) {
  const t = useText();
  const { barePrice } = useDeskWords();
  const { tour, calendar } = useCurrentDesk();
  const per = perOf(tour);
  const { requireBookingApproval: onRequest, basePrice } = tour;
  const shown = [...days.values()];
  // As prices stand in the cells; before they are there, as they might.
  const priceLike = shown.find(({ price }) => price && !price.endsWith('*'))?.price ?? barePrice(basePrice);
  const lowestPrice = shown.find((day) => day.lowest)?.price;
  const priceText = per === 'group' ? 'desk.legendGroups' : 'desk.legendPrice';
  return (
    <CalendarLegend
      chosen={t('desk.legendChosen')}
      unavailable={t('desk.notAvailable')}
      lowest={t('desk.legendLowest')}
      {...(lowestPrice !== undefined && { lowestPrice })}
      {...(onRequest
        ? { onRequest: t('desk.legendOnRequest') }
        : { price: t(priceText, { currency: calendar.currency }), priceLike })}
      {...(shown.some(({ price }) => price?.endsWith('*')) && { other: t('desk.perGroup') })}
    />
  );
}
