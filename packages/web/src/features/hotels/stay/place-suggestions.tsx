import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { log } from '../../../page/log.ts';
import { usePage } from '../../../page/use-page.ts';
import { Combobox } from '../../../ui/combobox/combobox.tsx';
import type { ComboboxElements } from '../../../ui/combobox/combobox-field.tsx';
import { Icon } from '../../../ui/media/icon.tsx';
import { pin } from '../../../ui/media/icon-paths.ts';
import {
  askPlaces,
  type FoundPlace,
  findNothingIn,
  type HotelPlace,
  type NothingIn,
} from './hotel-places.ts';

type PlaceSuggestionsProps = { elements: ComboboxElements; onChoose: (place: HotelPlace) => void };

/** Pause in typing, in milliseconds, before a query is sent. */
const TYPING_PAUSE_MS = 50;

/**
 * Places with hotels while the visitor types; before that the most popular ones. For a place without hotels, the nearest one
 * that has some.
 */
export default function PlaceSuggestions({ elements, onChoose }: PlaceSuggestionsProps) {
  const t = useText();
  const { locale } = usePage();
  const [typed, setTyped] = useState(() => elements.field.value);
  const { places, nothingIn } = useFoundPlaces(typed.trim());
  const elsewhere = nothingIn && t('hotels.nothingIn', { ...nothingIn });

  function choose(place: FoundPlace) {
    elements.field.value = place.name;
    setTyped(place.name);
    onChoose(place);
  }

  return (
    <Combobox
      elements={elements}
      texts={{
        label: t('hotels.where'),
        clear: t('find.clear'),
        back: t('find.back'),
        newTab: t('hotels.where'),
        opened: (name) => t('find.opened', { name }),
      }}
      value={typed}
      onValueChange={setTyped}
      waitsForWord={locale === 'zh-Hans'}
      columns={[
        {
          id: 'places',
          heading: t('hotels.places'),
          options: places.map((place) => ({
            id: place.slug,
            content: <PlaceOption place={place} />,
            onChoose: () => choose(place),
          })),
        },
      ]}
      status={elsewhere && <p className="p-4 type-compact text-ink-2">{elsewhere}</p>}
      announcement={elsewhere ?? t('hotels.placesFound', { count: places.length })}
    />
  );
}

function PlaceOption({ place: { name, countryName, hotelCount } }: { place: FoundPlace }) {
  const t = useText();
  return (
    <span className="flex items-center gap-3">
      <Icon path={pin} className="shrink-0 text-ink-2" />
      <span className="min-w-0 grow">
        {countryName === name ? name : t('tour.place', { city: name, country: countryName })}
      </span>
      <span className="type-small text-ink-2">{t('hotels.hotelCount', { count: hotelCount })}</span>
    </span>
  );
}

type Findings = {
  readonly places: readonly FoundPlace[];
  /** Only for a place without hotels: then `places` are the nearest one. */
  readonly nothingIn?: NothingIn;
};

function useFoundPlaces(pattern: string): Findings {
  const t = useText();
  const { locale } = usePage();
  const [found, setFound] = useState<Findings>({ places: [] });
  const find = useEffectEvent(async (signal: AbortSignal): Promise<Findings> => {
    const places = await askPlaces(pattern, signal);
    if (places.length > 0 || pattern === '') return { places };
    // Those of the text before it do not stand while a place without hotels is looked for.
    if (!signal.aborted) setFound({ places });
    const nothingIn = await findNothingIn(t('hotels.queryIn', { place: pattern }), locale, signal);
    return nothingIn ? { places: await askPlaces(nothingIn.nearest, signal), nothingIn } : { places };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text or language has other places.
  useEffect(() => {
    const asking = new AbortController();
    const rested = setTimeout(() => {
      find(asking.signal).then(
        (findings) => !asking.signal.aborted && setFound(findings),
        (fault) => {
          if (!asking.signal.aborted) log('warn', 'The places with hotels could not be loaded', fault);
        },
      );
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(rested);
      asking.abort();
    };
  }, [pattern, locale]);
  return found;
}
