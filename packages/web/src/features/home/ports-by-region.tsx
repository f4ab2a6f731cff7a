import { useText } from '../../i18n/use-text.ts';
import type { PortsOfRegion } from './by-region.ts';
import { PlaceIndex } from './place-index.tsx';

/** Every port there is something to do in, by the part of the world it lies in. */
export function PortsByRegion({ regions }: { regions: readonly PortsOfRegion[] }) {
  const t = useText();
  const ports = regions.flatMap((region) => region.ports);
  if (ports.length === 0) return null;
  const trips = ports.reduce((sum, port) => sum + port.trips, 0);
  return (
    <section aria-labelledby="ports-title" className="page-width pt-(--section-gap)">
      <h2 id="ports-title" className="type-h1">
        {t('home.shoreExcursions')}
      </h2>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 text-ink-2">
        <span className="hero-flags hero-flags-small max-sm:hidden" aria-hidden="true" />
        <span>{t('home.byShipLead', { trips, ports: ports.length })}</span>
      </p>
      {regions.map(({ region, ports: inRegion }) => (
        <section key={region} aria-labelledby={`region-${region}`} className="region">
          <h3 id={`region-${region}`} className="type-caption text-ink-2">
            {t(`home.${region}`)}
          </h3>
          <PlaceIndex places={inRegion} to="shore-excursions" withCountry className="place-index-wide" />
        </section>
      ))}
    </section>
  );
}
