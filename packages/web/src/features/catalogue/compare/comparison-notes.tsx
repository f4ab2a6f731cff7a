import { useText } from '../../../i18n/use-text.ts';
import { Note } from '../../../ui/note.tsx';
import type { AskedComparison } from './comparison-address.ts';

type ComparisonNotesProps = { asked: AskedComparison; missing: number; count: number };

/** What of the address could not be shown as it was asked for. */
export function ComparisonNotes({ asked, missing, count }: ComparisonNotesProps) {
  const t = useText();
  const words = [
    missing > 0 && t('compare.gone', { count: missing }),
    asked.isTooMany && t('compare.beyond'),
    asked.isDateWrong && t('compare.wrongDate'),
    count === 1 && t('compare.alone'),
  ].filter((text) => text !== false);
  return words.map((text) => (
    <Note key={text} tone={text === t('compare.alone') ? 'info' : 'amber'} className="mt-4 max-w-[70ch]">
      {text}
    </Note>
  ));
}
