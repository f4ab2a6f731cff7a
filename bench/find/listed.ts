import { INTERESTS } from '@ashore/core/catalogue/interests.ts';

/** Lists that nobody has asked for yet: narrowed, sorted, and far back. */
export function listedQueries(): string[] {
  const sorts = ['none', 'name', 'low', 'high'];
  const narrowed = INTERESTS.flatMap((interest) =>
    sorts.flatMap((sort) =>
      [60, 90, 150, 400].map((price) => `interest=${interest}&sort=${sort}&priceTo=${price}&language=en`),
    ),
  );
  const deep = sorts.flatMap((sort) => [5, 20, 30].map((page) => `sort=${sort}&page=${page}&rating=4`));
  return [...narrowed, ...deep].map((query) => `/api/tours?${query}`);
}
