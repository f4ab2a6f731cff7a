import type { Language } from './checkout.ts';

type Walk = {
  readonly language: Language;
  readonly device: 'desktop' | 'phone';
  /** Stands behind the name of a journey: where it is walked, and how often. */
  readonly tags: string;
};

const devices = ['desktop', 'phone'] as const;
const usual = { en: 'desktop', de: 'phone', 'zh-Hans': 'phone' } as const;

/** Each language and each device. The usual run walks each language once, `--full` all six. */
export const walks: readonly Walk[] = devices.flatMap((device) =>
  (['en', 'de', 'zh-Hans'] as const).map((language) => {
    const run = usual[language] === device ? '' : ' @full';
    return { language, device, tags: `: ${language}${device === 'phone' ? ' @phone' : ''}${run}` };
  }),
);
