import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { personName } from '@ashore/core/text/person-name.ts';
import type { BookingNotes } from '../read-notes.ts';
import { bandWords } from './band-words.ts';
import { supplierWords } from './supplier-words.ts';
import { tripLabels } from './trip-facts.ts';

type Row = readonly [label: string, value: string];

/** One booking in the words of its supplier: whom to call, who comes with what they said, and where they are fetched. */
export function noteRows(notes: BookingNotes, locale: MessageLocale): Row[] {
  const words = supplierWords[locale];
  const { contact, comments, answers, start, end, pickup, dropOff, ride, people } = notes;
  const rows: (readonly [string, string | null])[] = [
    [
      words.contact,
      [personName(contact.firstName, contact.lastName), contact.phoneNumber, contact.email]
        .filter(Boolean)
        .join('\n'),
    ],
    ...people.map(
      ({ name, band, answers: said }) =>
        [
          name || words.someone,
          [bandWords[locale][band], ...said.map((pair) => pair.join(': '))].join('\n'),
        ] as const,
    ),
    ...answers,
    [words.start, pickup ?? placeText(start)],
    [words.end, dropOff ?? placeText(end)],
    [words.ride, ride && rideText(ride)],
    [words.comments, comments],
  ];
  return rows.filter((row): row is Row => row[1] !== null && row[1] !== '');
}

function counted(count: number, band: string, locale: MessageLocale): string {
  return locale === 'zh-Hans' ? `${band} × ${count}` : `${count} × ${band}`;
}

/** The same without anybody in it: how many of whom, and by which ride. */
export function partyRows({ people, ride }: BookingNotes, locale: MessageLocale): Row[] {
  const bands = [...new Set(people.map(({ band }) => band))];
  const counts = bands.map((band) =>
    counted(people.filter((one) => one.band === band).length, bandWords[locale][band], locale),
  );
  return [
    [tripLabels[locale].who, counts.join('\n')],
    ...(ride ? [[supplierWords[locale].ride, rideText(ride)] as const] : []),
  ];
}

function placeText(place: BookingNotes['start']): string | null {
  return place && [place.title, place.time].filter(Boolean).join(', ');
}

function rideText({ kind: _, direction, ...said }: NonNullable<BookingNotes['ride']>): string {
  const arrows = { 'to-start': '→', 'from-end': '←', both: '↔' } as const;
  return [arrows[direction], ...Object.values(said).filter((part) => part !== null && part !== '')].join(' ');
}
