import { isDeepStrictEqual } from 'node:util';
import {
  CANCELLATION_PRESET_NAMES,
  type CancellationTier,
  cancellationPresets,
} from '@ashore/core/catalogue/cancellation-presets.ts';
import type { ProductInFile } from '../file/place-file.ts';
import { inOrder } from '../file/texts-by-language.ts';
import { reviewId } from '../import/product-part-rows.ts';
import { firstOptionToFile, furtherOptionsToFile, unlessEmpty, unlessEmptyForms } from './options-to-file.ts';
import type { ExportedProduct } from './read-products.ts';

/**
 * Writes a product as in its file, in an order that is natural to read. Fields without a value are undefined.
 */
export function productToFile(sold: ExportedProduct, city: string): ProductInFile {
  const {
    options: [first],
  } = sold;
  if (!first) throw new Error(`${city}/${sold.slug} has no option.`);
  return {
    slug: sold.slug,
    type: sold.type,
    supplier: sold.supplier,
    sight: sold.sight,
    scene: sold.scene,
    prop: sold.prop,
    landmark: sold.landmark ?? undefined,
    status: sold.status === 'live' ? undefined : sold.status,
    excludedTour: sold.excluded || undefined,
    featured: sold.featured_rank ?? undefined,
    ...textsOf(sold),
    interests: sold.interests,
    languages: sold.languages,
    durationMinutes: sold.duration_minutes,
    startShiftMinutes: sold.start_shift_minutes ?? undefined,
    ...firstOptionToFile(first),
    options: furtherOptionsToFile(sold),
    promotions: unlessEmpty(sold.promotions.map(promotionToFile)),
    pricesAsked: unlessEmpty([...sold.priceLog]),
    minAge: sold.min_age,
    maxGroup: sold.max_group,
    ...featuresOf(sold),
    facts: factsOf(sold),
    cancellation: cancellationOf(sold.cancellation),
    onRequest: sold.on_request,
    bookingSource: sold.booking_source ?? undefined,
    waiver: sold.waiver ?? undefined,
    ...pointsOf(sold),
    questions: unlessEmpty(sold.questions.map(questionToFile)),
    requiredEntries: unlessEmpty(sold.required_entries),
    requiredMainContactData: unlessEmpty(sold.required_main_contact_data),
    requiredParticipantsData: unlessEmpty(sold.required_participants_data),
    // A passport is the default.
    acceptedDocuments: sold.accepted_documents.join() === 'passport' ? undefined : sold.accepted_documents,
    reviews: sold.reviews.map((review) => reviewToFile(review, [city, sold.slug])),
    popularity: sold.popularity,
  };
}

function textsOf(sold: ExportedProduct) {
  return {
    title: inOrder(sold.name),
    subTitle: inOrder(sold.sub_title),
    short: inOrder(sold.short_description),
    long: inOrder(sold.long_description),
    highlights: sold.highlights ? inOrder(sold.highlights) : undefined,
    uniqueSellingPoints: sold.unique_selling_points ? inOrder(sold.unique_selling_points) : undefined,
    contentTabs: unlessEmpty(
      sold.tabs.map(({ title, text }) => ({ title: inOrder(title), text: inOrder(text) })),
    ),
  };
}

function featuresOf({ features }: ExportedProduct) {
  const codesOf = (kind: string) => features.filter((row) => row.kind === kind).map(({ code }) => code);
  // The tables store plain words. The import checked that they belong to the vocabulary.
  return {
    included: codesOf('included'),
    excluded: codesOf('excluded'),
    bring: codesOf('bring'),
    know: codesOf('know'),
  } as Pick<ProductInFile, 'included' | 'excluded' | 'bring' | 'know'>;
}

function factsOf(sold: ExportedProduct): ProductInFile['facts'] {
  const { suits_from: from, suits_to: to } = sold;
  const facts = {
    setting: sold.setting ?? undefined,
    pace: sold.pace ?? undefined,
    walkingMetres: sold.walking_metres ?? undefined,
    steps: sold.steps ?? undefined,
    startsAtPier: sold.starts_at_pier ?? undefined,
    suits: from === null ? undefined : { from, to: to ?? undefined },
  };
  return Object.values(facts).some((fact) => fact !== undefined) ? facts : undefined;
}

function cancellationOf(tiers: CancellationTier[]): ProductInFile['cancellation'] {
  return (
    CANCELLATION_PRESET_NAMES.find((name) => isDeepStrictEqual([...cancellationPresets[name]], tiers)) ??
    tiers
  );
}

function pointsOf({ points, slug }: ExportedProduct) {
  const file = ({ name, street, local_streets, latitude, longitude }: ExportedProduct['points'][number]) => ({
    name: inOrder(name),
    street,
    localStreets: unlessEmptyForms(local_streets),
    latitude,
    longitude,
  });
  const of = (kind: string) => points.filter((point) => point.kind === kind);
  const [start] = of('start');
  const [dropOff] = of('drop-off');
  if (!start) throw new Error(`${slug} has no meeting point.`);
  return {
    meeting: file(start),
    dropOff: dropOff && file(dropOff),
    pickups: unlessEmpty(of('pickup').map((point) => ({ slug: point.slug, ...file(point) }))),
  };
}

function promotionToFile(promotion: ExportedProduct['promotions'][number]) {
  const { percent, book_from, book_until, travel_from, travel_until } = promotion;
  return {
    percent,
    bookFrom: book_from,
    bookUntil: book_until,
    travelFrom: travel_from,
    travelUntil: travel_until,
  };
}

function questionToFile({
  label,
  hint,
  choices,
  measure,
  ...question
}: ExportedProduct['questions'][number]) {
  return {
    slug: question.slug,
    scope: question.scope,
    kind: question.kind,
    measure: measure ?? undefined,
    required: question.required,
    label: inOrder(label),
    hint: hint ? inOrder(hint) : undefined,
    choices: choices ? inOrder(choices) : undefined,
  };
}

export function reviewToFile(review: ExportedProduct['reviews'][number], names: readonly string[]) {
  const { id, locale, author_name: name, rating, written_on: writtenOn, text, status } = review;
  return {
    id: id === reviewId(names, { locale, name, text }) ? undefined : id,
    locale,
    name,
    country: review.author_country ?? undefined,
    rating,
    writtenOn,
    text,
    translations: Object.keys(review.translations).length > 0 ? review.translations : undefined,
    verified: review.verified || undefined,
    status: status === 'published' ? undefined : status,
    reply: replyToFile(review),
  };
}

function replyToFile({ reply, replied_on, reply_locale, written_on }: ExportedProduct['reviews'][number]) {
  if (reply === null) return undefined;
  return { text: reply, on: replied_on ?? written_on, locale: reply_locale ?? undefined };
}
