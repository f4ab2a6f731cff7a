import { useRef, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Note } from '../../../ui/note.tsx';
import type { CardTour } from '../card-tour.ts';
import type { Days } from '../list/narrowing.ts';
import { MapCards } from './map-cards.tsx';
import { MapDrawing } from './map-drawing.tsx';
import { MapPins } from './map-pins.tsx';
import { useListMap } from './use-list-map.ts';
import { useMarkedCard } from './use-marked-card.ts';

/** The drawing, the pins on it, and the cards of the pin that was pressed. */
export default function MapPanel({ tours, days }: { tours: readonly CardTour[]; days: Days | undefined }) {
  const t = useText();
  const place = useRef<HTMLElement>(null);
  const [marked, setMarked] = useState<string>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const codes = tours.map(({ code }) => code);
  const { drawing, hasFailed } = useListMap(codes);
  useMarkedCard({ place, codes, marked, onMark: setMarked });
  const shown = tours.filter(({ code }) => chosen.includes(code));

  function closeCards() {
    // The cross goes with the cards: who goes by keys is back at the pin.
    place.current?.querySelector<HTMLElement>('.map-pin[aria-pressed=true]')?.focus();
    setChosen([]);
  }

  return (
    <section
      ref={place}
      aria-label={t('map.label')}
      className="map-panel"
      onKeyDown={({ key }) => key === 'Escape' && setChosen([])}
    >
      <div className="map-frame">
        {drawing && (
          <>
            <MapDrawing drawing={drawing} />
            <MapPins
              drawing={drawing}
              tours={tours}
              marked={marked}
              chosen={chosen}
              onMark={setMarked}
              onChoose={setChosen}
            />
          </>
        )}
      </div>
      {hasFailed && <Note tone="error">{t('map.failed')}</Note>}
      {shown.length > 0 && <MapCards tours={shown} days={days} onClose={closeCards} />}
      <p className="map-note">{t('map.note')}</p>
    </section>
  );
}
