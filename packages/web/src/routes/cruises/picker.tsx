import { PICKER_PATH, shipPath } from '@ashore/core/contract/values/product-path.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { redirect } from 'react-router';
import { FleetPicker, ShipByName } from '../../features/cruises/fleet-picker.tsx';
import { YourSailingSlot } from '../../features/cruises/your-sailing/slot.tsx';
import { placeLine } from '../../features/home/places.tsx';
import { byRegion, PortsByRegion } from '../../features/home/ports.tsx';
import { useText } from '../../i18n/texts.ts';
import { ifAvailable } from '../../page/if-available.ts';
import { pageContext } from '../../page/page-context.ts';
import { BreadcrumbTrail } from '../../shell/page/breadcrumb-trail.tsx';
import { PageHead } from '../../shell/page/page-head.tsx';
import { Anchor } from '../../ui/actions/link.tsx';
import type { Route } from './+types/picker.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { api, locale } = page;
  const wanted = { line: url.searchParams.get('line'), ship: url.searchParams.get('ship') };
  const isStart = wanted.line === null && wanted.ship === null;
  const [{ _embedded }, ports] = await Promise.all([
    api.cruises.lines({}),
    isStart
      ? ifAvailable(page, api.locations.list({ size: 100, productType: 'shore-excursions' }))
      : undefined,
  ]);
  const lines = _embedded.cruiseLineList;
  const line = lines.find(({ cruiseLineUuid }) => cruiseLineUuid === wanted.line);
  const ships = line
    ? (await api.cruises.ships({ cruiseLine: line.cruiseLineUuid }))._embedded.cruiseShipList
    : [];
  // Any number of addresses could name an unknown line or ship, and each would be a page of its own.
  if (wanted.line !== null && !line) throw redirect(withLocale(PICKER_PATH, locale));
  const isShip = ships.some(({ cruiseShipUuid }) => cruiseShipUuid === wanted.ship);
  if (wanted.ship !== null && !isShip)
    throw redirect(withLocale(line ? `${PICKER_PATH}?line=${line.cruiseLineUuid}` : PICKER_PATH, locale));
  // A line with one ship leaves nothing to choose.
  const ship =
    ships.find(({ cruiseShipUuid }) => cruiseShipUuid === wanted.ship) ??
    (ships.length === 1 ? ships[0] : undefined);
  const routes = ship
    ? (await api.cruises.routes({ cruiseShip: ship.cruiseShipUuid }))._embedded.cruiseRouteList
    : [];
  const portLines = ports?._embedded.locationList.map((place) => ({
    ...placeLine(place),
    cruisePort: place.cruisePorts?.[0]?.slug,
  }));
  const regions = byRegion(portLines ?? [], locale);
  // Once a line is chosen, a page with hundreds of others would be heavy for nothing.
  const isFolded = line !== undefined && lines.length > MAX_LINES_BESIDE_CHOSEN;
  return { line, ships, ship, routes, regions, isFolded, lines: isFolded ? [line] : lines };
}

/** More than fit the column of the picker a few times over. */
const MAX_LINES_BESIDE_CHOSEN = 40;

export default function Picker({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { regions, ...fleet } = loaderData;
  const { ship } = fleet;
  return (
    <main id="content" className="page-width">
      <PageHead title={t('cruises.title')} description={t('cruises.lead')} />
      <BreadcrumbTrail here={t('cruises.here')} />
      <h1 className="type-h1">{t('cruises.title')}</h1>
      <p className="type-lead mt-3 mb-6">{t('cruises.lead')}</p>
      <YourSailingSlot />
      <ShipByName />
      <FleetPicker {...fleet} />
      {ship && (
        <p className="mt-4">
          <Anchor href={shipPath(ship.cruiseShipSlug)} className="link inline-flex min-h-11 items-center">
            {t('cruises.aboutShip', { ship: ship.name })}
          </Anchor>
        </p>
      )}
      <PortsByRegion regions={regions} isOnPicker />
    </main>
  );
}
