import type { Language } from './checkout.ts';

type JourneyRun = {
  readonly language: Language;
  readonly device: 'desktop' | 'phone';
  /** Follows the title of a journey: language, device and how often it runs. */
  readonly tags: string;
};

const devices = ['desktop', 'phone'] as const;
const usual = { en: 'desktop', de: 'phone', 'zh-Hans': 'phone' } as const;

/** Each language on each device. The usual run takes each language once, `--full` takes all six. */
export const journeyRuns: readonly JourneyRun[] = runsOf(['en', 'de', 'zh-Hans']);

/** The same six walks, of which the usual run takes one: in this language. */
export function journeyRunsIn(language: Language): readonly JourneyRun[] {
  return runsOf([language]);
}

function runsOf(usualLanguages: readonly Language[]): readonly JourneyRun[] {
  return devices.flatMap((device) =>
    (['en', 'de', 'zh-Hans'] as const).map((language) => {
      const run = usualLanguages.includes(language) && usual[language] === device ? '' : ' @full';
      return { language, device, tags: `: ${language}${device === 'phone' ? ' @phone' : ''}${run}` };
    }),
  );
}
