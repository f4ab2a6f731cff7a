import type { LocalDate } from '@ashore/core/time/local-date.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { useDeskWords } from './use-desk-words.ts';

type NextDateProps = { date: LocalDate; onChoose: (date: LocalDate) => void };

/** What to choose in place of a day that cannot be had. */
export function NextDate({ date, onChoose }: NextDateProps) {
  const t = useText();
  const { wholeDay } = useDeskWords();
  return (
    <p>
      {t('desk.nextDate', { date: wholeDay(date) })}{' '}
      <Button kind="link" size="medium" className="link-target" onClick={() => onChoose(date)}>
        {t('desk.chooseIt')}
      </Button>
    </p>
  );
}
