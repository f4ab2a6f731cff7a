import type { TransferRequest } from '@ashore/core/contract/transfer-request.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Band } from '@ashore/core/pricing/ticket.ts';
import type { Queryable } from '../../../database/queryable.ts';

/** A question in the reader's language, its answer, and the kind of the question. */
export type QuestionAnswer = readonly [question: string, answer: string, kind: string];
type PickupPlace = { readonly title: string; readonly time: string | null } | null;

/**
 * What a supplier must know of the travellers. Passport data and birth dates are left out, because emails are
 * not a safe channel.
 */
export type BookingNotes = {
  readonly orderNumber: string;
  readonly contact: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phoneNumber: string | null;
  };
  readonly comments: string | null;
  readonly answers: readonly QuestionAnswer[];
  readonly start: PickupPlace;
  readonly end: PickupPlace;
  readonly pickup: string | null;
  readonly dropOff: string | null;
  readonly transferRequest: TransferRequest | null;
  readonly people: readonly {
    readonly name: string;
    readonly band: Band;
    readonly answers: readonly QuestionAnswer[];
  }[];
};

/** Reads the notes of bookings, with questions in the language of the reader. */
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

/** Leaves out the answer to a question that its product no longer has, because its meaning is lost. */
const answersIn = (list: string) => `coalesce((
  select jsonb_agg(jsonb_build_array(coalesce(own.label, english.label), a ->> 'answer', q.kind))
  from jsonb_array_elements(${list}) a
  join product_questions q on q.id = (a ->> 'questionId')::uuid
  join product_question_texts english on english.question_id = q.id and english.locale = 'en'
  left join product_question_texts own on own.question_id = english.question_id and own.locale = $2), '[]')`;

const point = (id: string) => `(
  select coalesce(own.title, english.title, p.street) || ', ' || local_form(p.local_streets, $2, p.street) from product_points p
  left join product_point_texts english on english.point_id = p.id and english.locale = 'en'
  left join product_point_texts own on own.point_id = p.id and own.locale = $2
  where p.id = (${id})::uuid)`;

const NOTES = `
  select b.id, jsonb_build_object(
    'orderNumber', b.order_number,
    'contact', b.contact,
    'comments', nullif(b.traveller_notes ->> 'comments', ''),
    'answers', ${answersIn('b.answers')},
    'start', b.traveller_notes -> 'startingPointInformation',
    'end', b.traveller_notes -> 'dropOffInformation',
    'pickup', ${point(`b.traveller_notes ->> 'pickupId'`)},
    'dropOff', ${point(`b.traveller_notes ->> 'dropOffId'`)},
    'transferRequest', b.quote -> 'ride',
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object('name', t.participant_name, 'band', t.band,
        'answers', ${answersIn(`coalesce(b.participants -> t.position -> 'answers', '[]')`)}) order by t.position), '[]')
      from booking_tickets t where t.booking_id = b.id and t.cancelled_at is null)) as notes
  from bookings b where b.id = any($1::uuid[])`;
