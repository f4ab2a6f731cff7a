import { collator } from '@ashore/core/locale/intl.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import { useText } from '../../i18n/texts.ts';
import { Anchor } from '../../ui/actions/link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PlaceIndex, type PlaceLine } from './places.tsx';

/** Number of ports shown before the visitor unfolds the rest. */
const FIRST = 12;

/** Ports for cruise passengers: those with the most trips first, the others folded. */
export function PortsBand({ ports }: { ports: readonly PlaceLine[] }) {
  const t = useText();
  if (ports.length === 0) return null;
  const trips = ports.reduce((sum, port) => sum + port.trips, 0);
  const furtherPorts = ports.slice(FIRST);
  return (
    <section aria-labelledby="ports-title" className="page-width pt-(--section-gap)">
      <div className="ports-band ground-deep">
        <div>
          <p className="type-caption text-sun">{t('home.byShip')}</p>
          <h2 id="ports-title" className="type-h1 mt-3">
            {t('home.byShipTitle')}
          </h2>
          <p className="mt-4 text-on-deep-2">{t('home.byShipLead', { trips, ports: ports.length })}</p>
          <p className="mt-4">
            <Anchor
              href="/toursForCruises"
              className="inline-flex min-h-11 items-center font-semibold text-on-deep underline"
            >
              {t('home.chooseShip')}
            </Anchor>
          </p>
        </div>
        <div>
          <PlaceIndex places={ports.slice(0, FIRST)} to="shore-excursions" />
          {furtherPorts.length > 0 && (
            <details className="ports-others">
              <summary>{t('home.allPorts', { count: ports.length })}</summary>
              <PlaceIndex places={furtherPorts} to="shore-excursions" />
            </details>
          )}
        </div>
      </div>
    </section>
  );
}

type PortsByRegionProps = {
  regions: readonly PortsOfRegion[];
  /** On the page of the picker, which has margins already, no link leads to it, and ports lead to their pages with the ships. */
  isOnPicker?: boolean;
};

/** All ports that offer trips, grouped by region. */
export function PortsByRegion({ regions, isOnPicker = false }: PortsByRegionProps) {
  const t = useText();
  const ports = regions.flatMap((region) => region.ports);
  if (ports.length === 0) return null;
  const trips = ports.reduce((sum, port) => sum + port.trips, 0);
  return (
    <section
      aria-labelledby="ports-title"
      className={classNames('pt-(--section-gap)', !isOnPicker && 'page-width')}
    >
      <h2 id="ports-title" className="type-h1">
        {t('home.shoreExcursions')}
      </h2>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 text-ink-2">
        {!isOnPicker && <span className="hero-flags hero-flags-small max-sm:hidden" aria-hidden="true" />}
        <span>{t('home.byShipLead', { trips, ports: ports.length })}</span>
        {!isOnPicker && (
          <Anchor href="/toursForCruises" className="link inline-flex min-h-11 items-center">
            {t('home.chooseShip')}
          </Anchor>
        )}
      </p>
      {regions.map(({ region, ports: inRegion }) => (
        <section key={region} aria-labelledby={`region-${region}`} className="region">
          <h3 id={`region-${region}`} className="type-caption text-ink-2">
            {t(`home.${region}`)}
          </h3>
          <PlaceIndex
            places={inRegion}
            to="shore-excursions"
            isOfPorts={isOnPicker}
            withCountry
            className="place-index-wide"
          />
        </section>
      ))}
    </section>
  );
}

/** Cruise regions, and the countries whose ports belong to each. */
const COUNTRIES_OF_REGION = {
  regionNorth: 'NO SE DK FI EE LV LT PL DE NL BE GB IE IS FO GL',
  regionMediterranean: 'PT ES FR MC IT MT SI HR ME AL GR TR CY IL EG TN MA GI',
  regionAmericas: 'US CA MX BZ GT HN CR PA CO BR UY AR CL PE EC BS JM DO PR CU BB LC AW CW',
  regionAsia: 'CN HK MO TW JP KR VN TH MY SG ID PH IN LK AU NZ FJ PF NC',
  regionAfrica: 'ZA NA MZ KE TZ SC MU MG CV SN AE OM QA BH SA JO',
} as const;

type Region = keyof typeof COUNTRIES_OF_REGION | 'regionElsewhere';

type PortsOfRegion = { readonly region: Region; readonly ports: readonly PlaceLine[] };

/** Groups ports by region. Regions have a fixed order; ports are sorted by name. */
export function byRegion(ports: readonly PlaceLine[], locale: Locale): PortsOfRegion[] {
  // Sorts by the rules of the page's language, because the server's own locale may differ.
  const { compare } = collator(localeTable[locale].messages);
  const regions: readonly Region[] = [
    ...(Object.keys(COUNTRIES_OF_REGION) as (keyof typeof COUNTRIES_OF_REGION)[]),
    'regionElsewhere',
  ];
  const portsByRegion = Map.groupBy(ports, regionOf);
  return regions.flatMap((region) => {
    const inRegion = portsByRegion.get(region);
    return inRegion
      ? [{ region, ports: inRegion.toSorted((one, other) => compare(one.name, other.name)) }]
      : [];
  });
}

function regionOf({ countryCode }: PlaceLine): Region {
  const regions = Object.entries(COUNTRIES_OF_REGION) as [keyof typeof COUNTRIES_OF_REGION, string][];
  return (
    regions.find(([, countries]) => countries.split(' ').includes(countryCode))?.[0] ?? 'regionElsewhere'
  );
}
