import { CannotStart } from '../../database/cannot-start.ts';
import { endListing } from '../../features/suppliers/end-listing.ts';
import { readReferenceAndOptions } from '../arguments.ts';
import type { Command } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const endListingCommand: Command = {
  summary: 'Ends the listing of a supplier and its sales; the company’s data is deleted six months later.',
  usage: ['<reference>', 'reference  reference of the approved application, such as S-7K3M-9QXT'],
  async run(args, context) {
    const { reference } = readReferenceAndOptions(args, {});
    const result = await withDatabase(context, { mayCreate: false }, ({ database }) =>
      endListing(database, reference),
    );
    if (result.outcome === 'unknown') throw new CannotStart('There is no supplier with this reference.');
    const isRepeated = result.outcome === 'already';
    context.print(`The listing of ${result.companyName} has ${isRepeated ? 'already ' : ''}ended.`);
    return isRepeated ? 1 : 0;
  },
};
