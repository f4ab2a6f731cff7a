import type { Text } from '../../../i18n/use-text.ts';
import type { JoinedPages } from './join-pages.ts';
import type { LoadedList } from './load-list.ts';

/** Which of all are here: the last page may be shorter, and a list that has changed meanwhile may have given one twice. */
export function shownText(
  pages: JoinedPages,
  { size, totalElements: total, totalPages }: LoadedList['page'],
  t: Text,
) {
  const before = pages.first * size;
  const isEnd = pages.last + 1 >= totalPages;
  if (before === 0 && isEnd) return t('list.all', { count: total });
  return t('list.shown', { from: before + 1, to: isEnd ? total : before + pages.tours.length, total });
}
