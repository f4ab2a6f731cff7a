import type { Source } from '../dependencies/source.ts';
import type { Budget } from './budget.ts';
import { maximumBudget } from './file-lengths.ts';

/**
 * Entries, and how many files a reader may have to open to follow each. A cart holds a trip or a stay, so its bar on a product page
 * words both (3 files), and a booking holds, sells and taxes both (10 files).
 */
const entries = [
  { name: 'a product page', entry: 'packages/web/src/routes/product.tsx', maxFiles: 154 },
  {
    name: 'a booking, from the call to its rows',
    entry: 'packages/server/src/features/bookings/checkout/submit-checkout.ts',
    maxFiles: 76,
  },
];

/** How many files are loaded with a page or a call. An entry that is not there is a failure: it has moved. */
export function fileReach(sources: readonly Source[], checkedEntries = entries): Budget[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  return checkedEntries.map(({ name, entry, maxFiles }) => {
    if (byPath.has(entry))
      return maximumBudget(`files loaded with ${name}`, loadedWith(entry, byPath).size, maxFiles);
    const places = [`${entry}:1  is not there: name the file it has become in budgets/reach.ts`];
    return { ...maximumBudget(`files loaded with ${name}`, 0, maxFiles), isKept: false, places };
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
