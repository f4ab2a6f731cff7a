import { useEffect, useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { log } from '../../../page/log.ts';
import { usePage } from '../../../page/use-page.ts';
import { Combobox } from '../../../ui/combobox/combobox.tsx';
import type { ComboboxElements } from '../../../ui/combobox/combobox-field.tsx';
import { Icon } from '../../../ui/media/icon.tsx';
import { pin } from '../../../ui/media/icon-paths.ts';
import { askPlaces, type FoundPlace, type HotelPlace } from './hotel-places.ts';

type PlaceSuggestionsProps = { elements: ComboboxElements; onChoose: (place: HotelPlace) => void };

/** Pause in typing, in milliseconds, before a query is sent. */
const TYPING_PAUSE_MS = 50;

/** Places with hotels while the visitor types; before that the most popular ones. */
export default function PlaceSuggestions({ elements, onChoose }: PlaceSuggestionsProps) {
  const t = useText();
  const { locale } = usePage();
  const [typed, setTyped] = useState(() => elements.field.value);
  const places = useFoundPlaces(typed.trim());

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
      announcement={t('hotels.placesFound', { count: places.length })}
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

function useFoundPlaces(pattern: string): readonly FoundPlace[] {
  const { locale } = usePage();
  const [places, setPlaces] = useState<readonly FoundPlace[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has other names.
  useEffect(() => {
    const asking = new AbortController();
    const rested = setTimeout(() => {
      askPlaces(pattern, asking.signal).then(setPlaces, (fault) => {
        if (!asking.signal.aborted) log('warn', 'The places with hotels could not be loaded', fault);
      });
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(rested);
      asking.abort();
    };
  }, [pattern, locale]);
  return places;
}
