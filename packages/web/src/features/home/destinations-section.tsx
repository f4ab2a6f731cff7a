import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { PlaceIndex } from './place-index.tsx';
import type { PlaceLine } from './place-line.ts';
import { PlacePoster } from './place-poster.tsx';

/** An index in big type. Whatever place the pointer or the focus is on hangs beside it as a poster. */
export function DestinationsSection({ places }: { places: readonly PlaceLine[] }) {
  const t = useText();
  const [shown, setShown] = useState(places[0]);
  if (!shown) return null;
  return (
    <section aria-labelledby="places-title" className="page-width pt-(--section-gap)">
      <div className="destinations">
        <PlacePoster places={places} shown={shown} />
        <div>
          <h2 id="places-title" className="type-h1">
            {t('home.whereTo')}
          </h2>
          <p className="mt-2 mb-5 text-ink-2 md:mb-6">{t('home.whereToLead')}</p>
          <PlaceIndex places={places} to="tours" shown={shown} onPoint={setShown} />
        </div>
      </div>
    </section>
  );
}
