import type { SearchResult } from '@ashore/core/contract/search.ts';
import { listFormat } from '@ashore/core/locale/intl.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';

/** Which words nothing was found for, and what stands below instead. Always there, so that what comes into it is read out. */
export function MissedNote({ missed }: Pick<SearchResult, 'missed'>) {
  const t = useText();
  const { messages } = localeTable[usePage().locale];
  const quoted = (text: string) => t('search.quoted', { text });
  return (
    <div role="status" data-missed>
      {missed && (
        <p className="type-lead mt-3 [overflow-wrap:anywhere]">
          {t('search.missed', {
            words: listFormat(messages).format(missed.words.map(quoted)),
            understood: quoted(missed.understood),
          })}
        </p>
      )}
    </div>
  );
}
