import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePage } from '../../page/use-page.ts';
import { Rack } from '../../ui/rack.tsx';
import { byPort, type Port } from './by-port.ts';
import { TourCard } from './tour-card.tsx';

export function ShoreExcursionsSection({ tours }: { tours: readonly TourSummary[] }) {
  const t = useText();
  const { locale } = usePage();
  return (
    <section aria-labelledby="ports-title" className="page-width pt-(--section-gap)">
      <h2 id="ports-title" className="type-h1">
        {t('home.shoreExcursions')}
      </h2>
      <p className="mt-2 text-ink-2">{t('home.shoreExcursionsLead')}</p>
      <div className="ports">
        {byPort(tours, locale).map((port) => (
          <PortSection key={port.uuid} port={port} />
        ))}
      </div>
    </section>
  );
}

function PortSection({ port }: { port: Port }) {
  const t = useText();
  return (
    <section aria-labelledby={`port-${port.uuid}`} className="port" data-trips={port.tours.length}>
      <h3 id={`port-${port.uuid}`} className="type-index">
        {t('tour.place', { city: port.city, country: port.country })}
      </h3>
      <Rack>
        {port.tours.map((tour) => (
          <TourCard key={tour.code} tour={tour} />
        ))}
      </Rack>
    </section>
  );
}
