import type { ProductInFile } from '../file/place-file.ts';
import type { ReportProblem } from './check-product.ts';

/** Finds facts of a trip that contradict each other, its marks or its place. Of the place it is unknown whether ships call if its row is wrong. */
export function checkFacts(
  { facts = {}, know, included, minAge }: ProductInFile,
  isPort: boolean | undefined,
  report: ReportProblem,
): void {
  const has = (mark: ProductInFile['know'][number]) => know.includes(mark);
  const { pace, steps, startsAtPier, suits } = facts;
  if (steps !== undefined && steps !== 'many' && has('stairs'))
    report('.facts.steps', `is ${steps}, but know has stairs`);
  if (steps !== undefined && steps !== 'none' && has('wheelchair-accessible'))
    report('.facts.steps', `is ${steps}, but know has wheelchair-accessible`);
  for (const mark of ['moderate-fitness', 'good-fitness'] as const)
    if (pace !== undefined && pace !== 'active' && has(mark))
      report('.facts.pace', `is ${pace}, but know has ${mark}`);
  if (startsAtPier && isPort === false)
    report('.facts.startsAtPier', 'is true, but no ships call at the place');
  if (startsAtPier === false && included.includes('port-pickup'))
    report('.facts.startsAtPier', 'is false, but included has port-pickup');
  if (!suits) return;
  if (suits.to !== undefined && suits.to < suits.from) report('.facts.suits', 'ends before it begins');
  if (minAge !== null && suits.from < minAge) report('.facts.suits.from', `is below minAge, ${minAge}`);
  if (suits.from < ADULT && has('adults-only'))
    report('.facts.suits.from', `is ${suits.from}, but know has adults-only`);
  if (suits.from >= ADULT && has('family-friendly'))
    report('.facts.suits.from', `is ${suits.from}, but know has family-friendly`);
}

const ADULT = 18;
