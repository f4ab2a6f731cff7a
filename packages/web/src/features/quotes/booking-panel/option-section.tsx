import { dayState } from '@ashore/core/availability/day-state.ts';
import { useSentenceGap, useText } from '../../../i18n/texts.ts';
import { differenceTexts, durationText, startsText } from '../../../i18n/trip-texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { OptionPanel } from '../../../ui/form/option-panel.tsx';
import { DotLine, Panel } from '../../../ui/layout/panel.tsx';
import { alternativeOptions, departuresOf, hasAvailableSpots, type Option } from './choice.ts';
import { NextDate } from './next-date.tsx';
import { focusHoldButton, PanelSection } from './panel-section.tsx';
import { isNonRefundable, usePanelTexts } from './panel-texts.ts';
import { PartProblem } from './problems.tsx';
import { StartTimes } from './start-times.tsx';
import { useCurrentBookingPanel } from './use-booking-panel.tsx';

/** The options of the product, with the departures of the chosen day inside the chosen option. */
export function OptionSection() {
  const t = useText();
  const { tour, choice, isStale } = useCurrentBookingPanel();
  const { components: options } = tour;
  const [firstOption] = options;
  const hasOneOption = options.length === 1;
  const hasOpeningHours = firstOption.opens !== null && firstOption.startingTimes.length === 0;
  const title = hasOneOption
    ? hasOpeningHours
      ? 'bookingPanel.hours'
      : 'bookingPanel.time'
    : 'bookingPanel.optionTitle';
  return (
    <PanelSection section="option" title={t(title)} refreshing={isStale}>
      <PartProblem part="start" />
      <NothingThatDay />
      <OptionUnavailable />
      {hasOneOption ? (
        <Panel className="mt-5">
          <p className="type-small text-ink-2">
            <OptionDetail option={firstOption} />
          </p>
          {choice.date !== undefined && (
            <div className="mt-3.5">
              <StartTimes option={firstOption} />
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
    </PanelSection>
  );
}

function NothingThatDay() {
  const t = useText();
  const gap = useSentenceGap();
  const { tour, choice, day, hasFailed, askAgain, calendar, chooseDate } = useCurrentBookingPanel();
  if (hasFailed) {
    return (
      <Note tone="error" live="polite" className="mt-4">
        {t('bookingPanel.dayFailed')}
        {gap}
        <Button kind="link" size="medium" className="link-target" onClick={askAgain}>
          {t('bookingPanel.again')}
        </Button>
      </Note>
    );
  }
  if (choice.date === undefined || !day) return null;
  if (tour.components.some((option) => departuresOf(option, day).some(hasAvailableSpots))) return null;
  const next = calendar.isOpen(choice.date) ? undefined : calendar.nextAfter(choice.date);
  return (
    <Note tone="amber" live="polite" className="mt-4">
      <p>{t('bookingPanel.noOptions')}</p>
      {next !== undefined && <NextDate date={next} onChoose={chooseDate} />}
    </Note>
  );
}

/** One option, with its departures once it is chosen. */
function OptionChoice({ option }: { option: Option }) {
  const t = useText();
  const { price, nameOf } = usePanelTexts();
  const { tour, choice, resolvedChoice, day, chooseOption } = useCurrentBookingPanel();
  const isChosen = resolvedChoice.option.componentKey === option.componentKey;
  const dayTickets = day?.components.find(
    ({ componentKey }) => componentKey === option.componentKey,
  )?.tickets;
  const [first] = dayTickets?.length ? dayTickets : option.tickets;
  const departures = departuresOf(option, day);
  const startsAt = isChosen ? resolvedChoice.departure?.startsAt : undefined;
  const isGone = choice.date !== undefined && day !== undefined && !departures.some(hasAvailableSpots);

  // Returns undefined rather than an empty element, because the panel reserves room for any content.
  function optionContent() {
    if (isChosen && choice.date !== undefined) return <StartTimes option={option} />;
    if (!isGone) return undefined;
    return (
      <Badge tone="ink">
        {t(departures.length > 0 ? 'bookingPanel.soldOut' : 'bookingPanel.reasonNotRunning')}
      </Badge>
    );
  }

  return (
    <OptionPanel
      name="option"
      title={nameOf(option, tour)}
      detail={<OptionDetail option={option} />}
      checked={isChosen}
      onChange={() => chooseOption(option)}
      aside={
        first && (
          <span data-price className="block text-right">
            {price(first.price, day?.currency ?? tour.currency)}
            {first.groupSize !== null && (
              <span className="block type-tiny font-normal text-ink-2">{t('bookingPanel.perGroup')}</span>
            )}
            {isNonRefundable(tour.cancellation, startsAt, new Date()) && (
              <span className="block type-tiny font-normal text-ink-2">{t('tour.nonRefundable')}</span>
            )}
          </span>
        )
      }
    >
      {optionContent()}
    </OptionPanel>
  );
}

/**
 * Usual start times or opening hours. The duration if options differ in it, because the page then states a span. What the
 * option includes or lacks, if it differs from the product.
 */
function OptionDetail({ option }: { option: Option }) {
  const t = useText();
  const { locale } = usePage();
  const { tour } = useCurrentBookingPanel();
  const { opens, closes, startingTimes, durations } = option;
  const hasOtherDurations = tour.components.some((other) => other.durations !== tour.durations);
  const parts = [
    opens !== null && closes !== null && t('product.open', { from: opens, to: closes }),
    startingTimes.length > 0 && startsText(startingTimes, locale, t),
    durations !== null && hasOtherDurations && durationText(durations, t),
  ];
  return (
    <>
      <DotLine parts={parts.filter((part) => part !== false)} />
      {differenceTexts(option, tour.components[0], { locale, t }).map((text) => (
        <span key={text} className="block">
          {text}
        </span>
      ))}
    </>
  );
}

/**
 * Shown if the chosen option is unavailable that day: the reason, and the available options with their
 * prices.
 */
function OptionUnavailable() {
  const t = useText();
  const { wholeDay, nameOf } = usePanelTexts();
  const { tour, choice, day, resolvedChoice } = useCurrentBookingPanel();
  const alternatives = alternativeOptions(tour.components, resolvedChoice, day);
  if (choice.date === undefined || alternatives.length === 0) return null;
  const reason = dayState(departuresOf(resolvedChoice.option, day));
  const name = nameOf(resolvedChoice.option, tour);
  return (
    <Note tone="amber" live="polite" className="mt-4">
      <p>
        {t('bookingPanel.optionUnavailable', {
          option: name,
          why: reason,
          day: wholeDay(choice.date),
          count: alternatives.length,
        })}
      </p>
      <ul className="mt-2.5 flex flex-wrap gap-2">
        {alternatives.map((option) => (
          <li key={option.componentKey}>
            <OtherOptionButton option={option} />
          </li>
        ))}
      </ul>
    </Note>
  );
}

function OtherOptionButton({ option }: { option: Option }) {
  const t = useText();
  const { price, nameOf } = usePanelTexts();
  const { tour, day, chooseOption } = useCurrentBookingPanel();
  const [first] =
    day?.components.find(({ componentKey }) => componentKey === option.componentKey)?.tickets ?? [];
  const name = nameOf(option, tour);

  function choose() {
    focusHoldButton();
    chooseOption(option);
  }

  return (
    <Button kind="outline" size="medium" className="bg-card text-left" data-other-option onClick={choose}>
      {first && day
        ? t('bookingPanel.optionPrice', {
            option: name,
            price: price(first.price, day.currency),
            each: t(first.groupSize === null ? 'bookingPanel.perPerson' : 'bookingPanel.perGroup'),
          })
        : name}
    </Button>
  );
}
