import type { CruiseLine, CruiseRoute, CruiseShip } from '@ashore/core/contract/cruises/fleet.ts';
import { PICKER_PATH } from '@ashore/core/contract/values/product-path.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useText } from '../../i18n/texts.ts';
import { usePage } from '../../page/use-page.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Anchor } from '../../ui/actions/link.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { ship as shipIcon } from '../../ui/media/icon-paths.ts';
import { FleetChoice, SailingsByMonth } from './fleet-choices.tsx';

export type Fleet = {
  readonly lines: readonly CruiseLine[];
  readonly line: CruiseLine | undefined;
  /** Ships of the chosen line. */
  readonly ships: readonly CruiseShip[];
  readonly ship: CruiseShip | undefined;
  /** Sailings of the chosen ship. */
  readonly routes: readonly CruiseRoute[];
  /** Whether the other lines are left out beside the chosen one. */
  readonly isFolded: boolean;
};

/**
 * Line, ship and sailing, chosen one after the other. Every choice is a link, so the picker works without scripts, and
 * the browser's own way back undoes the last choice.
 */
export function FleetPicker({ lines, line, ships, ship, routes, isFolded }: Fleet) {
  const t = useText();
  return (
    <div className="fleet-picker">
      <PickerStep
        number={1}
        title={t('fleet.line')}
        chosen={line?.name}
        undo={PICKER_PATH}
        isFolded={isFolded}
      >
        {lines.map(({ cruiseLineUuid, name, shipCount, funnelColour, accentColour }) => (
          <FleetChoice
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
          <FleetChoice
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
        <SailingsByMonth routes={routes} />
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
    <form
      method="get"
      action={withLocale('/search', locale)}
      aria-labelledby={id}
      className="ship-by-name mb-7"
    >
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

type PickerStepProps = {
  number: number;
  title: string;
  /** What was chosen. On a phone a step that is done shows only this. */
  chosen?: string | undefined;
  /** Address at which the choice is open again. */
  undo?: string;
  /** Whether only the choice is listed and the others are left out, so that wide screens show it as phones do. */
  isFolded?: boolean;
  /** What has to be chosen before. */
  waiting?: string | undefined;
  children: ReactNode;
};

function PickerStep({ number, title, chosen, undo, isFolded = false, waiting, children }: PickerStepProps) {
  const t = useText();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  // On wide screens a long list scrolls. What was chosen may lie below its edge.
  useEffect(() => {
    const current = chosen === undefined ? null : list.current?.querySelector('[aria-current]');
    if (!list.current || !current) return;
    const hidden = current.getBoundingClientRect().bottom - list.current.getBoundingClientRect().bottom;
    if (hidden > 0) list.current.scrollTop += hidden;
  }, [chosen]);
  return (
    <section
      aria-labelledby={id}
      className="fleet-step"
      data-done={chosen === undefined ? undefined : ''}
      data-folded={isFolded || undefined}
    >
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
        <ul ref={list} role="list" className="fleet-choices">
          {children}
        </ul>
      ) : (
        <p className="px-4 py-3 type-small text-ink-2">{waiting}</p>
      )}
    </section>
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
