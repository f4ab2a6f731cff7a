import { parseLocalDate, parseLocalTime } from '@ashore/core/time/local-date-time.ts';
import type { Database } from '../../database/connect.ts';
import { transaction } from '../../database/transaction.ts';
import {
  type CallBookingCounts,
  countCallBookings,
} from '../../features/bookings/changed-calls/find-changed-calls.ts';
import { type CallToChange, changeCall } from '../../features/cruises/change-call.ts';
import { type Command, readOptions, UsageError } from '../command.ts';
import { withDatabase } from '../with-database.ts';

const textOption = { type: 'string' } as const;
const flagOption = { type: 'boolean' } as const;

export const changeCallCommand: Command = {
  summary: 'Changes a port call of a ship, or marks it as skipped, and re-checks its bookings.',
  usage: [
    '<ship> <port> <day> [--arrival <time>] [--departure <time>] [--all-aboard <time>] [--berth <n>] | --skip [--check]',
    'ship                 slug of the ship in the timetable, or its name',
    'port                 slug of the port in the timetable',
    'day                  first day in port, such as 2027-05-15',
    '--arrival <time>     on the clock of the port, such as 08:00',
    '--departure <time>   on the clock of the port',
    '--all-aboard <time>  default: as long before the departure as now',
    '--berth <n>          number of the berth, counted from 1',
    '--skip               the ship does not call: every booking is refunded in full',
    '--check              counts the bookings that would be affected and changes nothing',
  ],
  async run(args, context) {
    const { values, positionals } = readOptions(
      args,
      {
        arrival: textOption,
        departure: textOption,
        'all-aboard': textOption,
        berth: textOption,
        skip: flagOption,
        check: flagOption,
      },
      3,
    );
    const change = readChange(positionals, values);
    const isTrial = values.check === true;
    return withDatabase(context, { mayCreate: false }, async ({ database }) => {
      const { fit, unfit, skipped } = await changeAndCount(database, change, isTrial);
      context.print(
        change.isSkipped
          ? `Bookings that lose their port: ${skipped}.`
          : `Bookings that still fit: ${fit}. Bookings that no longer fit: ${unfit}.`,
      );
      context.print(
        isTrial
          ? 'Nothing was changed.'
          : 'The call is changed. Within a minute, travellers and suppliers are notified and what no longer fits is offered another start or refunded.',
      );
      return 0;
    });
  },
};

type Values = Readonly<Record<string, string | boolean | undefined>>;

function readChange([ship, port, day]: readonly string[], values: Values): CallToChange {
  if (ship === undefined || port === undefined || day === undefined)
    throw new UsageError('Missing <ship> <port> <day>.');
  const date = parseLocalDate(day);
  if (date === undefined) throw new UsageError('<day> must be a date, such as 2027-05-15.');
  const readTime = (name: 'arrival' | 'departure' | 'all-aboard') => {
    const value = values[name];
    const parsedTime = typeof value === 'string' ? parseLocalTime(value) : undefined;
    if (value !== undefined && parsedTime === undefined)
      throw new UsageError(`--${name} must be a time, such as 08:00.`);
    return parsedTime;
  };
  const berth = values.berth === undefined ? undefined : Number(values.berth);
  if (berth !== undefined && !(Number.isInteger(berth) && berth > 0))
    throw new UsageError('--berth must be a whole number from 1.');
  const change = {
    arrival: readTime('arrival'),
    departure: readTime('departure'),
    allAboard: readTime('all-aboard'),
    berth,
  };
  const isSkipped = values.skip === true;
  const hasChange = Object.values(change).some((value) => value !== undefined);
  if (isSkipped === hasChange)
    throw new UsageError(
      'Either --skip or at least one of --arrival, --departure, --all-aboard and --berth is required.',
    );
  return { ship, port, day: date, ...change, isSkipped };
}

/** Changes the call and counts its bookings by the new times. A trial is rolled back. */
async function changeAndCount(
  database: Database,
  change: CallToChange,
  isTrial: boolean,
): Promise<CallBookingCounts> {
  const trialRollback = new Error('A change of a call was tried.');
  let counts: CallBookingCounts = { fit: 0, unfit: 0, skipped: 0 };
  await transaction(database, async ({ client }) => {
    for (const key of await changeCall(client, change)) {
      const { fit, unfit, skipped } = await countCallBookings(client, key);
      counts = { fit: counts.fit + fit, unfit: counts.unfit + unfit, skipped: counts.skipped + skipped };
    }
    if (isTrial) throw trialRollback;
  }).catch((error: unknown) => {
    if (error !== trialRollback) throw error;
  });
  return counts;
}
