import { contract } from '@ashore/core/contract/contract.ts';
import { implement } from '@orpc/server';
import { findByWords } from '../../features/search/find-by-words.ts';
import { noteTours } from './catalogue.ts';
import { type ApiContext, textLocale } from './context.ts';
import { notePlaces } from './locations.ts';
import { refusing } from './refusing.ts';

const search = implement(contract.search).$context<ApiContext>().use(refusing);

// Not remembered: there is no end to what people may ask, and nobody's question may push out another's answer.
export const find = search.find.handler(async ({ input, context }) => {
  const found = await findByWords(context.database, {
    ...input,
    locale: textLocale(context),
    now: context.now(),
  });
  noteTours(context, found.tours);
  notePlaces(context, found.locations);
  return found;
});
