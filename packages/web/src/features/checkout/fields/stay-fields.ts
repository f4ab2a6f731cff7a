import type { CheckoutRequest } from '@ashore/core/contract/checkout-request.ts';
import type { Quote } from '@ashore/core/contract/quotes.ts';
import { typedLine } from '@ashore/core/text/typed-text.ts';
import { stayKey } from '../../../i18n/stay-texts.ts';
import { type CheckoutField, type FieldGroup, type FieldText, type FormValues, fieldValue } from './field.ts';

type Stay = NonNullable<Quote['stay']>;

/** A hotel asks its guests for nothing but names; it has no options, places or questions of its own. */
export const requiredByHotels = {
  requiredMainContactData: [],
  requiredParticipantsData: [],
  acceptedDocuments: [],
  questions: [],
  passengersQuestions: [],
  startingPointEntryRequired: false,
  dropOffPointEntryRequired: false,
  startingTimeEntryRequired: false,
  waiver: null,
  minAge: null,
  pickupPlaces: [],
  dropoffPlaces: [],
  components: [],
};

const otherGuestName = (prefix: string, number: number) => `${prefix}.guest${number}`;

/** The fields of a room: those of its lead guest, and the names of the others, which may stay empty. */
export function roomGroup(stay: Stay, roomNumber: number, leadFields: FieldGroup): FieldGroup {
  const room = stay.rooms[roomNumber - 1];
  if (!room) return leadFields;
  const { adults, childrenAges, name } = room;
  return {
    ...leadFields,
    title: { key: 'stay.room', values: { number: roomNumber, name } },
    lead: { key: 'stay.roomLead', values: { adults, children: childrenAges.length } },
    fields: [
      ...leadFields.fields,
      ...otherGuestNumbers(room).map(
        (number): CheckoutField => ({
          name: otherGuestName(leadFields.name, number),
          kind: 'text',
          label: { key: 'stay.otherGuest', values: { number } },
          isRequired: false,
          length: 'participantName',
        }),
      ),
    ],
  };
}

/** The lead guest is the first guest of a room. */
function otherGuestNumbers({ adults, childrenAges }: Stay['rooms'][number]): number[] {
  return Array.from({ length: adults + childrenAges.length - 1 }, (_, index) => index + 2);
}

/** When the guests arrive, and what they wish of the hotel. */
export function arrivalGroup({ checkInFrom }: Stay): FieldGroup {
  return {
    name: 'stay',
    title: { key: 'stay.arrivalTitle' },
    fields: [
      {
        name: 'stay.arrivalTime',
        kind: 'time',
        label: { key: 'stay.arrivalTime' },
        hint: { key: 'stay.arrivalTimeHint', values: { time: checkInFrom } },
        isRequired: false,
      },
      {
        name: 'stay.comments',
        kind: 'multilineText',
        label: { key: 'stay.comments' },
        hint: { key: 'stay.commentsHint' },
        isRequired: false,
        length: 'comments',
        isWide: true,
      },
    ],
  };
}

/** The names of the other guests that were typed for a room. */
export function typedOtherGuests(stay: Stay | null, prefix: string, values: FormValues): string[] {
  const room = stay?.rooms[Number(prefix.slice(1)) - 1];
  if (!room) return [];
  return otherGuestNumbers(room)
    .map((number) => typedLine(fieldValue(values, otherGuestName(prefix, number))))
    .filter(Boolean);
}

type StayItem = Pick<
  CheckoutRequest['cart']['cartItems'][number],
  'serviceType' | 'arrivalTime' | 'itemComments'
>;

/** What a cart says of a stay besides its quote. */
export function stayItem(values: FormValues): StayItem {
  return {
    serviceType: 'HOTEL',
    arrivalTime: (fieldValue(values, 'stay.arrivalTime') || null) as StayItem['arrivalTime'],
    itemComments: fieldValue(values, 'stay.comments').trim(),
  };
}

/** The same fields in the words of hotels. */
export function inStayWords(groups: readonly FieldGroup[]): readonly FieldGroup[] {
  const inWords = <Text extends FieldText | undefined>(text: Text) =>
    text && 'key' in text ? { ...text, key: stayKey(text.key) } : text;
  return groups.map(({ title, lead, fields, ...group }) => ({
    ...group,
    title: inWords(title),
    ...(lead && { lead: inWords(lead) }),
    fields: fields.map(({ label, hint, emptyMessage, ...field }) => ({
      ...field,
      label: inWords(label),
      ...(hint && { hint: inWords(hint) }),
      ...(emptyMessage && { emptyMessage: stayKey(emptyMessage) }),
    })),
  }));
}
