import { useText } from '../../i18n/use-text.ts';
import { PlaceIndex } from './place-index.tsx';
import type { PlaceLine } from './place-line.ts';

/** How many ports are seen before somebody asks for the rest. */
const FIRST = 12;

/** For those who come by ship: the ports with most to choose from, and the others behind a word. */
export function PortsBand({ ports }: { ports: readonly PlaceLine[] }) {
  const t = useText();
  if (ports.length === 0) return null;
  const trips = ports.reduce((sum, port) => sum + port.trips, 0);
  const others = ports.slice(FIRST);
  return (
    <section aria-labelledby="ports-title" className="page-width pt-(--section-gap)">
      <div className="ports-band ground-deep">
        <div>
          <p className="type-caption text-sun">{t('home.byShip')}</p>
          <h2 id="ports-title" className="type-h1 mt-3">
            {t('home.byShipTitle')}
          </h2>
          <p className="mt-4 text-on-deep-2">{t('home.byShipLead', { trips, ports: ports.length })}</p>
        </div>
        <div>
          <PlaceIndex places={ports.slice(0, FIRST)} to="shore-excursions" />
          {others.length > 0 && (
            <details className="ports-others">
              <summary>{t('home.allPorts', { count: ports.length })}</summary>
              <PlaceIndex places={others} to="shore-excursions" />
            </details>
          )}
        </div>
      </div>
    </section>
  );
}
