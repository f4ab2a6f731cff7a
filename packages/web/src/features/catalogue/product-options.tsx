import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { listFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { type Text, useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { durationText } from './duration-text.ts';
import { priceText } from './price-text.ts';

type Option = TourDetails['components'][number];
type Ticket = Option['tickets'][number];

/** Every way to book the trip: when it starts, and what each ticket costs. */
export function ProductOptions({ tour }: { tour: TourDetails }) {
  const t = useText();
  return (
    <section aria-labelledby="options-title" className="mt-12">
      <h2 id="options-title" className="type-h2">
        {t('product.options')}
      </h2>
      <ul className="mt-5 grid gap-4">
        {tour.components.map((option) => (
          <li
            key={option.componentKey}
            className="rounded-panel border border-line bg-card p-(--panel-padding)"
          >
            <OptionHead option={option} />
            <Tickets tickets={option.tickets} currency={tour.currency} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OptionHead({ option }: { option: Option }) {
  const t = useText();
  const { locale } = usePage();
  const { label, durations, startingTimes, opens, closes } = option;
  const times = listFormat(localeTable[locale].messages).format(startingTimes);
  return (
    <>
      <h3 className="type-h4">{label || t('product.asItIs')}</h3>
      <p className="mt-1 type-small text-ink-2">
        {opens !== null && closes !== null
          ? t('product.open', { from: opens, to: closes })
          : t('product.starts', { times })}
        {durations !== null && ` · ${durationText(durations, t)}`}
      </p>
    </>
  );
}

type TicketsProps = { tickets: readonly Ticket[]; currency: TourDetails['currency'] };

function Tickets({ tickets, currency }: TicketsProps) {
  return (
    <dl className="mt-3 grid gap-1.5">
      {tickets.map((ticket) => (
        <TicketLine key={ticket.ticketType} ticket={ticket} currency={currency} />
      ))}
    </dl>
  );
}

function TicketLine({ ticket, currency }: { ticket: Ticket; currency: TourDetails['currency'] }) {
  const t = useText();
  const { locale } = usePage();
  const { ticketType, groupSize, price, minimum, extraPersonPrice } = ticket;
  const show = (amount: number) => (amount === 0 ? t('ticket.free') : priceText(amount, currency, locale));
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt>
        {t(`ticket.${ticketType}`, { size: groupSize ?? 0 })}
        <span className="type-small text-ink-2"> {agesOf(ticket, t)}</span>
      </dt>
      <dd className="whitespace-nowrap font-semibold" data-price>
        {show(price)}
      </dd>
      {minimum > 1 && (
        <dd className="w-full type-small text-ink-2">{t('ticket.minimum', { count: minimum })}</dd>
      )}
      {extraPersonPrice !== null && (
        <dd className="w-full type-small text-ink-2" data-price>
          {t('ticket.extra', { price: show(extraPersonPrice) })}
        </dd>
      )}
    </div>
  );
}

function agesOf({ minAge: from, maxAge: to }: Ticket, t: Text): string {
  if (from !== null && to !== null) return t('ticket.ages', { from, to });
  if (from !== null) return t('ticket.agesFrom', { from });
  return to === null ? '' : t('ticket.agesTo', { to });
}
