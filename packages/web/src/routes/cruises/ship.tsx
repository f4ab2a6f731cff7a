import { portPath, sailingPath, shipPath } from '@ashore/core/contract/values/product-path.ts';
import { isSlug } from '@ashore/core/contract/values/slug-form.ts';
import { numberFormat } from '@ashore/core/locale/intl.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { data } from 'react-router';
import { orNothing } from '../../api/calls.ts';
import { placeText } from '../../features/catalogue/cards/card-parts.tsx';
import { FactList } from '../../features/cruises/fact-list.tsx';
import { SailingsByMonth } from '../../features/cruises/fleet-choices.tsx';
import { ShipPortrait } from '../../features/cruises/ship-portrait.tsx';
import { useText } from '../../i18n/texts.ts';
import { pageContext } from '../../page/page-context.ts';
import { usePage } from '../../page/use-page.ts';
import { BreadcrumbTrail } from '../../shell/page/breadcrumb-trail.tsx';
import { PageHead } from '../../shell/page/page-head.tsx';
import { Anchor } from '../../ui/actions/link.tsx';
import type { Route } from './+types/ship.ts';

export async function loader({ context, params: { ship: slug } }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const ship = isSlug(slug) ? await orNothing(api.cruises.ship({ slug })) : undefined;
  if (!ship) throw data(null, { status: 404 });
  const { _embedded } = await api.cruises.routes({ cruiseShip: ship.cruiseShipUuid });
  return { ship, routes: _embedded.cruiseRouteList };
}

export default function Ship({ loaderData: { ship, routes } }: Route.ComponentProps) {
  const t = useText();
  const { locale, site } = usePage();
  const { name, cruiseLineName: line, cruiseLineUuid } = ship;
  return (
    <main id="content" className="page-width">
      <PageHead
        title={t('shipPage.title', { ship: name })}
        description={t('shipPage.description', { ship: name, line })}
        data={dataOf(ship, routes, (path) => site.publicUrl + withLocale(path, locale))}
      />
      <BreadcrumbTrail
        here={name}
        between={[
          { label: t('cruises.here'), href: '/toursForCruises' },
          { label: line, href: `/toursForCruises?line=${cruiseLineUuid}` },
        ]}
      />
      <h1 className="type-h1">{t('shipPage.title', { ship: name })}</h1>
      <p className="type-lead mt-2 mb-6 text-ink-2">{line}</p>
      <div className="sailing">
        <div className="sailing-map">
          <ShipPortrait ship={ship} />
          <ShipFacts ship={ship} />
        </div>
        <div className="min-w-0">
          <section aria-labelledby="sailings-title">
            <h2 id="sailings-title" className="type-h2 mb-3">
              {t('shipPage.sailingsTitle')}
            </h2>
            <ComingSailings routes={routes} />
          </section>
          <PortsOfShip ports={ship.ports} />
        </div>
      </div>
    </main>
  );
}

type Shown = Route.ComponentProps['loaderData'];
type ShownShip = Shown['ship'];

/** Sailings in the structured data. */
const MAX_LISTED = 20;

/** The ship and its next sailings, as defined by schema.org. */
function dataOf(ship: ShownShip, routes: Shown['routes'], addressOf: (path: string) => string) {
  const vehicle = {
    '@type': 'Vehicle',
    name: ship.name,
    vehicleConfiguration: 'Cruise ship',
    brand: { '@type': 'Brand', name: ship.cruiseLineName },
    vehicleSeatingCapacity: ship.passengers,
    ...(ship.built !== null && { productionDate: String(ship.built) }),
    url: addressOf(shipPath(ship.slug)),
  };
  const itemListElement = routes.slice(0, MAX_LISTED).map(({ cruiseRouteUuid }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: addressOf(sailingPath(cruiseRouteUuid)),
  }));
  return routes.length === 0 ? [vehicle] : [vehicle, { '@type': 'ItemList', itemListElement }];
}

function ShipFacts({ ship: { passengers, crew, lengthMetres, built, decks } }: { ship: ShownShip }) {
  const t = useText();
  const { intl } = localeTable[usePage().locale];
  const whole = (value: number) => numberFormat(intl, { maximumFractionDigits: 0 }).format(value);
  const length = lengthMetres === null ? null : t('shipPage.metres', { length: whole(lengthMetres) });
  const known = [
    [t('shipPage.passengers'), whole(passengers)],
    [t('shipPage.crew'), crew === null ? null : whole(crew)],
    [t('shipPage.length'), length],
    [t('shipPage.decks'), decks === null ? null : String(decks)],
    [t('shipPage.built'), built === null ? null : String(built)],
  ] as const;
  const facts = known.flatMap(([name, fact]) => (fact === null ? [] : [[name, fact] as const]));
  return <FactList facts={facts} className="mt-4" />;
}

function ComingSailings({ routes }: Pick<Shown, 'routes'>) {
  const t = useText();
  if (routes.length === 0) return <p className="mt-3 text-ink-2">{t('shipPage.noSailings')}</p>;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list whose markers are hidden.
    <ul role="list" className="divide-y divide-line border-b border-line">
      <SailingsByMonth routes={routes} />
    </ul>
  );
}

function PortsOfShip({ ports }: Pick<ShownShip, 'ports'>) {
  const t = useText();
  if (ports.length === 0) return null;
  return (
    <section aria-labelledby="ports-title" className="pt-9">
      <h2 id="ports-title" className="type-h2 mb-3">
        {t('shipPage.ports')}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list whose markers are hidden. */}
      <ul role="list" className="grid gap-x-6 sm:grid-cols-2">
        {ports.map(({ slug, name: city, country, calls }) => (
          <li key={slug} className="flex items-center justify-between gap-4 border-b border-line">
            <Anchor href={portPath(slug)} className="link inline-flex min-h-11 min-w-0 items-center py-1.5">
              {placeText({ city, country }, t)}
            </Anchor>
            <span className="type-small shrink-0 text-ink-2">{t('shipPage.calls', { count: calls })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
