import { LOCALES } from '@ashore/core/locale/locales.ts';
import { type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { notFoundScreen, screens } from './screens.ts';

/**
 * Each language has its own static prefix. An optional `/:locale?` segment would also match `/tours/rome` as
 * a locale and a product type.
 */
const prefixes = ['', ...LOCALES.map((locale) => `/${locale}`)];

export default prefixes.flatMap((prefix): RouteConfigEntry[] =>
  [...screens, notFoundScreen].map((screen) =>
    route(`${prefix}${screen.path}`.replace(/(.)\/$/, '$1'), screen.file, {
      id: `${prefix || '/'}:${screen.name}`,
      caseSensitive: true,
    }),
  ),
) satisfies RouteConfig;
