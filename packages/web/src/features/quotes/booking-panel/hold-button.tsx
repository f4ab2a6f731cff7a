import { HOLD_MINUTES } from '@ashore/core/contract/values/limits.ts';
import { fromDecimal } from '@ashore/core/money/money.ts';
import { Approximate } from '../../../api/use-approximate.tsx';
import type { MessageKey } from '../../../i18n/messages.ts';
import { useText } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useBarRoom } from '../../../ui/use-bar-room.ts';
import { type PanelSectionName, scrollToSection } from './panel-section.tsx';
import { useFromTexts, useIsNonRefundable, useLivePrice, usePanelTexts } from './panel-texts.ts';
import { useCurrentBookingPanel } from './use-booking-panel.tsx';
import { prepareHold } from './use-hold.ts';

const nextChoices = {
  choose_date: { section: 'date', text: 'bookingPanel.toDate' },
  choose_option: { section: 'option', text: 'bookingPanel.toOption' },
  choose_start: { section: 'option', text: 'bookingPanel.toStart' },
  choose_tickets: { section: 'tickets', text: 'bookingPanel.toTickets' },
} as const satisfies Record<string, { section: PanelSectionName; text: MessageKey }>;

/** The main button of the booking panel. It leads to the next question, or holds the chosen spots, as its label says. */
export function HoldButton() {
  const t = useText();
  const { step, isHolding, hold, tour, holdsAlready } = useCurrentBookingPanel();
  const buttonProps = { wide: true, className: 'hold-button max-md:px-3' } as const;
  if (step.action === 'sold_out') {
    return (
      <Button {...buttonProps} disabledReason={t('bookingPanel.noDates')}>
        {t('bookingPanel.soldOut')}
      </Button>
    );
  }
  if (step.count === undefined) {
    const { section, text } = nextChoices[step.action];
    return (
      <Button {...buttonProps} onClick={() => scrollToSection(section)}>
        {t(text)}
      </Button>
    );
  }
  const name = holdButtonLabel({ onRequest: tour.requireBookingApproval, hasHold: holdsAlready });
  return (
    <Button
      {...buttonProps}
      busy={isHolding}
      {...(isHolding && { busyLabel: t('bookingPanel.holding') })}
      onPointerEnter={prepareHold}
      onFocus={prepareHold}
      onClick={hold}
    >
      <HoldLabel text={t(name, { count: step.count, minutes: HOLD_MINUTES })} />
    </Button>
  );
}

/**
 * The Chinese label brackets how long the hold lasts. The label breaks before the bracket. With large text, where the
 * bracket is wider than the button, it breaks before the number, and never between the number and its unit.
 */
function HoldLabel({ text }: { text: string }) {
  const [, action, before, minutes] = /^([^（]+)(（\D*)(\d.*)$/u.exec(text) ?? [];
  if (minutes === undefined) return text;
  return (
    <>
      {action}
      <span className="inline-block">
        {before}
        <wbr />
        {minutes}
      </span>
    </>
  );
}

type HoldButtonLabelInput = { readonly onRequest: boolean; readonly hasHold: boolean };

/**
 * Label of the button that holds spots. The duration is promised only to a cart without a hold. A cart with a
 * hold keeps its remaining time, which may be less and is shown by its timer.
 */
export function holdButtonLabel({ onRequest, hasHold }: HoldButtonLabelInput): MessageKey {
  if (onRequest) return 'bookingPanel.request';
  return hasHold ? 'bookingPanel.holdOn' : 'bookingPanel.hold';
}

/** The booking ticket of narrow screens: a bar at the lower edge, shown from the start. */
export function BookingBar() {
  const t = useText();
  const { isStale } = useCurrentBookingPanel();
  return (
    <section
      ref={useBarRoom<HTMLElement>()}
      aria-label={t('bookingPanel.yourTicket')}
      data-refreshing={isStale || undefined}
      className="booking-bar needs-js lg:hidden"
    >
      <div className="min-w-0">
        <BarSum />
      </div>
      <HoldButton />
    </section>
  );
}

const asideLook = 'type-tiny font-normal text-ink-2';

function BarSum() {
  const t = useText();
  const isNonRefundable = useIsNonRefundable();
  return (
    <>
      <BarPrice />
      {isNonRefundable && <p className="type-tiny font-semibold">{t('tour.nonRefundable')}</p>}
    </>
  );
}

function BarPrice() {
  const { basePrice, currency, before, amount, after, each } = useFromTexts();
  const { total, people, shortDay, day, together, clock } = usePanelTexts();
  const { choice, resolvedChoice } = useCurrentBookingPanel();
  const price = useLivePrice();
  if (!price || price.lines.length === 0) {
    return (
      <>
        <p data-price className="type-total">
          {before && <span className={asideLook}>{before} </span>}
          {amount}
          {after && <span className={asideLook}> {after}</span>}
        </p>
        <Approximate sum={fromDecimal(basePrice, currency)} look="type-tiny" />
        <p className="type-tiny text-ink-2">{choice.date ? day(choice.date) : each}</p>
      </>
    );
  }
  const travellers = people(resolvedChoice.ticketCounts);
  const { date } = choice;
  const time = resolvedChoice.departure?.time;
  return (
    <>
      <p data-price className="type-total">
        {total(price.total)}
      </p>
      <Approximate sum={price.total} look="type-tiny" />
      {/* Three parts need two lines beside the button: they break between the parts only. */}
      <p className="break-keep type-tiny text-ink-2 sm:hidden">
        {together(
          ...[travellers, date && shortDay(date), time && clock(time)].map((part) =>
            part?.replaceAll(' ', '\u00a0'),
          ),
        )}
      </p>
      <p className="type-tiny text-ink-2 max-sm:hidden">
        {together(travellers, date && day(date), time && clock(time))}
      </p>
    </>
  );
}
