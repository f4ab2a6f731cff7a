import type { Source } from '../dependencies/source.ts';
import type { Budget } from './budget.ts';
import { atMost } from './file-lengths.ts';

/** Entries, and how many files a reader may have to open to follow each. */
const reaches = [
  { name: 'a product page', entry: 'packages/web/src/routes/product.tsx', most: 150 },
  {
    name: 'a booking, from the call to its rows',
    entry: 'packages/server/src/features/bookings/checkout/submit-checkout.ts',
    most: 65,
  },
];

/** How many files are loaded with a page or a call. An entry that is not there is a failure: it has moved. */
export function fileReach(sources: readonly Source[], wanted = reaches): Budget[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  return wanted.map(({ name, entry, most }) => {
    if (byPath.has(entry)) return atMost(`files loaded with ${name}`, loadedWith(entry, byPath).size, most);
    const places = [`${entry}:1  is not there: name the file it has become in budgets/reach.ts`];
    return { ...atMost(`files loaded with ${name}`, 0, most), holds: false, places };
  });
}

/** Types are gone when code runs, and what is imported on demand is loaded later. */
function loadedWith(entry: string, byPath: ReadonlyMap<string, Source>): ReadonlySet<string> {
  const loaded = new Set([entry]);
  for (const path of loaded) {
    for (const { target, isForTypes, isOnDemand } of byPath.get(path)?.imports ?? [])
      if (target && !isForTypes && !isOnDemand && byPath.has(target)) loaded.add(target);
  }
  return loaded;
}
