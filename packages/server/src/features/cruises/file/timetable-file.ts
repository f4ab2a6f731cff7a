import { isCountry } from '@ashore/core/locale/countries.ts';
import { parseLocalDate } from '@ashore/core/time/local-date-time.ts';
import { isTimeZone } from '@ashore/core/time/time-zone.ts';
import { z } from 'zod';
import { coordinates, line, minutes, people, slug, texts } from '../../catalogue/file/fields.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'is not a colour, such as #c4323a');
const day = z
  .string()
  .refine((text) => parseLocalDate(text) !== undefined, 'is not a day, such as 2027-05-15');
/** A name in each language, as lists, tickets and emails have room for. */
const names = texts(line.max(120, 'is longer than 120 characters'));
/** On the clock of the port. */
const localDateTime = z
  .string()
  .refine(
    (text) =>
      /^.{10}T(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) && parseLocalDate(text.slice(0, 10)) !== undefined,
    'is not a day and a time, such as 2027-05-16T08:00',
  );

const port = z
  .strictObject({
    slug,
    names,
    country: z.string().refine(isCountry, 'is not a country code'),
    timeZone: z.string().refine(isTimeZone, 'is not a time zone'),
    ...coordinates,
    unLocode: z
      .string()
      .regex(/^[A-Z]{2}[A-Z2-9]{3}$/, 'is not a UN/LOCODE, such as ESBCN')
      .optional(),
    /** Where passengers go, and how long the way from the gate takes. `place` is the slug of a place of the catalogue. */
    visits: z.strictObject({
      place: slug.optional(),
      names,
      minutes,
      kilometres: z.number().min(0).max(1_000),
    }),
    berths: z.array(names).min(1),
    landing: z.enum(['quay', 'tender', 'both']),
    gate: z.strictObject({ by: z.enum(['walk', 'shuttle']), minutes }),
    gangwayMinutes: minutes,
    tender: z.strictObject({ crossingMinutes: minutes.min(1), lastBoatMinutes: minutes.min(1) }).optional(),
    riskMinutes: minutes.max(120),
  })
  .refine(({ landing, tender }) => landing === 'quay' || tender !== undefined, {
    path: ['tender'],
    message: 'is missing although passengers may land by tender boats',
  });

const ship = z.strictObject({
  slug,
  names,
  size: z.enum(['expedition', 'small', 'medium', 'large', 'giant']),
  passengers: people,
  crew: people.optional(),
  lengthMetres: z.number().positive().max(500).optional(),
  draughtMetres: z.number().positive().max(20).optional(),
  built: z.int().min(1850).max(2100).optional(),
  decks: z.int().min(1).max(30).optional(),
  /** Highest speed. */
  knots: z.number().positive().max(40).optional(),
});

const cruiseLine = z.strictObject({
  slug,
  names,
  colours: z.strictObject({ hull: colour, funnel: colour, accent: colour }),
  clock: z.enum(['port', 'home']),
  allAboardMinutes: minutes.max(240),
  sellsExcursions: z.boolean(),
  /** Slugs of organisations that book for guests of this line. */
  organisations: z.array(slug).optional(),
  ships: z.array(ship).min(1),
});

const portCall = z.strictObject({
  port: slug,
  /** Missing at the port where the sailing begins. */
  arrival: localDateTime.optional(),
  /** Missing at the port where the sailing ends. */
  departure: localDateTime.optional(),
  /** If a file omits it, as long before the departure as is usual on ships of the line. */
  allAboard: localDateTime.optional(),
  /** The berth, counted from 1 in the list of the port. */
  berth: z.int().min(1).optional(),
  tender: z.boolean().optional(),
  state: z.enum(['planned', 'changed', 'skipped']).optional(),
});

/** A landscape that the ship passes without landing. */
const passage = z.strictObject({ on: day, passing: names });

const sailing = z.strictObject({
  ship: slug,
  starts: day,
  titles: names,
  calls: z
    .array(z.union([portCall, passage]))
    .min(2)
    .max(250),
});

/** A timetable: ports, lines with their ships, and sailings. A file may have any of the three. */
export const timetableFile = z.strictObject({
  /** When the timetable was published. A feed never replaces a timetable by an older one. */
  published: z.iso
    .datetime({ offset: true, error: 'is not an instant, such as 2027-05-16T08:00:00Z' })
    .optional(),
  ports: z.array(port).default([]),
  lines: z.array(cruiseLine).default([]),
  sailings: z.array(sailing).default([]),
});

export type TimetableFile = z.output<typeof timetableFile>;
export type PortEntry = TimetableFile['ports'][number];
export type LineEntry = TimetableFile['lines'][number];
export type SailingEntry = TimetableFile['sailings'][number];
export type PortCallEntry = z.output<typeof portCall>;

export const isPortCall = (call: SailingEntry['calls'][number]): call is PortCallEntry => 'port' in call;
