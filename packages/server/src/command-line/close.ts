import { closeDepartures } from '../features/availability/close-departures.ts';
import { departureOptions, departureUsage, findNamed, readNamed, timeOf } from './named-departures.ts';
import { type CommandContext, readOptions, type Verb } from './verb.ts';
import { withDatabase } from './with-database.ts';

export const close: Verb = {
  summary: 'Takes departures of a product out of sale: a whole day, one way to book it, or one start.',
  usage: ['<product code> <day> [--time <time>] [--option <n>]', ...departureUsage],
  run: (args, context) => act(args, context, true),
};

export const reopen: Verb = {
  summary: 'Puts departures that were closed back on sale.',
  usage: ['<product code> <day> [--time <time>] [--option <n>]', ...departureUsage],
  run: (args, context) => act(args, context, false),
};

async function act(args: readonly string[], context: CommandContext, closed: boolean): Promise<number> {
  const { values, positionals } = readOptions(args, departureOptions, 2);
  const which = readNamed(positionals, values);
  const { changed, names, named } = await withDatabase(context, { mayMake: false }, async ({ database }) => {
    const found = await findNamed(database, which);
    return { ...found, changed: await closeDepartures(database, { departures: found.named, closed }) };
  });
  if (changed.length === 0) {
    context.print(
      `${names.product} on ${which.date} is ${closed ? 'closed' : 'open'} already. Nothing was changed.`,
    );
    return 1;
  }
  const times = changed.map((one) => timeOf(one, names.options.length)).join(', ');
  context.print(`${closed ? 'Closed' : 'Open again'}: ${names.product} on ${which.date}, ${times}.`);
  const sold = named.reduce((sum, one) => sum + one.sold, 0);
  const held = named.reduce((sum, one) => sum + one.held, 0);
  if (closed && sold + held > 0)
    context.print(
      `Spots sold: ${sold}, held: ${held}. They stay with whoever has them; tell these travellers.`,
    );
  return 0;
}
