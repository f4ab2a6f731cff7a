import type { Interest } from '@ashore/core/catalogue/interests.ts';
import { interestSigns } from './interest-signs.ts';

/** Drawn in the page: twelve pictures of this size would cost more in requests than in lines. */
export function InterestSign({ interest }: { interest: Interest }) {
  const { ground, shapes } = interestSigns[interest];
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="block w-full">
      <rect width="48" height="48" fill={ground} />
      {shapes.map(({ d, ...paint }) => (
        <path key={d} d={d} fill="none" {...paint} />
      ))}
    </svg>
  );
}
