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
  const ask = async (path: string) => (await request.get(`/api/ToursForCruises/${path}`)).json();
  const { _embedded: fleet } = await ask('cruiseLines?type=withExcursions');
  for (const line of fleet.cruiseLineList) {
    const { _embedded: ships } = await ask(`cruiseShips?cruiseLine=${line.cruiseLineUuid}`);
    for (const ship of ships.cruiseShipList.slice(0, 2)) {
      const { _embedded: routes } = await ask(`cruiseRoutes?cruiseShip=${ship.cruiseShipUuid}`);
      for (const route of routes.cruiseRouteList.slice(2, 6)) {
        const { ports } = await ask(`cruise/${route.cruiseRouteUuid}/excursions`);
        const first = ports.find(({ trips }: Port) => trips.length > 0);
        if (first?.trips[0].starts[0].minutesLeft) yield { line, ship, route };
      }
    }
  }
}
