import type { CatalogueFile } from './import-catalogue.ts';

type Product = CatalogueFile['products'][number];

const lisbon = {
  id: '0b6f3d0e-59a1-4a6e-9a55-0d1f6a1c0001',
  code: '1sb0na11',
  slug: 'lisbon',
  countryCode: 'PT',
  timeZone: 'Europe/Lisbon',
  latitude: 38.7,
  longitude: -9.1,
  isPort: true,
  names: { en: 'Lisbon', de: 'Lissabon', 'zh-Hans': '里斯本' },
  countryNames: { en: 'Portugal', de: 'Portugal', 'zh-Hans': '葡萄牙' },
};

const kyoto = {
  ...lisbon,
  id: '0b6f3d0e-59a1-4a6e-9a55-0d1f6a1c0002',
  code: 'ky0t0a22',
  slug: 'kyoto',
  countryCode: 'JP',
  timeZone: 'Asia/Tokyo',
  latitude: 35,
  longitude: 135.8,
  isPort: false,
  names: { en: 'Kyoto', de: 'Kyoto', 'zh-Hans': '京都' },
  countryNames: { en: 'Japan', de: 'Japan', 'zh-Hans': '日本' },
};

const supplier = { id: '0b6f3d0e-59a1-4a6e-9a55-0d1f6a1c0003', name: 'Vela & Vinho' };

function product(number: number, differences: Partial<Product> = {}): Product {
  const text = (name: string) => ({
    name: `${name} ${number}`,
    subTitle: `${name} below`,
    shortDescription: `${name} short`,
    longDescription: [`${name} long`, `${name} longer`],
  });
  return {
    id: `0b6f3d0e-59a1-4a6e-9a55-0d1f6a1d000${number}`,
    code: `pr0dac0${number}`,
    type: 'tours',
    slug: `trip-${number}`,
    location: lisbon.code,
    supplier: supplier.id,
    currency: 'EUR',
    priceMinor: 4_850,
    originalPriceMinor: null,
    durationMinutes: 120,
    rating: 4.8,
    reviewCount: 12,
    languages: ['en', 'pt'],
    interests: ['water'],
    featuredRank: null,
    picture: 'lisbon-sail',
    latitude: 38.7,
    longitude: -9.1,
    texts: { en: text('Trip'), de: text('Ausflug'), 'zh-Hans': text('行程') },
    ...differences,
  };
}

/** Two places and four products: enough for every rule of the catalogue to have something to say. */
export const smallWorld: CatalogueFile = {
  locations: [lisbon, kyoto],
  suppliers: [supplier],
  products: [
    product(1, { featuredRank: 2 }),
    product(2, { featuredRank: 1, type: 'shows', originalPriceMinor: 6_000 }),
    product(3, { location: kyoto.code, currency: 'JPY', priceMinor: 9_800, rating: null, reviewCount: 0 }),
    product(4, { type: 'transfers', featuredRank: 3, durationMinutes: null }),
  ],
  rates: { date: '2026-11-20', source: 'test', base: 'EUR', rates: { USD: '1.10', JPY: '160', GBP: '0.88' } },
};
