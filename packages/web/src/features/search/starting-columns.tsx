import { interestTitles } from '@ashore/core/catalogue/interest-titles.ts';
import { INTERESTS } from '@ashore/core/catalogue/interests.ts';
import type { Place } from '@ashore/core/contract/locations.ts';
import { noPicture } from '@ashore/core/contract/values/image-sizes.ts';
import { placeAddress } from '@ashore/core/contract/values/product-path.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import { useEffect, useState } from 'react';
import type { Text } from '../../i18n/texts.ts';
import { log } from '../../page/log.ts';
import type { ComboboxColumn } from '../../ui/combobox/combobox-list.tsx';
import { Picture } from '../../ui/media/picture.tsx';

const MOST_PLACES = 6;
const MOST_NEAR = 3;

/**
 * The most popular places, or those near another one, loaded when an empty field first has the focus. Empty until
 * then.
 */
export function useStartingPlaces(isWanted: boolean, near?: string): readonly Place[] {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    if (!isWanted || places.length > 0) return;
    const asking = new AbortController();
    askPlaces(near, asking.signal).then(setPlaces, (fault) => {
      if (!asking.signal.aborted) log('warn', 'The popular places could not be loaded', fault);
    });
    return () => asking.abort();
  }, [isWanted, near, places.length]);
  return places;
}

async function askPlaces(near: string | undefined, signal: AbortSignal): Promise<readonly Place[]> {
  const { api } = await import('../../api/browser-client.ts');
  const { _embedded } = await api.locations.list(
    { size: near === undefined ? MOST_PLACES : MOST_NEAR, near },
    { signal },
  );
  return _embedded.locationList;
}

type StartingPlaces = { readonly popular: readonly Place[]; readonly near: readonly Place[] };

/** Places nearby, popular places and all interests, for a traveller who has not typed anything yet. */
export function startingColumns(
  { popular, near }: StartingPlaces,
  locale: Locale,
  t: Text,
): ComboboxColumn[] {
  if (popular.length === 0) return [];
  const { messages } = localeTable[locale];
  return [
    {
      id: 'near',
      isWide: true,
      heading: t('find.nearby'),
      options: near.map((place) => placeOption('near', place)),
    },
    {
      id: 'popular',
      isWide: true,
      heading: t('find.popular'),
      options: popular.map((place) => placeOption('popular', place)),
    },
    {
      id: 'interests',
      heading: t('find.interests'),
      options: INTERESTS.map((id) => ({
        id: `interest-${id}`,
        content: interestTitles[id][messages],
        href: `/toursAndActivities?interest=${id}`,
      })),
    },
  ];
}

function placeOption(column: string, { code, slug, name, countryName, imageUrl }: Place) {
  return {
    id: `${column}-${code}`,
    content: (
      <span className="flex items-center gap-3">
        <Picture
          shape="square"
          src={imageUrl}
          alt=""
          sizes="56px"
          fallbackSrc={noPicture}
          priority
          className="size-14 shrink-0 rounded-badge"
        />
        <span className="min-w-0">
          <span className="block font-semibold">{name}</span>
          {countryName !== name && <span className="type-small block text-ink-2">{countryName}</span>}
        </span>
      </span>
    ),
    href: placeAddress(slug),
  };
}
