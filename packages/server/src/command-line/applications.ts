import { type ListedApplication, listApplications } from '../features/suppliers/list-applications.ts';
import { readOptions, type Verb } from './verb.ts';
import { withDatabase } from './with-database.ts';

export const applications: Verb = {
  summary: 'Lists the companies that would like to become suppliers.',
  usage: ['[--all]', '--all  those that were decided as well'],
  async run(args, context) {
    const { values } = readOptions(args, { all: { type: 'boolean' } });
    const found = await withDatabase(context, { mayMake: false }, ({ database }) =>
      listApplications(database, { all: values.all === true }),
    );
    if (found.length === 0) context.print('There is none.');
    for (const application of found) context.print(lineOf(application));
    return 0;
  },
};

function lineOf({ reference, appliedAt, companyName, city, country, ...more }: ListedApplication): string {
  const { status, decidedAt, decidedBy } = more;
  const decided = decidedAt ? `, by ${decidedBy} on ${decidedAt.toISOString().slice(0, 10)}` : '';
  const day = appliedAt.toISOString().slice(0, 10);
  return `${reference}  ${day}  ${status.padEnd(9)}  ${companyName}, ${city} (${country})${decided}`;
}
