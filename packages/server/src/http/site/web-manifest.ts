import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { localeTable, type MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Variant } from '../pages/web-bundle.ts';

type WebManifestInput = {
  readonly variant: Variant;
  readonly locale: MessageLocale;
  /** The paths of all files that are served. */
  readonly files: Iterable<string>;
};

/** What a phone shows when a visitor adds the site to the home screen. */
export function webManifest({ variant, locale, files }: WebManifestInput): string {
  return JSON.stringify({
    id: '/',
    name: variant.displayName,
    short_name: variant.displayName,
    description: variant.description[locale],
    lang: localeTable[locale].html,
    start_url: withLocale('/', locale),
    scope: '/',
    display: 'standalone',
    background_color: variant.themeColours.light,
    theme_color: variant.themeColours.light,
    icons: [...files].flatMap(iconOf),
  });
}

/** Accepts `icon-512.png`, `maskable-512.png` and `icon.svg` below /icons. */
function iconOf(path: string): { src: string; sizes: string; type: string; purpose: string }[] {
  if (path === '/icons/icon.svg') return [{ src: path, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }];
  const [, kind, size] = /^\/icons\/(icon|maskable)-(\d+)\.png$/.exec(path) ?? [];
  if (kind === undefined || size === undefined) return [];
  const purpose = kind === 'maskable' ? 'maskable' : 'any';
  return [{ src: path, sizes: `${size}x${size}`, type: 'image/png', purpose }];
}
