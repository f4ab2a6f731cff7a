import type { CruiseLine, CruiseRoute, CruiseShip } from '@ashore/core/contract/cruises/fleet.ts';
import { sailingPath } from '@ashore/core/contract/values/product-path.ts';
import { listFormat } from '@ashore/core/locale/intl.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { dayRangeYearText, formatDate } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { type ReactNode, useId } from 'react';
import { useText } from '../../i18n/texts.ts';
import { usePage } from '../../page/use-page.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Anchor } from '../../ui/actions/link.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { chevronDown, chevronRight, ship as shipIcon } from '../../ui/media/icon-paths.ts';

export type Fleet = {
  readonly lines: readonly CruiseLine[];
  readonly line: CruiseLine | undefined;
  /** Ships of the chosen line. */
  readonly ships: readonly CruiseShip[];
  readonly ship: CruiseShip | undefined;
  /** Sailings of the chosen ship. */
  readonly routes: readonly CruiseRoute[];
};

/** Address of the picker, without its language. */
export const PICKER_PATH = '/toursForCruises';

/**
 * Line, ship and sailing, chosen one after the other. Every choice is a link, so the picker works without scripts, and
 * the browser's own way back undoes the last choice.
 */
export function FleetPicker({ lines, line, ships, ship, routes }: Fleet) {
  const t = useText();
  return (
    <div className="fleet-picker">
      <PickerStep number={1} title={t('fleet.line')} chosen={line?.name} undo={PICKER_PATH}>
        {lines.map(({ cruiseLineUuid, name, shipCount, funnelColour, accentColour }) => (
          <PickerChoice
            key={cruiseLineUuid}
            to={`${PICKER_PATH}?line=${cruiseLineUuid}`}
            isChosen={cruiseLineUuid === line?.cruiseLineUuid}
            sign={<Funnel colour={funnelColour} accent={accentColour} />}
            name={name}
            beside={t('fleet.ships', { count: shipCount })}
          />
        ))}
      </PickerStep>
      <PickerStep
        number={2}
        title={t('fleet.ship')}
        chosen={ship?.name}
        {...(line && { undo: `${PICKER_PATH}?line=${line.cruiseLineUuid}` })}
        waiting={line ? undefined : t('fleet.lineFirst')}
      >
        {ships.map(({ cruiseShipUuid, name }) => (
          <PickerChoice
            key={cruiseShipUuid}
            to={`${PICKER_PATH}?line=${line?.cruiseLineUuid}&ship=${cruiseShipUuid}`}
            isChosen={cruiseShipUuid === ship?.cruiseShipUuid}
            sign={<Icon path={shipIcon} className="fleet-choice-sign" />}
            name={name}
          />
        ))}
      </PickerStep>
      <PickerStep
        number={3}
        title={t('fleet.sailing')}
        waiting={ship ? undefined : t(line ? 'fleet.shipFirst' : 'fleet.lineFirst')}
      >
        {[...Map.groupBy(routes, ({ routeStartDate }) => routeStartDate.slice(0, 7))].map(
          ([month, ofMonth], index) => (
            <SailingsOfMonth key={month} month={month} routes={ofMonth} isOpen={index === 0} />
          ),
        )}
      </PickerStep>
    </div>
  );
}

/** The search finds the sailings of a ship by its name and a day, also without scripts. */
export function ShipByName() {
  const t = useText();
  const { locale } = usePage();
  const id = useId();
  return (
    <form method="get" action={withLocale('/search', locale)} aria-labelledby={id} className="mb-7">
      <label id={id} htmlFor={`${id}-q`} className="mb-1.5 block font-semibold">
        {t('fleet.byName')}
      </label>
      <div className="flex max-w-160 flex-wrap gap-3">
        <TextInput
          id={`${id}-q`}
          name="q"
          required
          icon={shipIcon}
          maxLength={MAX_TYPED_LENGTH}
          placeholder={t('fleet.byNameHint')}
          className="min-w-60 flex-1"
        />
        <Button type="submit">{t('fleet.byNameFind')}</Button>
      </div>
    </form>
  );
}

