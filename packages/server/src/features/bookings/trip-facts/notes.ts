import type { BookedShip, TransferRequest } from '@ashore/core/contract/transfer-request.ts';
import type { QuestionAnswer } from '@ashore/core/cruises/stated-ship.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { TicketType } from '@ashore/core/pricing/ticket.ts';
import type { Queryable } from '../../../database/queryable.ts';

type PickupPlace = {
  readonly title: string;
  readonly time: string | null;
  readonly isShip?: boolean | undefined;
} | null;

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
  /** When the guests of a hotel expect to arrive. */
  readonly arrivalTime: string | null;
  /** The hotel's own number of the booking, if another seller has booked the rooms and the hotel has given one. */
  readonly hotelNumber: string | null;
  readonly answers: readonly QuestionAnswer[];
  readonly start: PickupPlace;
  readonly end: PickupPlace;
  readonly pickup: string | null;
  readonly dropOff: string | null;
  /** The language of the guide that the traveller chose, and those that the option has. */
  readonly guideLanguage: string | null;
  readonly guideLanguages: readonly string[];
  readonly transferRequest: TransferRequest | null;
  readonly ship: BookedShip | null;
  /** Whether the list of travellers contains numbers of passports or identity cards. */
  readonly hasDocumentNumbers: boolean;
  readonly people: readonly {
    readonly name: string;
    readonly band: TicketType;
    /** Of a lead guest: the room, and its other guests as far as they were named. */
    readonly position?: number;
    readonly otherGuests?: readonly string[];
    /** In whole years on the day of the trip; null where the trip asks for none. */
    readonly age: number | null;
    readonly answers: readonly QuestionAnswer[];
  }[];
};

/** Leaves out the answer to a question that its product no longer has, because its meaning is lost. */
const answersIn = (list: string, locale: string) => `coalesce((
  select jsonb_agg(jsonb_build_array(coalesce(own.label, english.label), answer ->> 'answer', question.kind))
  from jsonb_array_elements(${list}) answer
  join product_questions question on question.id = (answer ->> 'questionId')::uuid
  join product_question_texts english on english.question_id = question.id and english.locale = 'en'
  left join product_question_texts own on own.question_id = english.question_id and own.locale = ${locale}), '[]')`;

const pickupPointText = (id: string, locale: string) => `(
  select concat_ws(case ${locale} when 'zh-Hans' then '，' else ', ' end, coalesce(own.title, english.title),
    local_form(point.local_streets, ${locale}, point.street)) from product_points point
  left join product_point_texts english on english.point_id = point.id and english.locale = 'en'
  left join product_point_texts own on own.point_id = point.id and own.locale = ${locale}
  where point.id = (${id})::uuid)`;

/** The notes of the row `booking` in the language of the parameter `locale`, to be read with its other columns. */
export const notesSql = (locale: string) => `
  jsonb_build_object(
    'orderNumber', booking.order_number,
    'contact', booking.contact,
    'comments', nullif(booking.traveller_notes ->> 'comments', ''),
    'arrivalTime', booking.traveller_notes ->> 'arrivalTime',
    'hotelNumber', (
      select hotel_reference from foreign_bookings foreign_booking
      where foreign_booking.booking_id = booking.id and foreign_booking.state = 'booked'),
    'answers', ${answersIn('booking.answers', locale)},
    'start', booking.traveller_notes -> 'startingPointInformation',
    'end', booking.traveller_notes -> 'dropOffInformation',
    'pickup', ${pickupPointText(`booking.traveller_notes ->> 'pickupId'`, locale)},
    'dropOff', ${pickupPointText(`booking.traveller_notes ->> 'dropOffId'`, locale)},
    'guideLanguage', booking.traveller_notes ->> 'guideLanguage',
    'guideLanguages', coalesce(booking.quote -> 'guideLanguages', '[]'),
    'transferRequest', booking.quote -> 'ride',
    'ship', booking.quote -> 'ship',
    'hasDocumentNumbers', exists (
      select from jsonb_array_elements(booking.participants) participant where participant ->> 'passportNumber' is not null),
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object('name', ticket.participant_name, 'band', ticket.band, 'position', ticket.position,
        'otherGuests', coalesce(booking.participants -> ticket.position -> 'otherGuests', '[]'), 'age', booking.participants -> ticket.position -> 'age',
        'answers', ${answersIn(`coalesce(booking.participants -> ticket.position -> 'answers', '[]')`, locale)})
          order by ticket.position), '[]')
      from booking_tickets ticket where ticket.booking_id = booking.id and ticket.cancelled_at is null))`;

const NOTES = `
  select booking.id, ${notesSql('$2')} as notes from bookings booking where booking.id = any($1::uuid[])`;

const NOTES_OF_ONE = `select ${notesSql('$2')} as notes from bookings booking where booking.id = $1`;

/**
 * Reads the notes of one booking, with questions in the language of the reader. Unlike that for a list, its plan is the same for every
 * booking, so the database makes it once. To plan so many joins takes longer than to read one booking.
 */
export async function readNotesOf(
  client: Queryable,
  bookingId: string,
  locale: MessageLocale,
): Promise<BookingNotes | undefined> {
  const { rows } = await client.query<{ readonly notes: BookingNotes }>(
    { name: 'read-notes-of-booking', text: NOTES_OF_ONE },
    [bookingId, locale],
  );
  return rows[0]?.notes;
}

/** Reads the notes of bookings, with questions in the language of the reader. */
export async function readNotes(
  client: Queryable,
  bookingIds: readonly string[],
  locale: MessageLocale,
): Promise<Map<string, BookingNotes>> {
  const { rows } = await client.query<{ readonly id: string; readonly notes: BookingNotes }>(
    { name: 'read-booking-notes', text: NOTES },
    [bookingIds, locale],
  );
  return new Map(rows.map(({ id, notes }) => [id, notes]));
}
