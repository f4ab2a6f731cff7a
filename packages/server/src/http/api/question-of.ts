import { LONGEST_QUERY } from '@ashore/core/contract/longest-query.ts';
import { isLocale, type Locale } from '@ashore/core/locale/locales.ts';
import { SELECTABLE_CURRENCIES } from '@ashore/core/money/selectable-currencies.ts';
import { foldText } from '@ashore/search/text/fold-text.ts';
import { messageLocale } from './context.ts';
import { isText } from './parse-json.ts';

const path = '/api/search?';

export function isSearch(url: string): boolean {
  return url.startsWith(path);
}

/**
 * What a search below the box asks, in which language: whatever has the same of it has the same answer. Undefined of
 * everything else, also of what the contract would refuse, which so is nobody's answer.
 */
export function questionOf(url: string, locale: Locale): string | undefined {
  if (!isReadable(url)) return undefined;
  const asked = new URLSearchParams(url.slice(path.length));
  for (const name of asked.keys()) if (!isPlain(name, asked.getAll(name))) return undefined;
  const query = asked.get('query')?.trim() ?? '';
  if (query === '' || query.length > LONGEST_QUERY) return undefined;
  const lang = asked.get('lang') ?? locale;
  return isLocale(lang) ? `${messageLocale(lang)} ${foldText(query).replace(/\s+/g, ' ')}` : undefined;
}

/** What is no encoding of anything is read as something all the same, as what somebody else may have asked. */
function isReadable(url: string): boolean {
  try {
    return isText(decodeURIComponent(url));
  } catch {
    return false;
  }
}

function isPlain(name: string, [value = '', ...more]: readonly string[]): boolean {
  if (more.length > 0) return false;
  if (name === 'expanded') return value === 'false';
  if (name === 'currency') return (SELECTABLE_CURRENCIES as readonly string[]).includes(value);
  return name === 'query' || name === 'lang';
}
