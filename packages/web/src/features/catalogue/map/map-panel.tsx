import type { ListMap } from '@ashore/core/contract/maps.ts';
import { MAX_ON_MAP } from '@ashore/core/contract/values/limits.ts';
import { codeAtEnd } from '@ashore/core/contract/values/product-path.ts';
import type { StatedPlan } from '@ashore/core/contract/values/trip-days.ts';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { log } from '../../../page/log.ts';
import { usePage } from '../../../page/use-page.ts';
import { useDeviceClass } from '../../../ui/breakpoints.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import type { CardTour } from '../cards/card-parts.tsx';
import { MapCards, MapStrip } from './map-cards.tsx';
import { MapDrawing } from './map-drawing.tsx';
import { MapPins } from './map-pins.tsx';

/** The drawing, the pins on it, and the cards of the pin that was pressed. */
export default function MapPanel({ tours, plan }: { tours: readonly CardTour[]; plan: StatedPlan }) {
  const t = useText();
  const panel = useRef<HTMLElement>(null);
  const isPhone = useDeviceClass() === 'phone';
  const [marked, setMarked] = useState<string>();
  const [chosenCodes, setChosenCodes] = useState<readonly string[]>([]);
  const codes = tours.map(({ code }) => code);
  const { drawing, hasFailed } = useListMap(codes);
  useMarkedCard({ place: panel, codes, marked, onMark: setMarked });
  // The map takes the place of a list that begins below the fold.
  useEffect(() => {
    if (isPhone) panel.current?.scrollIntoView({ block: 'start' });
  }, [isPhone]);
  const shownTours = tours.filter(({ code }) => chosenCodes.includes(code));

  function closeCards() {
    // A focus within the cards would disappear with them. It returns to the pin for keyboard users.
    panel.current?.querySelector<HTMLElement>('.map-pin[aria-pressed=true]')?.focus();
    setChosenCodes([]);
  }

  function onKeyDown({ key, target }: KeyboardEvent) {
    if (key !== 'Escape') return;
    if (target instanceof Element && target.closest('.map-cards')) closeCards();
    else setChosenCodes([]);
  }

  return (
    <section ref={panel} aria-label={t('map.label')} className="map-panel" onKeyDown={onKeyDown}>
      <div className="map-frame">
        {drawing && (
          <>
            <MapDrawing drawing={drawing} />
            <MapPins
              drawing={drawing}
              tours={tours}
              marked={marked}
              chosen={chosenCodes}
              onMark={setMarked}
              onChoose={setChosenCodes}
            />
          </>
        )}
      </div>
      {hasFailed && <Note tone="error">{t('map.failed')}</Note>}
      {shownTours.length > 0 && <MapCards tours={shownTours} plan={plan} onClose={closeCards} />}
      {isPhone && shownTours.length === 0 && <MapStrip tours={tours} plan={plan} onMark={setMarked} />}
      <p className="map-note">{t('map.note')}</p>
    </section>
  );
}

type LoadedDrawing = { readonly for: string; readonly drawing?: ListMap; readonly hasFailed: boolean };

/** Loads the map of these products. While other products load, the last drawing stays. */
function useListMap(codes: readonly string[]): Omit<LoadedDrawing, 'for'> {
  const { locale } = usePage();
  const [loadedDrawing, setLoadedDrawing] = useState<LoadedDrawing>({ for: '', hasFailed: false });
  const codeList = codes.slice(0, MAX_ON_MAP).join();
  const key = `${locale} ${codeList}`;
  useEffect(() => {
    if (codeList === '') return;
    const asking = new AbortController();
    fetchMap(codeList, asking.signal).then(
      (drawing) => setLoadedDrawing({ for: key, drawing, hasFailed: false }),
      (failure) => {
        if (asking.signal.aborted) return;
        log('warn', 'The map of a list could not be loaded', failure);
        setLoadedDrawing({ for: key, hasFailed: true });
      },
    );
    return () => asking.abort();
  }, [codeList, key]);
  return loadedDrawing;
}

async function fetchMap(codes: string, signal: AbortSignal): Promise<ListMap> {
  const { api } = await import('../../../api/browser-client.ts');
  return api.maps.list({ codes }, { signal });
}

type MarkedCard = {
  /** The map; the cards of the list are in the same `main` element. */
  readonly place: RefObject<HTMLElement | null>;
  readonly codes: readonly string[];
  readonly marked: string | undefined;
  readonly onMark: (code: string | undefined) => void;
};

/**
 * Hovering or focusing a card marks its pin, and the other way round. The cards do not need to know the map.
 */
function useMarkedCard({ place, codes, marked, onMark }: MarkedCard): void {
  const codeList = codes.join();
  useEffect(() => {
    const page = place.current?.closest('main');
    if (!page) return;
    const markPin = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest('.rack-card') : null;
      if (!card) return;
      const code = codeOf(card);
      onMark(code !== undefined && codeList.includes(code) ? code : undefined);
    };
    page.addEventListener('pointerover', markPin);
    page.addEventListener('focusin', markPin);
    return () => {
      page.removeEventListener('pointerover', markPin);
      page.removeEventListener('focusin', markPin);
    };
  }, [place, codeList, onMark]);

  useEffect(() => {
    if (marked === undefined) return;
    const cards = place.current?.closest('main')?.querySelectorAll('.rack-card') ?? [];
    const card = [...cards].find((candidate) => codeOf(candidate) === marked);
    card?.setAttribute('data-marked', '');
    return () => card?.removeAttribute('data-marked');
  }, [place, marked]);
}

function codeOf(card: Element): string | undefined {
  const link = card.querySelector<HTMLAnchorElement>('a.card-link');
  return link ? codeAtEnd(new URL(link.href).pathname) : undefined;
}
