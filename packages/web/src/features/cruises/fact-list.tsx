import type { CruiseRoutePort } from '@ashore/core/contract/cruises/sailing.ts';
import type { TextOf } from '../../i18n/texts.ts';

/** A name and what it is: "Berth", "Pier 3". */
export type PortFact = readonly [name: string, fact: string];

export function FactList({ facts, className = '' }: { facts: readonly PortFact[]; className?: string }) {
  return (
    <dl className={`getting-off ${className}`}>
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

type WayToTown = Pick<
  CruiseRoutePort,
  'gangwayMinutes' | 'gateBy' | 'gateMinutes' | 'placeName' | 'placeMinutes'
>;

/** How long the way from the ship to the town takes, in its parts. */
export function factsOfWay(way: WayToTown, t: TextOf): PortFact[] {
  const { gangwayMinutes, gateBy, gateMinutes, placeName, placeMinutes } = way;
  return [
    [t('cruises.ashore'), t('cruises.ashoreAfter', { minutes: gangwayMinutes })],
    [
      t('cruises.gate'),
      t(gateBy === 'walk' ? 'cruises.gateWalk' : 'cruises.gateShuttle', { minutes: gateMinutes }),
    ],
    [t('cruises.town', { place: placeName }), t('cruises.townMinutes', { minutes: placeMinutes })],
  ];
}
