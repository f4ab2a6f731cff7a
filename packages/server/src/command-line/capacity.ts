import { CannotStart } from '../database/cannot-start.ts';
import { setCapacity } from '../features/availability/set-capacity.ts';
import { departureOptions, departureUsage, findNamed, readNamed, timeOf } from './named-departures.ts';
import { readOptions, type Verb, WrongUsage } from './verb.ts';
import { withDatabase } from './with-database.ts';

export const capacity: Verb = {
  summary: 'Gives one departure more or fewer spots than its kind has; never fewer than are held and sold.',
  usage: [
    '<product code> <day> <spots> [--time <time>] [--option <n>]',
    ...departureUsage,
    'spots          how many there are to sell, or "usual" for as many as its kind has',
  ],
  async run(args, context) {
    const { values, positionals } = readOptions(args, departureOptions, 3);
    const which = readNamed(positionals, values);
    const wanted = readSpots(positionals[2]);
    return await withDatabase(context, { mayMake: false }, async ({ database }) => {
      const { names, named } = await findNamed(database, which);
      const [departure, ...others] = named;
      if (!departure || others.length > 0) {
        const all = named.map((one) => timeOf(one, names.options.length)).join(', ');
        throw new CannotStart(`Say which of these is meant, with --time or --option: ${all}.`);
      }
      const set = await setCapacity(database, { departure, capacity: wanted });
      const name = `${names.product} on ${which.date}, ${timeOf(departure, names.options.length)}`;
      if (set.outcome === 'taken') {
        const { held, sold } = set;
        context.print(
          `${name}: ${held + sold} spots are taken (${sold} sold, ${held} held), so it cannot have ${wanted}.`,
        );
        context.print('Nothing was changed. To sell no more of it, close it.');
        return 1;
      }
      context.print(`${name}: ${set.capacity} spots${wanted === null ? ', as usual' : ''}.`);
      return 0;
    });
  },
};

/** Null for as many as usual. */
function readSpots(spots: string | undefined): number | null {
  if (spots === 'usual') return null;
  if (spots === undefined || !/^\d{1,5}$/.test(spots))
    throw new WrongUsage('How many spots must be said, as a number or as "usual".');
  return Number(spots);
}
