import { languages } from './texts.ts';

const schemes = ['light', 'dark'] as const;

/** Every language by day and by night. The usual run takes one by day and another by night, `--full` all of them. */
export const looks = languages.flatMap((language) =>
  schemes.map((colorScheme) => {
    const isUsual = language === { light: 'en', dark: 'zh-Hans' }[colorScheme];
    return { language, colorScheme, run: isUsual ? '' : ' @full' };
  }),
);
