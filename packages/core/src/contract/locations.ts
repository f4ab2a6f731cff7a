import { oc } from '@orpc/contract';
import { z } from 'zod';
import { halLink, halList, locationId, uuid } from './conventions.ts';
import { raises } from './raises.ts';
import { speaksLocales } from './speaks-locales.ts';

export const location = z.object({
  locationUuid: uuid,
  name: z.string(),
  /** Empty where a place has no state worth naming; labels join what is not empty. */
  stateName: z.string(),
  countryName: z.string(),
  /** Names starting with `hotels` or `tours` say what can be booked there. */
  _links: z.record(z.string(), halLink),
});
export type Location = z.output<typeof location>;

export const searchLocations = oc
  .route({
    method: 'GET',
    path: '/locations/search',
    summary: 'The place with this id; an unknown id gives an empty list',
    tags: ['locations'],
    spec: speaksLocales,
  })
  .errors(raises('invalid_input', 'unavailable'))
  .input(z.object({ uuid: locationId }))
  .output(halList('locationList', location));
