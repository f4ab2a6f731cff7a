import type { Language } from './checkout.ts';

type JourneyRun = {
  readonly language: Language;
  readonly device: 'desktop' | 'phone';
  /** Follows the title of a journey: language, device and how often it runs. */
  readonly tags: string;
};

const devices = ['desktop', 'phone'] as const;
/** The device of each language in the usual run. */
const usualDevice = { en: 'desktop', de: 'phone', 'zh-Hans': 'phone' } as const;

/**
 * Each language on each device. The usual run, or with `ci` the run before a merge, takes only one of the six: this
 * language on its usual device, or on the named one. `--full` takes all.
 */
export function journeyRunsIn(
  usualLanguage: Language,
  run: 'usual' | 'ci' = 'usual',
  onDevice: JourneyRun['device'] = usualDevice[usualLanguage],
): readonly JourneyRun[] {
  const usualTag = run === 'ci' ? ' @ci' : '';
  return devices.flatMap((device) =>
    (['en', 'de', 'zh-Hans'] as const).map((language) => {
      const isUsual = language === usualLanguage && device === onDevice;
      const tags = `: ${language}${device === 'phone' ? ' @phone' : ''}${isUsual ? usualTag : ' @full'}`;
      return { language, device, tags };
    }),
  );
}
