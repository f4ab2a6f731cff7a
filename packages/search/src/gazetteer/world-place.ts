import type { Coordinates } from '@ashore/core/cruises/distance.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';

/** A place of the world, whether a catalogue has it or not. */
export type WorldPlace = Coordinates & {
  readonly id: string;
  readonly kind: 'country' | 'region' | 'city' | 'sight';
  readonly names: Readonly<Record<MessageLocale, string>>;
  readonly otherNames: readonly string[];
  /** ISO code; of a region or a sight it is not known. */
  readonly country: string | undefined;
  /** Whether travellers name it. Other cities are only large. */
  readonly isTravelled: boolean;
  /** English names of countries, states and cities that lie in a region. */
  readonly members: readonly string[];
};

const ID_PREFIX = 'world/';

export const isWorldId = (id: string): boolean => id.startsWith(ID_PREFIX);

export const worldId = (kind: WorldPlace['kind'], name: string): string => `${ID_PREFIX}${kind}/${name}`;
