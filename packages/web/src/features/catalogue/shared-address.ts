import { BANDS } from '@ashore/core/pricing/ticket.ts';

/** What a link to a trip carries along: the day, the start and who comes; nothing of how the visitor came here. */
const carried = ['date', 'option', 'time', ...BANDS];

/** The page's own address, with what has been chosen on it as it stands in the address of the browser. */
export function sharedAddress(canonical: string, search: string): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams(
    carried.flatMap((name) => {
      const value = given.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return kept.size === 0 ? canonical : `${canonical}?${kept}`;
}
