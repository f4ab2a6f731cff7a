import type { APIRequestContext } from '@playwright/test';

type Port = {
  readonly trips: readonly { readonly starts: readonly { readonly minutesLeft: number | null }[] }[];
};

/** A sailing whose first trips that fit lead back to the ship, with the names by which it is chosen. */
export async function sailingWithTrips(request: APIRequestContext) {
  for await (const sailing of sailingsWithTrips(request)) return sailing;
  throw new Error('No sailing has a trip that fits.');
}

/** The sailings whose first trips that fit lead back to the ship, of the first ships of each line. */
export async function* sailingsWithTrips(request: APIRequestContext) {
  const getJson = async (path: string) => (await request.get(`/api/ToursForCruises/${path}`)).json();
  const { _embedded: fleet } = await getJson('cruiseLines?type=withExcursions');
  for (const line of fleet.cruiseLineList) {
    const { _embedded: ships } = await getJson(`cruiseShips?cruiseLine=${line.cruiseLineUuid}`);
    for (const ship of ships.cruiseShipList.slice(0, 2)) {
      const { _embedded: routes } = await getJson(`cruiseRoutes?cruiseShip=${ship.cruiseShipUuid}`);
      for (const route of routes.cruiseRouteList.slice(2, 6)) {
        const { ports } = await getJson(`cruise/${route.cruiseRouteUuid}/excursions`);
        const firstPortWithTrips = ports.find(({ trips }: Port) => trips.length > 0);
        if (firstPortWithTrips?.trips[0].starts[0].minutesLeft) yield { line, ship, route };
      }
    }
  }
}
