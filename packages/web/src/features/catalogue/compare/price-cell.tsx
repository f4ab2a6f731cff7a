import type { ComparedTour } from '@ashore/core/contract/compare.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../page/use-page.ts';
import { priceText } from '../price-text.ts';
import { Mark } from './mark.tsx';

/** What the party pays on the day; without a day what one pays at least. */
export function PriceCell({ tour, isLowest }: { tour: ComparedTour; isLowest: boolean }) {
  const t = useText();
  const { locale } = usePage();
  const { day, basePrice, groupSize, currency } = tour;
  const text = (amount: number) => priceText(amount, currency, locale);
  if (day === null)
    return (
      <span data-price>
        <strong className="font-semibold">{t('tour.from', { price: text(basePrice) })}</strong>
        {groupSize !== null && (
          <span className="block type-tiny text-ink-2">{t('tour.perGroup', { size: groupSize })}</span>
        )}
      </span>
    );
  const { total, originalTotal, ticketType } = day;
  if (total === null) return <span className="type-small text-ink-2">{t('compare.noPrice')}</span>;
  return (
    <span data-price>
      {originalTotal !== null && originalTotal > total && (
        <>
          <span className="sr-only">{t('tour.was')} </span>
          <s className="type-small whitespace-nowrap text-ink-2">{text(originalTotal)}</s>{' '}
        </>
      )}
      <strong className="type-card-price whitespace-nowrap">{text(total)}</strong>
      {ticketType === 'group' && <span className="block type-tiny text-ink-2">{t('compare.forGroup')}</span>}
      {isLowest && <Mark>{t('compare.lowest')}</Mark>}
    </span>
  );
}
