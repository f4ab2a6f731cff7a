import type { Pool } from 'pg';

/** Addresses of pages and API resources of cruises; a measurement requests each once. */
export type CruiseAddresses = {
  /** Of all sailings, not of the addresses. */
  readonly sailingCount: number;
  readonly sailingPages: readonly string[];
  readonly productPages: readonly string[];
  readonly pickerPages: readonly string[];
  readonly shipRequests: readonly string[];
  readonly sailingRequests: readonly string[];
};

/** Chooses addresses evenly among sailings that begin in 30 to 200 days, among products, lines and ships. */
export async function sampleAddresses(pool: Pool, samples: number): Promise<CruiseAddresses> {
  const selectPaths = async (text: string) =>
    (await pool.query<{ path: string }>(text)).rows.map(({ path }) => path);
  const pickEvenly = (paths: readonly string[]) =>
    Array.from({ length: Math.min(samples, paths.length) }, (_, index) => {
      const path = paths[Math.floor((index * paths.length) / Math.min(samples, paths.length))];
      return path ?? '';
    });
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from cruise_routes');
  return {
    sailingCount: rows[0]?.count ?? 0,
    sailingPages: pickEvenly(
      await selectPaths(`select '/en/toursForCruises/' || id as path from cruise_routes
        where starts_on between current_date + 30 and current_date + 200 order by id`),
    ),
    productPages: pickEvenly(
      await selectPaths(`select '/en/' || product.type || '/' || location.slug || '/' || product.slug || '-' || product.code as path
        from products product join locations location on location.id = product.location_id order by product.id`),
    ),
    pickerPages: pickEvenly(
      await selectPaths(
        `select '/en/toursForCruises?line=' || line_id || '&ship=' || id as path from cruise_ships order by id`,
      ),
    ),
    shipRequests: pickEvenly(
      await selectPaths(
        `select '/api/ToursForCruises/cruiseShips?cruiseLine=' || id as path from cruise_lines order by id`,
      ),
    ),
    sailingRequests: pickEvenly(
      await selectPaths(
        `select '/api/ToursForCruises/cruiseRoutes?cruiseShip=' || id as path from cruise_ships order by id`,
      ),
    ),
  };
}
