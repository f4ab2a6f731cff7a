import type { FactKind } from '@ashore/core/contract/values/fact-kinds.ts';
import type { Database } from '../../../database/connect.ts';
import { transaction } from '../../../database/transaction.ts';
import { enqueueMail, type Mail } from '../../../gateways/mail/outbox.ts';
import { lockBooking } from '../booking.ts';
import { type BookingFacts, readFacts } from '../notifications/booking-facts.ts';
import {
  type MailSite,
  notificationFactsOf,
  peopleRow,
  ticketsLabel,
  tripRows,
} from '../notifications/mail-parts.ts';
import { accountTexts } from '../notifications/templates/account.ts';
import { stayTexts } from '../notifications/templates/stay.ts';
import { travellerTexts } from '../notifications/templates/traveller.ts';

type ReminderDeps = { readonly database: Database; readonly site: MailSite };

/** What guests need on the day of arrival. The terms were in the confirmation, and no deadline is left. */
const REMINDED_KINDS: readonly FactKind[] = [
  'arrival',
  'departure',
  'nights',
  'meeting',
  'directions',
  'room',
  'arrivalTime',
  'comments',
  'payment',
  'payAtHotel',
  'hotelNotes',
  'registration',
];

/**
 * Emails the guests of a stay on the evening before their arrival, from 18:00 at the hotel, once for each booking. A reminder
 * missed while no worker was running is sent until check-in. Bookings made later get none, because their confirmation has
 * just said the same. Returns how many were written.
 */
export async function remindGuests({ database, site }: ReminderDeps, signal: AbortSignal): Promise<number> {
  const { rows } = await database.pool.query<{ id: string; key: string }>(DUE);
  let written = 0;
  for (const { id, key } of rows) {
    signal.throwIfAborted();
    const isWritten = await transaction(database, async ({ client }) => {
      // A cancellation waits for this lock, or its result is read.
      const { state } = await lockBooking(client, id);
      const facts = await readFacts(database, { id });
      if (state !== 'confirmed' || !facts) return false;
      return await enqueueMail(client, { ...reminderMail(facts, site), key });
    });
    if (isWritten) written += 1;
  }
  return written;
}

/** Confirmed stays whose reminder is due and not written yet. The key is that of the email. */
const DUE = `
  select due.id, due.key from (
    select booking.id, 'booking/' || booking.id || '/reminder' as key, booking.starts_at
    from bookings booking
    where booking.state = 'confirmed' and booking.quote -> 'stay' is not null
      and booking.starts_at > now() and booking.starts_at < now() + interval '48 hours'
      and now() at time zone booking.time_zone >= (booking.quote ->> 'date')::date - 1 + time '18:00'
      and exists (
        select from booking_transitions transition
        where transition.booking_id = booking.id and transition.to_state = 'confirmed' and transition.from_state <> 'confirmed'
          and transition.taken_at at time zone booking.time_zone < (booking.quote ->> 'date')::date - 1 + time '18:00')) due
  where not exists (select from emails email where email.key = due.key)
  order by due.starts_at, due.id`;

function reminderMail(facts: BookingFacts, { publicUrl, operatorAddress }: MailSite): Omit<Mail, 'key'> {
  const { locale, organisation, accessKey, guestKey, contact } = facts;
  const { subject, title, paragraphs } = stayTexts[locale].reminder({
    ...notificationFactsOf(facts, ''),
    day: facts.facts.find(({ kind }) => kind === 'arrival')?.text ?? '',
  });
  // A guest whose organisation pays sees no prices and cannot cancel.
  const [key, note] = organisation
    ? [guestKey, accountTexts[locale].keepEmailNote]
    : [accessKey, travellerTexts[locale].keepEmailNote];
  const documentUrl = (name: string) => `${publicUrl}/papers/${key}/${name}`;
  return {
    to: contact.email,
    replyTo: operatorAddress,
    locale,
    subject,
    body: {
      title,
      paragraphs,
      facts: [...tripRows({ ...facts, facts: factsOfLeftRooms(facts) }, REMINDED_KINDS), peopleRow(facts)],
      action: { label: travellerTexts[locale].openBooking, url: `${publicUrl}/${locale}/booking#key=${key}` },
      links: [
        { label: ticketsLabel(facts), url: documentUrl('ticket.pdf') },
        { label: travellerTexts[locale].calendar, url: documentUrl('trip.ics') },
      ],
      small: [note],
    },
  };
}

/** Without the rooms that were cancelled. Rooms stand in the order of their tickets. */
function factsOfLeftRooms({ facts, tickets }: Pick<BookingFacts, 'facts' | 'tickets'>) {
  const rooms = facts.filter(({ kind }) => kind === 'room');
  return facts.filter((fact) => fact.kind !== 'room' || tickets[rooms.indexOf(fact)]?.isCancelled === false);
}
