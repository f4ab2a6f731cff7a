import { languages } from './texts.ts';

type Combination = `${(typeof languages)[number]} ${'desktop' | 'phone'}`;

type Runs = {
  /** What the usual run tests. */
  readonly usual?: readonly Combination[];
  /** What the run before a merge tests as well. */
  readonly ci?: readonly Combination[];
};

/**
 * Every language on a desktop and on a phone, with the tags of a journey in its title. What neither of the runs tests
 * is tested by the full run alone.
 */
export function combinations({ usual = [], ci = [] }: Runs) {
  return languages.flatMap((language) =>
    (['desktop', 'phone'] as const).map((device) => {
      const combination: Combination = `${language} ${device}`;
      const run = usual.includes(combination) ? '' : ci.includes(combination) ? ' @ci' : ' @full';
      const tags = `${device === 'phone' ? ' @phone' : ''}${run}`;
      return { language, isPhone: device === 'phone', title: `${combination}${tags}` };
    }),
  );
}
