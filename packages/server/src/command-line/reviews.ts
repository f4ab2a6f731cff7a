import { type DeskReview, listForDesk } from '../features/reviews/list-for-desk.ts';
import { readOptions, type Verb } from './verb.ts';
import { withDatabase } from './with-database.ts';

export const reviews: Verb = {
  summary: 'Lists the reviews that wait to be read, or all of one product.',
  usage: [
    '[--product <code>]',
    '--product <code>  all that there are of this product, whatever became of them',
  ],
  async run(args, context) {
    const { product } = readOptions(args, { product: { type: 'string' } }).values;
    const code = typeof product === 'string' ? product : undefined;
    const found = await withDatabase(context, { mayMake: false }, ({ database }) =>
      listForDesk(database, code),
    );
    if (found.length === 0) context.print('There is none.');
    for (const line of found.flatMap(linesOf)) context.print(line);
    return 0;
  },
};

function linesOf({
  id,
  writtenOn,
  rating,
  trip,
  code,
  author,
  locale,
  text,
  ...review
}: DeskReview): string[] {
  const notes = [
    review.status,
    ...(review.isAnswered ? ['answered'] : []),
    ...(review.isSuspected ? ['written by a program, by the look of it'] : []),
  ];
  return [
    `${id}  ${writtenOn}  ${rating} of 5  ${trip} (${code}), ${author}, ${locale}, ${notes.join(', ')}`,
    ...text.split('\n').map((line) => `    ${line}`.trimEnd()),
  ];
}
