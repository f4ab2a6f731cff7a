import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useCurrentDesk } from './desk-context.ts';
import { DeskSection } from './desk-section.tsx';
import { NextDate } from './next-date.tsx';
import { OptionChoice } from './option-choice.tsx';
import { OptionDetail } from './option-detail.tsx';
import { PartTrouble } from './part-trouble.tsx';
import { departuresOf, hasRoom } from './settle-choice.ts';
import { Starts } from './starts.tsx';
import { WayGone } from './way-gone.tsx';

/** The ways to book the product, with the starts of the chosen day inside the chosen one. */
export function WhichSection() {
  const t = useText();
  const { tour, choice, isStale } = useCurrentDesk();
  const { components: options } = tour;
  const [only] = options;
  const isOneWay = options.length === 1;
  const isOpen = only.opens !== null && only.startingTimes.length === 0;
  const title = isOneWay ? (isOpen ? 'desk.hours' : 'desk.time') : 'desk.which';
  return (
    <DeskSection part="which" title={t(title)} refreshing={isStale}>
      <PartTrouble part="start" />
      <NothingThatDay />
      <WayGone />
      {isOneWay ? (
        <Panel className="mt-5">
          <p className="type-small text-ink-2">
            <OptionDetail option={only} />
          </p>
          {choice.date !== undefined && (
            <div className="mt-3.5">
              <Starts option={only} />
            </div>
          )}
        </Panel>
      ) : (
        <fieldset className="mt-5 grid min-w-0 grid-cols-1 gap-3">
          <legend className="sr-only">{t(title)}</legend>
          {options.map((option) => (
            <OptionChoice key={option.componentKey} option={option} />
          ))}
        </fieldset>
      )}
    </DeskSection>
  );
}

function NothingThatDay() {
  const t = useText();
  const { tour, choice, day, hasFailed, askAgain, calendar, chooseDate } = useCurrentDesk();
  if (hasFailed) {
    return (
      <Note tone="error" live="polite" className="mt-4">
        {t('desk.dayFailed')}{' '}
        <Button kind="link" size="medium" className="link-target" onClick={askAgain}>
          {t('desk.again')}
        </Button>
      </Note>
    );
  }
  if (choice.date === undefined || !day) return null;
  if (tour.components.some((option) => departuresOf(option, day).some(hasRoom))) return null;
  const next = calendar.isOpen(choice.date) ? undefined : calendar.nextAfter(choice.date);
  return (
    <Note tone="amber" live="polite" className="mt-4">
      <p>{t('desk.noOptions')}</p>
      {next !== undefined && <NextDate date={next} onChoose={chooseDate} />}
    </Note>
  );
}
