import { localeTable } from '@ashore/core/locale/locales.ts';
import type { Money } from '@ashore/core/money/money.ts';
import { displayOnlyCurrencies } from '@ashore/core/money/selectable-currencies.ts';
import { BANDS } from '@ashore/core/pricing/ticket.ts';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useLazyComponent } from '../../../ui/use-lazy.ts';
import { isOnlyFree } from './choice.ts';
import { useLivePrice, usePanelTexts } from './panel-texts.ts';
import { useCurrentBookingPanel } from './use-booking-panel.tsx';

const row = 'flex justify-between gap-4';

/**
 * Lines of the total. Room is reserved while they load, so that the button below does not move under a press.
 */
export function TicketLines() {
  const t = useText();
  const { sum, ticketName } = usePanelTexts();
  const { resolvedChoice } = useCurrentBookingPanel();
  const price = useLivePrice();
  const isLoading = useIsDayLoading();
  if (isLoading) return <LoadingLines />;
  if (!price || price.lines.length === 0) return null;
  const tickets = new Map(resolvedChoice.option.tickets.map((ticket) => [ticket.ticketType, ticket]));
  return (
    <ul className="mt-5 grid gap-1 type-compact">
      {price.lines.map(({ band, count, total }) => {
        const ticket = tickets.get(band);
        const name = ticket ? ticketName(ticket, resolvedChoice.option) : '';
        return (
          <li key={band} className={row}>
            <span>{band === 'group' ? name : t(`party.${band}`, { count })}</span>
            <span data-price className="whitespace-nowrap">
              {total.amount === 0 ? t('ticket.free') : sum(total)}
            </span>
          </li>
        );
      })}
      <Fees />
    </ul>
  );
}

function LoadingLines() {
  const t = useText();
  const { resolvedChoice } = useCurrentBookingPanel();
  return (
    <ul className="mt-5 grid gap-1 type-compact">
      {BANDS.filter((band) => resolvedChoice.ticketCounts[band]).map((band) => (
        <li key={band} className={`${row} items-center`}>
          <span>{t(`party.${band}`, { count: resolvedChoice.ticketCounts[band] ?? 0 })}</span>
          <Skeleton className="h-4 w-14" />
        </li>
      ))}
      <Fees />
    </ul>
  );
}

function Fees() {
  const t = useText();
  return (
    <li className={`${row} text-ink-2`}>
      <span>{t('bookingPanel.fees')}</span>
      <span>{t('bookingPanel.feesIncluded')}</span>
    </li>
  );
}

/** The total, with the total before a promotion beside it. */
export function TicketTotal() {
  const t = useText();
  const { sum, total } = usePanelTexts();
  const { resolvedChoice } = useCurrentBookingPanel();
  const price = useLivePrice();
  const isLoading = useIsDayLoading();
  if (isOnlyFree(resolvedChoice)) return <p className="mb-4 type-compact">{t('bookingPanel.onlyFree')}</p>;
  if (isLoading)
    return (
      <p className="mb-4 flex items-center justify-between gap-4">
        <span className="type-h3">{t('bookingPanel.total')}</span>
        <span className="type-total flex h-[1lh] items-center">
          <Skeleton className="h-6 w-24" />
        </span>
      </p>
    );
  if (!price || price.lines.length === 0) return null;
  const isReduced = price.originalTotal.amount > price.total.amount;
  return (
    <p className="mb-4 flex items-baseline justify-between gap-4">
      <span className="type-h3">{t('bookingPanel.total')}</span>
      <span data-price className="text-right">
        {isReduced && (
          <>
            <span className="sr-only">{t('tour.was')} </span>
            <s className="type-compact text-ink-2">{sum(price.originalTotal)}</s>{' '}
          </>
        )}
        <span className="type-total">{total(price.total)}</span>
        <Approximate sum={price.total} />
      </span>
    </p>
  );
}

const loadApproximateSum = () => import('../../../api/approximate-sum.tsx');

/** The sum in the reader's own currency, for readers who can't be charged in that. Others load nothing. */
export function Approximate(props: { sum: Money; className?: string }) {
  const { messages } = localeTable[usePage().locale];
  const Sum = useLazyComponent(loadApproximateSum, displayOnlyCurrencies[messages] !== undefined);
  return Sum && <Sum {...props} />;
}

/** Whether the chosen day is still loading. */
function useIsDayLoading(): boolean {
  const { step, hasFailed } = useCurrentBookingPanel();
  return step.action === 'wait_for_day' && !hasFailed;
}
