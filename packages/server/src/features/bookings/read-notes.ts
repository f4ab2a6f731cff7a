import type { RideRequest } from '@ashore/core/contract/ride-request.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Band } from '@ashore/core/pricing/ticket.ts';
import type { Queryable } from '../../database/queryable.ts';

type Answered = readonly (readonly [question: string, answer: string])[];
type Place = { readonly title: string; readonly time: string | null } | null;

/** What a supplier must know of those who come. Papers of theirs (passports, days of birth) are not among it: mails travel. */
export type BookingNotes = {
  readonly orderNumber: string;
  readonly contact: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phoneNumber: string | null;
  };
  readonly comments: string | null;
  readonly answers: Answered;
  readonly start: Place;
  readonly end: Place;
  readonly pickup: string | null;
  readonly dropOff: string | null;
  readonly ride: RideRequest | null;
  readonly people: readonly { readonly name: string; readonly band: Band; readonly answers: Answered }[];
};

/** Notes to bookings that still hold, questions in the language of whoever reads the answers. */
export async function readNotes(
  client: Queryable,
  bookingIds: readonly string[],
  locale: MessageLocale,
): Promise<Map<string, BookingNotes>> {
  const { rows } = await client.query<{ readonly id: string; readonly notes: BookingNotes }>(NOTES, [
    bookingIds,
    locale,
  ]);
  return new Map(rows.map(({ id, notes }) => [id, notes]));
}

/** A question that its product has no longer is left out with its answer: nobody knows what it answered. */
const answersIn = (list: string) => `coalesce((
  select jsonb_agg(jsonb_build_array(coalesce(own.label, english.label), a ->> 'answer'))
  from jsonb_array_elements(${list}) a
  join product_question_texts english on english.question_id = (a ->> 'questionId')::uuid and english.locale = 'en'
  left join product_question_texts own on own.question_id = english.question_id and own.locale = $2), '[]')`;

const point = (id: string) => `(
  select coalesce(own.title, english.title, p.street) || ', ' || p.street from product_points p
  left join product_point_texts english on english.point_id = p.id and english.locale = 'en'
  left join product_point_texts own on own.point_id = p.id and own.locale = $2
  where p.id = (${id})::uuid)`;

const NOTES = `
  select b.id, jsonb_build_object(
    'orderNumber', b.order_number,
    'contact', b.contact,
    'comments', nullif(b.wishes ->> 'comments', ''),
    'answers', ${answersIn('b.answers')},
    'start', b.wishes -> 'startingPointInformation',
    'end', b.wishes -> 'dropOffInformation',
    'pickup', ${point(`b.wishes ->> 'pickupId'`)},
    'dropOff', ${point(`b.wishes ->> 'dropOffId'`)},
    'ride', b.quote -> 'ride',
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object('name', t.participant_name, 'band', t.band,
        'answers', ${answersIn(`coalesce(b.participants -> t.position -> 'answers', '[]')`)}) order by t.position), '[]')
      from booking_tickets t where t.booking_id = b.id and t.cancelled_at is null)) as notes
  from bookings b where b.id = any($1::uuid[])`;
