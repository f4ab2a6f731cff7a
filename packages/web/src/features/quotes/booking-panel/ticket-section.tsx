import { useText } from '../../../i18n/texts.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { Stepper } from '../../../ui/form/stepper.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { isOnlyChildren, isOnlyFree, maximumOf, type Option, stepTo } from './choice.ts';
import { PanelSection } from './panel-section.tsx';
import { usePanelTexts } from './panel-texts.ts';
import { PartProblem } from './problems.tsx';
import { useCurrentBookingPanel } from './use-booking-panel.tsx';

/** Tickets of the chosen option, each with its price of the day and its number. */
export function TicketSection() {
  const t = useText();
  const { resolvedChoice, choice, isSuggested, isStale, problem } = useCurrentBookingPanel();
  const { departure, count, option } = resolvedChoice;
  const needsTicket = choice.date !== undefined && departure !== undefined && count === 0;
  const departureCount = resolvedChoice.departures.length > 1 ? 'many' : 'one';
  const hasOnlyFreeTickets = isOnlyFree(resolvedChoice);
  const exceedsSpots = departure !== undefined && departure.spots > 0 && count > departure.spots;
  return (
    <PanelSection section="tickets" title={t('bookingPanel.who')} refreshing={isStale}>
      <PartProblem part="tickets" />
      <Panel className="mt-5 py-1">
        <ul className="divide-y divide-line">
          {option.tickets.map((ticket) => (
            <TicketRow key={ticket.ticketType} ticket={ticket} />
          ))}
        </ul>
      </Panel>
      {isSuggested && <p className="mt-3 type-small text-ink-2">{t('bookingPanel.fromSearch')}</p>}
      {needsTicket && <p className="mt-3 type-small text-ink-2">{t('bookingPanel.selectTicket')}</p>}
      {hasOnlyFreeTickets && (
        <Note tone="amber" live="polite" className="mt-3">
          {t('bookingPanel.onlyFree')}
        </Note>
      )}
      {isOnlyChildren(resolvedChoice) && !hasOnlyFreeTickets && (
        <p className="mt-3 type-small text-ink-2">{t('bookingPanel.onlyChildren')}</p>
      )}
      {exceedsSpots && (
        // On a narrow screen the note about lost spots is right below and says the same.
        <Note tone="amber" live="polite" className={problem ? 'mt-3 max-lg:hidden' : 'mt-3'}>
          {t('bookingPanel.tooMany', { spots: departure.spots, starts: departureCount })}
        </Note>
      )}
    </PanelSection>
  );
}

type Ticket = Option['tickets'][number];

/** Who the ticket is for, its price (of the chosen day, once loaded) and its number. */
function TicketRow({ ticket }: { ticket: Ticket }) {
  const t = useText();
  const { price, ages, ticketName, peopleOf } = usePanelTexts();
  const { tour, day, resolvedChoice, chooseCount } = useCurrentBookingPanel();
  const { ticketType: band, minimum } = ticket;
  const isGroup = band === 'group';
  const dayTicket = day?.components
    .find(({ componentKey }) => componentKey === resolvedChoice.option.componentKey)
    ?.tickets.find(({ ticketType }) => ticketType === band);
  const { price: amount, extraPersonPrice } = dayTicket ?? ticket;
  const currency = (dayTicket && day?.currency) ?? tour.currency;
  const value = resolvedChoice.ticketCounts[band] ?? 0;
  const spots = resolvedChoice.departure?.spots ?? resolvedChoice.option.capacity;
  const name = ticketName(ticket, resolvedChoice.option);
  // For a group ticket the stepper counts people, not groups.
  const countedName = isGroup ? t('ticket.person') : name;
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-4 md:grid-cols-[1fr_auto_auto] md:gap-x-5">
      <div className="min-w-0">
        <p className="type-h4">{name}</p>
        <p className="type-small text-ink-2">{isGroup ? t('ticket.howMany') : ages(ticket)}</p>
      </div>
      <p
        data-price
        className="type-compact max-md:col-start-1 max-md:row-start-2 max-md:font-semibold md:text-right"
      >
        {price(amount, currency)}
        {isGroup && (
          <span className="block type-small font-normal text-ink-2">{t('bookingPanel.perGroup')}</span>
        )}
        {extraPersonPrice !== null && (
          <span className="block type-small font-normal text-ink-2">
            {t('ticket.extra', { price: price(extraPersonPrice, currency) })}
          </span>
        )}
      </p>
      <div className="needs-js max-md:col-start-2 max-md:row-span-2 max-md:row-start-1">
        <Stepper
          label={isGroup ? t('ticket.howManyOf', { ticket: name }) : name}
          lessLabel={t('bookingPanel.less', { ticket: countedName })}
          moreLabel={t('bookingPanel.more', { ticket: countedName })}
          valueText={peopleOf(band, value)}
          value={value}
          min={0}
          max={maximumOf(ticket, { spots, otherTickets: resolvedChoice.count - value })}
          onChange={(count) => chooseCount(band, stepTo(count, ticket, value))}
        />
      </div>
      {minimum > 1 && (
        <p className="col-span-full mt-1 type-small text-ink-2">{t('ticket.minimum', { count: minimum })}</p>
      )}
    </li>
  );
}
