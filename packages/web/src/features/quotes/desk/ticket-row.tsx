import { useText } from '../../../i18n/use-text.ts';
import { Stepper } from '../../../ui/stepper.tsx';
import type { Option } from './choice.ts';
import { useCurrentDesk } from './desk-context.ts';
import { mostOf, stepTo } from './ticket-limits.ts';
import { useDeskWords } from './use-desk-words.ts';

type Ticket = Option['tickets'][number];

/** For whom it is, what it costs on the chosen day (before that: in general), and how many of it. */
export function TicketRow({ ticket }: { ticket: Ticket }) {
  const t = useText();
  const { price, ages, ticketName, peopleOf } = useDeskWords();
  const { tour, day, settled, chooseCount } = useCurrentDesk();
  const { ticketType: band, minimum } = ticket;
  const isGroup = band === 'group';
  const ofDay = day?.components
    .find(({ componentKey }) => componentKey === settled.option.componentKey)
    ?.tickets.find(({ ticketType }) => ticketType === band);
  const { price: amount, extraPersonPrice } = ofDay ?? ticket;
  const currency = (ofDay && day?.currency) ?? tour.currency;
  const value = settled.party[band] ?? 0;
  const spots = settled.departure?.spots ?? settled.option.capacity;
  const name = ticketName(ticket);
  // Of a group it is the people who are counted, never groups.
  const counted = isGroup ? t('ticket.person') : name;
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
        {isGroup && <span className="block type-small font-normal text-ink-2">{t('desk.perGroup')}</span>}
        {extraPersonPrice !== null && (
          <span className="block type-small font-normal text-ink-2">
            {t('ticket.extra', { price: price(extraPersonPrice, currency) })}
          </span>
        )}
      </p>
      <div className="scripted max-md:col-start-2 max-md:row-span-2 max-md:row-start-1">
        <Stepper
          label={isGroup ? `${name}: ${t('ticket.howMany')}` : name}
          lessLabel={t('desk.less', { ticket: counted })}
          moreLabel={t('desk.more', { ticket: counted })}
          valueText={peopleOf(band, value)}
          value={value}
          min={0}
          max={mostOf(ticket, { spots, others: settled.count - value })}
          onChange={(wanted) => chooseCount(band, stepTo(wanted, ticket, value))}
        />
      </div>
      {minimum > 1 && (
        <p className="col-span-full mt-1 type-small text-ink-2">{t('ticket.minimum', { count: minimum })}</p>
      )}
    </li>
  );
}
