import { localeTable } from '@ashore/core/locale/locales.ts';
import { fromDecimal } from '@ashore/core/money/money.ts';
import { BANDS } from '@ashore/core/pricing/ticket.ts';
import { dayRangeText } from '@ashore/core/time/format-date.ts';
import type { ReactNode } from 'react';
import { Approximate } from '../../../api/use-approximate.tsx';
import { refundUntilText, remainingRefundTerms } from '../../../i18n/booking-texts.ts';
import { useSentenceGap, useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Ticket } from '../../../ui/layout/ticket.tsx';
import { Icon } from '../../../ui/media/icon.tsx';
import { calendar, chevronDown, people as peopleIcon, shield } from '../../../ui/media/icon-paths.ts';
import { isOnlyFree } from './choice.ts';
import { HoldButton } from './hold-button.tsx';
import { type PanelSectionName, scrollToSection } from './panel-section.tsx';
import { useFromTexts, useIsNonRefundable, useLivePrice, usePanelTexts } from './panel-texts.ts';
import { HoldNotes } from './problems.tsx';
import { useCurrentBookingPanel } from './use-booking-panel.tsx';

/**
 * Mirrors the choice of the page, with its price and the main button. The page's own content follows below.
 */
export function ChoiceSummary({ children }: { children?: ReactNode }) {
  const t = useText();
  const gap = useSentenceGap();
  const { tour, isStale, isHeld } = useCurrentBookingPanel();
  const calm = tour.requireBookingApproval ? 'bookingPanel.calmRequest' : 'bookingPanel.calmHold';
  return (
    <aside
      aria-label={t('bookingPanel.yourTicket')}
      data-refreshing={isStale || undefined}
      className="max-lg:hidden lg:sticky lg:top-18"
    >
      <Ticket
        isTorn={isHeld}
        stub={
          <>
            <HoldNotes />
            <TicketTotal />
            <div className="needs-js">
              <HoldButton />
            </div>
            <p className="no-js type-small">{t('bookingPanel.needsScript')}</p>
            <p className="needs-js mt-3 text-center type-small text-ink-2">
              {t('bookingPanel.calm')}
              {gap}
              {t(calm)}
            </p>
          </>
        }
      >
        <FromPrice />
        <TicketChoices />
        <TicketLines />
      </Ticket>
      <div className="mt-4 grid gap-2 pl-1.5 type-small">
        <FreeUntil />
        {children}
      </div>
    </aside>
  );
}

/** Whether and, once a departure is chosen, until when cancelling is free, in local time. */
function FreeUntil() {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { tour, resolvedChoice } = useCurrentBookingPanel();
  const { departure } = resolvedChoice;
  const refundOf = ({ startsAt }: { startsAt: string }) =>
    remainingRefundTerms({ ...tour, startsAt }, new Date(), intl, t).findLast(
      ({ percent }) => percent === 100,
    );
  const fullRefund = departure && refundOf(departure);
  if (departure ? fullRefund === undefined : !tour.freeCancellation) return null;
  return (
    <p className="flex gap-2.5 font-semibold text-leaf">
      <Icon path={shield} />
      {fullRefund ? refundUntilText(fullRefund, t) : t('tour.freeCancellation')}
    </p>
  );
}

/** The lowest price of the product, and whether it is non-refundable. During a promotion, with the lowest price of the thirty days before it. */
function FromPrice() {
  const t = useText();
  const { price } = usePanelTexts();
  const { basePrice, originalPrice, currency, before, amount, after, each } = useFromTexts();
  const isNonRefundable = useIsNonRefundable();
  return (
    <p className="text-ink-2" data-price>
      <span className="flex flex-wrap items-baseline gap-x-1.5 type-compact">
        <span>{before}</span>
        {originalPrice !== null && (
          <span>
            <span className="sr-only">{t('tour.was')} </span>
            <s>{price(originalPrice, currency)}</s>
          </span>
        )}
        <strong className="type-total text-ink">{amount}</strong>
        <span>
          {after} {each}
        </span>
      </span>
      <Approximate sum={fromDecimal(basePrice, currency)} />
      {isNonRefundable && (
        <span className="block type-small font-semibold text-ink">{t('tour.nonRefundable')}</span>
      )}
      {originalPrice !== null && (
        <span className="type-tiny">{t('tour.lowest', { price: price(originalPrice, currency) })}</span>
      )}
    </p>
  );
}

/** The choice so far. Each line links to its question. */
function TicketChoices() {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const { day, people, together, clock } = usePanelTexts();
  const { choice, isSearchRead, pendingDays, resolvedChoice, tour } = useCurrentBookingPanel();
  const { departure, ticketCounts, count, option } = resolvedChoice;
  const when = choice.date && together(day(choice.date), departure?.time && clock(departure.time));
  return (
    <div className="needs-js mt-4 divide-y divide-line rounded-control border border-line-2">
      <ChoiceLine
        icon={calendar}
        name={t('bookingPanel.dateAndStart')}
        value={when}
        empty={pendingDays ? dayRangeText(pendingDays, intl) : t('bookingPanel.toDate')}
        isRead={isSearchRead}
        section="date"
      />
      {tour.components.length > 1 && choice.option !== undefined && option.label !== '' && (
        <ChoiceLine
          icon={chevronDown}
          name={t('bookingPanel.option')}
          value={option.label}
          empty=""
          section="option"
        />
      )}
      <ChoiceLine
        icon={peopleIcon}
        name={t('bookingPanel.travellers')}
        value={count > 0 ? people(ticketCounts) : undefined}
        empty={t('bookingPanel.toTickets')}
        section="tickets"
      />
    </div>
  );
}

type ChoiceLineProps = {
  icon: string;
  name: string;
  value: string | undefined;
  empty: string;
  /** Whether the search of the traveller is known. Until then the line asks for nothing. */
  isRead?: boolean;
  section: PanelSectionName;
};

function ChoiceLine({ icon, name, value, empty, isRead = true, section }: ChoiceLineProps) {
  return (
    <button
      type="button"
      onClick={() => scrollToSection(section)}
      className="flex w-full items-center gap-3.5 px-4 py-3 text-left first:rounded-t-control last:rounded-b-control hover:bg-foam"
    >
      <Icon path={icon} />
      <span className="min-w-0 grow">
        <span className="block type-tiny text-ink-2">{name}</span>
        {value === undefined ? (
          <span className="block type-compact text-ink-2">{isRead ? empty : '\u00a0'}</span>
        ) : (
          <span className="block type-compact font-semibold">{value}</span>
        )}
      </span>
      <Icon path={chevronDown} className="text-ink-2" />
    </button>
  );
}

const lineLook = 'flex justify-between gap-4';

/**
 * Lines of the total. Room is reserved while they load, so that the button below does not move under a press.
 */
function TicketLines() {
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
          <li key={band} className={lineLook}>
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
        <li key={band} className={`${lineLook} items-center`}>
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
    <li className={`${lineLook} text-ink-2`}>
      <span>{t('bookingPanel.fees')}</span>
      <span>{t('bookingPanel.feesIncluded')}</span>
    </li>
  );
}

/** The total, with the total before a promotion beside it. */
function TicketTotal() {
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

/** Whether the chosen day is still loading. */
function useIsDayLoading(): boolean {
  const { step, hasFailed } = useCurrentBookingPanel();
  return step.action === 'wait_for_day' && !hasFailed;
}