/** Longer than any name of a ship with a day. */
const MAX_TYPED_LENGTH = 80;

type SailingsOfMonthProps = { month: string; routes: readonly CruiseRoute[]; isOpen: boolean };

/** A ship has up to a hundred sailings, so all but those of the next month are folded. */
function SailingsOfMonth({ month, routes, isOpen }: SailingsOfMonthProps) {
  const t = useText();
  const { intl, messages } = localeTable[usePage().locale];
  const name = formatDate(localDate(`${month}-01`), intl, 'month');
  return (
    <li>
      <details className="group/month" open={isOpen}>
        <summary className="fleet-month">
          <span className="font-semibold">{name}</span>
          <span className="type-small">{t('fleet.sailings', { count: routes.length })}</span>
          <Icon path={chevronDown} className="transition-transform group-open/month:rotate-180" />
        </summary>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list whose markers are hidden. */}
        <ul role="list">
          {routes.map(({ cruiseRouteUuid, routeStartDate, routeEndDate, ports, portsWithTrips }) => (
            <PickerChoice
              key={cruiseRouteUuid}
              to={sailingPath(cruiseRouteUuid)}
              name={dayRangeYearText({ from: localDate(routeStartDate), to: localDate(routeEndDate) }, intl)}
              below={listFormat(messages).format([...new Set(ports)])}
              note={t('fleet.portsWithTrips', { count: portsWithTrips })}
            />
          ))}
        </ul>
      </details>
    </li>
  );
}

type PickerStepProps = {
  number: number;
  title: string;
  /** What was chosen. On a phone a step that is done shows only this. */
  chosen?: string | undefined;
  /** Address at which the choice is open again. */
  undo?: string;
  /** What has to be chosen before. */
  waiting?: string | undefined;
  children: ReactNode;
};

function PickerStep({ number, title, chosen, undo, waiting, children }: PickerStepProps) {
  const t = useText();
  const id = useId();
  return (
    <section aria-labelledby={id} className="fleet-step" data-done={chosen === undefined ? undefined : ''}>
      <h2 id={id} className="fleet-step-title">
        <span className="fleet-step-number" aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      {chosen !== undefined && undo !== undefined && (
        <p className="fleet-step-chosen">
          <span className="font-semibold">{chosen}</span>
          <Anchor href={undo} className="link inline-flex min-h-11 items-center">
            {t('fleet.change')}
          </Anchor>
        </p>
      )}
      {waiting === undefined ? (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list whose markers are hidden.
        <ul role="list" className="fleet-choices">
          {children}
        </ul>
      ) : (
        <p className="px-4 py-3 type-small text-ink-2">{waiting}</p>
      )}
    </section>
  );
}

type PickerChoiceProps = {
  to: string;
  name: string;
  isChosen?: boolean;
  sign?: ReactNode;
  beside?: string;
  below?: string;
  note?: string;
};

function PickerChoice({ to, name, isChosen = false, sign, beside, below, note }: PickerChoiceProps) {
  return (
    <li>
      <Anchor href={to} className="fleet-choice" aria-current={isChosen ? 'true' : undefined}>
        {sign}
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">{name}</span>
          {below !== undefined && <span className="fleet-choice-below">{below}</span>}
          {note !== undefined && <span className="type-small block text-leaf">{note}</span>}
        </span>
        {beside === undefined ? <Icon path={chevronRight} /> : <span className="type-small">{beside}</span>}
      </Anchor>
    </li>
  );
}

/** The funnel of a line in its colours, by which passengers know its ships. */
function Funnel({ colour, accent }: { colour: string; accent: string }) {
  return (
    <svg viewBox="0 0 20 20" className="size-5 shrink-0" aria-hidden="true">
      <path d="M5 2h10l2 16H3z" fill={colour} className="stroke-line-2" />
      <path d="M4.4 7h11.2l.5 4H3.9z" fill={accent} />
    </svg>
  );
}
