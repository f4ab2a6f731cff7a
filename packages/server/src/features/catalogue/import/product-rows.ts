import { cancellationPresets } from '@ashore/core/catalogue/cancellation-presets.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { rowOfRecipe } from '../../images/recipe.ts';
import type { PlaceFile, ProductInFile } from '../file/place-file.ts';
import { eachLanguage, eachLanguageOf } from '../file/texts-by-language.ts';
import { pictureViews, stemOfProduct } from '../product-images.ts';
import { type CatalogueIdentity, catalogueCode, catalogueId } from './catalogue-id.ts';
import { addRowsOfOptions } from './option-rows.ts';
import { addRowsOfPromotions, addRowsOfQuestions, addRowsOfReviews } from './product-part-rows.ts';
import type { PlaceRows } from './tables.ts';

type ProductContext = {
  readonly cityId: string;
  readonly place: PlaceFile;
  /** Position of the product in its place's file. */
  readonly rank: number;
  readonly today: LocalDate;
};

/** Adds the rows of a product: its texts, images, points, questions, options, promotions and reviews. */
export function addRowsOfProduct(rows: PlaceRows, product: ProductInFile, context: ProductContext): void {
  const { place, today } = context;
  const names = [place.location.slug, product.slug];
  const identity = { id: catalogueId('product', ...names), names };
  addProduct(rows, product, { ...identity, ...context });
  addPictures(rows, product, { ...identity, ...context });
  addTexts(rows, product, identity);
  addFeatures(rows, product, identity);
  addPoints(rows, product, identity);
  addRowsOfQuestions(rows, product, identity);
  addRowsOfOptions(rows, product, { ...identity, today });
  addRowsOfPromotions(rows, product, { ...identity, currency: place.location.currency, today });
  addRowsOfReviews(rows, product, { ...identity, today });
}

function addProduct(
  rows: PlaceRows,
  product: ProductInFile,
  { id, names, cityId, place }: CatalogueIdentity & ProductContext,
): void {
  const { slug, type, supplier, sight, meeting, cancellation, facts = {} } = product;
  const code = catalogueCode('product', ...names);
  rows.codes.push({ code, kind: 'product' });
  rows.products.push({
    id,
    code,
    type,
    slug,
    location_id: cityId,
    supplier_id: catalogueId('supplier', supplier),
    sight_id: sight === null ? null : catalogueId('sight', place.location.slug, sight),
    currency: place.location.currency,
    price_minor: leastPrice(product),
    duration_minutes: product.durationMinutes,
    start_shift_minutes: product.startShiftMinutes ?? null,
    languages: product.languages,
    interests: product.interests,
    scene: product.scene ?? null,
    prop: product.prop ?? null,
    landmark: product.landmark ?? null,
    latitude: meeting.latitude,
    longitude: meeting.longitude,
    cancellation: typeof cancellation === 'string' ? cancellationPresets[cancellation] : cancellation,
    on_request: product.onRequest,
    booking_source: product.bookingSource ?? null,
    waiver: product.waiver ?? null,
    min_age: product.minAge,
    max_group: product.maxGroup,
    setting: facts.setting ?? null,
    pace: facts.pace ?? null,
    walking_metres: facts.walkingMetres ?? null,
    steps: facts.steps ?? null,
    starts_at_pier: facts.startsAtPier ?? null,
    suits_from: facts.suits?.from ?? null,
    suits_to: facts.suits?.to ?? null,
    popularity: product.popularity,
    required_entries: product.requiredEntries ?? [],
    required_main_contact_data: product.requiredMainContactData ?? [],
    required_participants_data: product.requiredParticipantsData ?? [],
    accepted_documents: product.acceptedDocuments ?? ['passport'],
    status: product.status,
    excluded: product.excludedTour,
    featured_rank: product.featured,
  });
}

function addPictures(
  rows: PlaceRows,
  // A product without a scene gets a view of the town.
  { slug, sight, scene = 'town', prop = 'none', landmark }: ProductInFile,
  { id, place, rank }: CatalogueIdentity & ProductContext,
): void {
  const { slug: city, latitude, isPort: coastal } = place.location;
  for (const view of pictureViews) {
    const stem = stemOfProduct(city, slug, view);
    const subject = { place: city, rank, scene, prop, sight: sight ?? undefined, landmark };
    const recipe = { kind: 'product', ...subject, view, latitude, coastal } as const;
    rows.images.push(rowOfRecipe(stem, recipe));
    rows.productImages.push({ product_id: id, position: view, stem });
  }
}

function addTexts(rows: PlaceRows, product: ProductInFile, { id }: CatalogueIdentity): void {
  const { title, subTitle, short, long, highlights, uniqueSellingPoints, contentTabs = [] } = product;
  const texts = {
    name: title,
    sub_title: subTitle,
    short_description: short,
    long_description: long,
    highlights,
    unique_selling_points: uniqueSellingPoints,
  };
  eachLanguageOf(texts, (locale, row) => rows.productTexts.push({ product_id: id, locale, ...row }));
  for (const [position, tab] of contentTabs.entries())
    eachLanguageOf(tab, (locale, row) => rows.tabs.push({ product_id: id, position, locale, ...row }));
}

function addFeatures(
  rows: PlaceRows,
  { included, excluded, bring, know }: ProductInFile,
  { id }: CatalogueIdentity,
): void {
  for (const [kind, codes] of Object.entries({ included, excluded, bring, know }))
    for (const [position, code] of codes.entries())
      rows.features.push({ product_id: id, kind, position, code });
}

/**
 * The id of a pickup point comes from its slug, because bookings refer to it. A file may therefore reorder
 * its pickup points.
 */
function addPoints(
  rows: PlaceRows,
  { meeting, dropOff, pickups = [] }: ProductInFile,
  product: CatalogueIdentity,
): void {
  const points = [
    { kind: 'start', slug: 'start', position: 0, ...meeting },
    ...(dropOff ? [{ kind: 'drop-off', slug: 'drop-off', position: 0, ...dropOff }] : []),
    ...pickups.map((pickup, position) => ({ kind: 'pickup', position, ...pickup })),
  ];
  for (const { name, localStreets = {}, ...point } of points) {
    const id = catalogueId(point.kind, ...product.names, ...(point.kind === 'pickup' ? [point.slug] : []));
    rows.points.push({ id, product_id: product.id, local_streets: localStreets, ...point });
    eachLanguage(name, (locale, title) => rows.pointTexts.push({ point_id: id, locale, title }));
  }
}

type OptionPrices = Pick<ProductInFile['options'][number], 'price' | 'group'>;

/**
 * The "from" price of a product: the lowest adult price of any option. If every option is sold to groups, it
 * is the lowest group price. The database applies the same rule (`carry_least_price`) when a ticket changes
 * later.
 */
export function leastPrice({
  options,
  ...first
}: OptionPrices & { readonly options: readonly OptionPrices[] }): number {
  const pricedOptions = [first, ...options];
  const adultPrices = pricedOptions.flatMap(({ price }) => price?.adult ?? []);
  return Math.min(
    ...(adultPrices.length > 0 ? adultPrices : pricedOptions.flatMap(({ group }) => group?.price ?? [])),
  );
}
