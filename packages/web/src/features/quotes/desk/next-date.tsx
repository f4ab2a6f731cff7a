import type { LocalDate } from '@ashore/core/time/local-date.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { useDeskWords } from './use-desk-words.ts';

type NextDateProps = {
  /** Undefined where nothing is known to come. */
  date: LocalDate | undefined;
  onChoose: (date: LocalDate) => void;
  className?: string;
};

/** What to choose in place of a day that cannot be had. */
export function NextDate({ date, onChoose, className = 'mt-3' }: NextDateProps) {
  const t = useText();
  const { wholeDay } = useDeskWords();
  if (date === undefined) {
    return (
      <Note live="polite" className={className}>
        {t('desk.noOptions')}
      </Note>
    );
  }
  return (
    <Note live="polite" className={className}>
      {t('desk.nextDate', { date: wholeDay(date) })}{' '}
      <Button kind="link" size="medium" className="link-target" onClick={() => onChoose(date)}>
        {t('desk.chooseIt')}
      </Button>
    </Note>
  );
}
