import { interestTitles } from '@ashore/core/catalogue/interest-titles.ts';
import { INTERESTS } from '@ashore/core/catalogue/interests.ts';
import type { Place } from '@ashore/core/contract/locations.ts';
import { noPicture } from '@ashore/core/contract/values/image-sizes.ts';
import { placeAddress } from '@ashore/core/contract/values/product-path.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import { useEffect, useState } from 'react';
import type { TextOf } from '../../i18n/texts.ts';
import { log } from '../../page/log.ts';
import { classNames } from '../../ui/class-names.ts';
import type { ComboboxColumn, ComboboxOption } from '../../ui/combobox/combobox-list.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { pin } from '../../ui/media/icon-paths.ts';
import { Picture } from '../../ui/media/picture.tsx';
import type { PlacesNearMe } from './places-near-me.ts';

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

type StartingPlaces = {
  readonly popular: readonly Place[];
  /** Those near the place of the page. */
  readonly near: readonly Place[];
  readonly nearMe: PlacesNearMe;
};

/** Places nearby, popular places and all interests, for a traveller who has not typed anything yet. */
export function startingColumns(
  { popular, near, nearMe }: StartingPlaces,
  locale: Locale,
  t: TextOf,
): ComboboxColumn[] {
  if (popular.length === 0) return [];
  const { messages } = localeTable[locale];
  return [
    {
      id: 'near',
      isWide: true,
      heading: t(nearMe.state === 'found' ? 'find.nearest' : 'find.nearby'),
      // The button and its result share this column, so that nothing moves under the pointer.
      options: [
        ...nearMeOption(nearMe, t),
        ...(nearMe.state === 'found' ? nearMe.places : near).map((place) => placeOption('near', place)),
      ],
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

const nearMeTexts = {
  idle: 'find.nearMe',
  locating: 'find.locating',
  denied: 'find.locationDenied',
  failed: 'find.locationFailed',
} as const;

/** Sentence on the search for places near the visitor; undefined before it begins. */
export function nearMeText({ state, places }: PlacesNearMe, t: TextOf): string | undefined {
  if (state === 'idle') return undefined;
  return state === 'found' ? t('find.nearestFound', { count: places.length }) : t(nearMeTexts[state]);
}

/** Finds the places near the visitor, and says why if it cannot. */
function nearMeOption({ state, locate }: PlacesNearMe, t: TextOf): ComboboxOption[] {
  if (locate === undefined || state === 'found') return [];
  const content = (
    <span className="flex items-center gap-3">
      <Icon path={pin} className="shrink-0 text-ink-2" />
      <span className={classNames('min-w-0', state === 'idle' && 'link')}>{t(nearMeTexts[state])}</span>
    </span>
  );
  return [{ id: 'near-me', content, staysOpen: true, ...(state !== 'locating' && { onChoose: locate }) }];
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
