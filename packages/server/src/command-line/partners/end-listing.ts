import { CannotStart } from '../../database/cannot-start.ts';
import { endListing } from '../../features/suppliers/end-listing.ts';
import { readActor } from '../arguments.ts';
import type { Verb } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const endListingVerb: Verb = {
  summary:
    'Ends the listing of a supplier: nothing of theirs is on sale, and in half a year they are forgotten.',
  usage: ['<reference>', 'reference  of the application that was approved, such as S-7K3M-9QXT'],
  async run(args, context) {
    const { reference } = readActor(args, {});
    const ended = await withDatabase(context, { mayMake: false }, ({ database }) =>
      endListing(database, reference),
    );
    if (ended.outcome === 'unknown') throw new CannotStart('There is no supplier with this reference.');
    const already = ended.outcome === 'already' ? ' already' : '';
    context.print(`${ended.companyName} is${already} listed no more.`);
    return already === '' ? 0 : 1;
  },
};
