import type { RoomParty } from '../../hotels/room-party.ts';
import type { Stay } from '../../hotels/stay-limits.ts';
import { type ProductType, PUBLIC_CODE } from './product-types.ts';

export type ProductPath = {
  productType: ProductType;
  citySlug: string;
  slug: string;
  code: string;
};

/** The canonical path of a product, without its locale. If the name gives no slug, the code stands alone. */
export function productPath({ productType, citySlug, slug, code }: ProductPath): string {
  return `/${productType}/${citySlug}/${slug === '' ? code : `${slug}-${code}`}`;
}

/** The address of the list of everything that can be booked in a city, without its locale. */
export function placeAddress(citySlug: string): string {
  return `/toursAndActivities?place=${citySlug}`;
}

/** The path of the list to which a product's path belongs: its first two segments, product type and city. */
export function listPathOf(path: string): string {
  return path.split('/').slice(0, 3).join('/');
}

/** As in `PUBLIC_CODE`. */
const CODE_LENGTH = 8;

/**
 * The code at the end of a path, regardless of what precedes it. It may be a word that looks like a code: only a
 * look-up can tell.
 */
export function codeAtEnd(path: string): string | undefined {
  const trimmed = path.endsWith('/') ? path.slice(0, -1) : path;
  const code = trimmed.slice(-CODE_LENGTH);
  const before = trimmed.at(-CODE_LENGTH - 1);
  return PUBLIC_CODE.test(code) && (before === '-' || before === '/') ? code : undefined;
}

/** The code or the UUID at the end of a path: either may name a product. */
export function idAtEnd(path: string): string | undefined {
  return codeAtEnd(path) ?? /\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/.exec(path)?.[1];
}

/** Address of the page of a cruise ship, without its language prefix. */
export function shipPath(slug: string): string {
  return `/cruiseShips/${slug}`;
}

/** Address of the page of a cruise port, without its language prefix. */
export function portPath(slug: string): string {
  return `/cruisePorts/${slug}`;
}

/** Where passengers choose line, ship and sailing. */
export const PICKER_PATH = '/toursForCruises';

/** Address of the page of a sailing, without its language prefix. */
export function sailingPath(routeId: string): string {
  return `/toursForCruises/${routeId}`;
}

/** The nights and the rooms that a traveller looks for. */
export type StaySearch = Stay & {
  readonly rooms: readonly RoomParty[];
  /** Missing if no seller has asked for them. */
  readonly guests?: GuestCountries;
};

/** Whose citizens the guests are and where they live, by ISO code. Prices of some sellers depend on both. */
export type GuestCountries = { readonly nationality: string; readonly residence: string };

/** Rooms as `readRooms` reads them from an address: `2,1-7-4`. */
export function roomsText(rooms: readonly RoomParty[]): string {
  return rooms.map(({ adults, childrenAges }) => [adults, ...childrenAges].join('-')).join();
}

/** The parameters of an address that states a stay. */
export function stayParameters({ arrival, departure, rooms, guests }: StaySearch): Record<string, string> {
  return { dateFrom: arrival, dateTo: departure, rooms: roomsText(rooms), ...guests };
}

/** An address with the stay in it. Commas stay readable. */
export function withStay(path: string, search: StaySearch): string {
  return `${path}?${parametersText(stayParameters(search))}`;
}

/** Parameters as our own addresses write them: commas are not escaped. */
export function parametersText(parameters: Readonly<Record<string, string>>): string {
  return String(new URLSearchParams(parameters)).replaceAll('%2C', ',');
}
