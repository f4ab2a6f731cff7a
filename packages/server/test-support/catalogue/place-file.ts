import type { Database } from '../../src/database/connect.ts';
import type { PlaceFile, ProductInFile } from '../../src/features/catalogue/file/place-file.ts';

const inThree = (text: string) => ({ en: text, de: `${text} (de)`, 'zh-Hans': `${text} (zh)` });

/** A product as a place file has it, with these differences. */
export function productRow(slug: string, differences: Partial<ProductInFile> = {}): ProductInFile {
  return {
    slug,
    type: 'tours',
    supplier: 'harbour-walks',
    sight: null,
    scene: 'harbour',
    prop: 'sailing-boat',
    title: inThree(`Title of ${slug}`),
    subTitle: inThree('Two hours'),
    short: inThree('Short'),
    long: { en: ['One.', 'Two.'], de: ['Eins.', 'Zwei.'] },
    highlights: { en: ['A highlight'] },
    interests: ['water'],
    languages: ['en'],
    durationMinutes: 120,
    price: { adult: 4_850, child: 2_900 },
    options: [],
    startTimes: ['18:30'],
    days: ['sat', 'mon'],
    season: { from: '11-01', to: '03-31' },
    capacity: 12,
    minAge: 4,
    maxGroup: null,
    included: ['guide', 'water'],
    excluded: ['tips'],
    bring: [],
    know: ['small-group'],
    cancellation: 'tiered-7d',
    onRequest: false,
    meeting: { name: inThree('The quay'), street: 'Cais 1', latitude: 38.7, longitude: -9.1 },
    reviews: [
      { locale: 'en', name: 'Ann', rating: 5, monthsAgo: 1, text: 'Good.' },
      { locale: 'de', name: 'Jens', rating: 4, monthsAgo: 2, text: 'Gut.' },
    ],
    rating: 4.5,
    popularity: 50,
    ...differences,
  };
}

/** A place that sells these products. */
export function placeWith(slug: string, products: readonly ProductInFile[], port = true): PlaceFile {
  return {
    location: {
      slug,
      country: 'PT',
      currency: 'EUR',
      timeZone: 'Europe/Lisbon',
      latitude: 38.72,
      longitude: -9.14,
      isPort: port,
      names: inThree(slug),
      stateNames: null,
      countryNames: { en: 'Portugal', de: 'Portugal', 'zh-Hans': '葡萄牙' },
      aliases: { en: ['Lisboa'], de: [], 'zh-Hans': [] },
      intro: inThree('Where it is'),
      bestFor: ['water'],
      port: port ? { name: inThree('The cruise quay'), latitude: 38.71, longitude: -9.12 } : null,
    },
    sights: [
      { slug: 'tower', names: inThree('Tower'), silhouette: 'square', latitude: 38.69, longitude: -9.2 },
    ],
    suppliers: [
      {
        slug: `harbour-walks${slug === 'lisbon' ? '' : `-of-${slug}`}`,
        name: 'Harbour Walks',
        street: 'Cais 1',
        since: 2014,
        languages: ['en'],
        about: inThree('Who we are'),
      },
    ],
    products: products.map((product) =>
      slug === 'lisbon' ? product : { ...product, supplier: `harbour-walks-of-${slug}` },
    ),
  };
}

/** Records the current prices as prices of long ago, so that a promotion has an earlier price beside it. */
export async function pricedForLong({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query('delete from price_log');
  await pool.query(
    `insert into price_log (product_id, currency, utc_noted_at, price_minor)
     select id, currency, '2026-08-01', price_minor from products`,
  );
}
