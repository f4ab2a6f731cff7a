import { languages } from './texts.ts';

const schemes = ['light', 'dark'] as const;

/**
 * Every language in the light and the dark colour scheme. The usual run takes one language for each scheme,
 * `--full` takes all.
 */
export const screenshotRuns = languages.flatMap((language) =>
  schemes.map((colorScheme) => {
    const isUsual = language === { light: 'en', dark: 'zh-Hans' }[colorScheme];
    return { language, colorScheme, run: isUsual ? '' : ' @full' };
  }),
);
