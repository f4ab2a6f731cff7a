import type { FEATURES, TourDetails } from '@ashore/core/contract/tour-details.ts';
import { ANSWER_UNITS } from '@ashore/core/contract/values/answer-units.ts';
import { imagePath, starsPicture } from '@ashore/core/contract/values/image-sizes.ts';
import { bindGerman } from '@ashore/core/locale/format-message.ts';
import { displayNames } from '@ashore/core/locale/intl.ts';
import { localeTable, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { BANDS } from '@ashore/core/pricing/ticket.ts';
import { waiverVersionOf } from '@ashore/core/waivers/waiver-versions.ts';
import { askedPrice, presentTour, type ReaderContext } from '../cards/present-tour.ts';
import type { TourRow } from '../cards/tour.queries.ts';
import { locativeOf } from '../places/locative.ts';
import type { OptionRow, ProductPartsRow, QuestionRow, TicketRow } from './details.queries.ts';
import { featureWords } from './feature-texts.ts';

/** Details of one product, without its reviews, date rules and availability. */
export type ProductDetails = Omit<
  TourDetails,
  'reviews' | 'reviewRating' | 'reviewLanguages' | 'dateRules' | 'availability'
>;

type DetailRows = { readonly row: TourRow; readonly parts: ProductPartsRow };

export function presentDetails({ row, parts }: DetailRows, reader: ReaderContext): ProductDetails {
  const summary = presentTour(row, reader);
  const { vendor, points, required } = parts;
  const bindLines = (lines: readonly string[]) =>
    reader.locale === 'de' ? lines.map(bindGerman) : [...lines];
  const placesOf = (kind: string) =>
    points.filter((place) => place.kind === kind).map(({ kind: _, ...place }) => place);
  return {
    ...summary,
    tourCity: summary.location,
    cityLocative: locativeOf(row.place, reader.locale),
    currencyCode: summary.currency,
    shortDescription: row.text.short_description,
    longDescription: bindLines(row.text.long_description),
    highlights: bindLines(row.text.highlights ?? []),
    components: parts.options.map((option) =>
      presentOption(option, { row, features: parts.features }, reader),
    ),
    bookingExternalApiName: parts.booking_source,
    featureSet: featureSet(row, parts, reader.locale),
    images: parts.images.map(({ stem, dominant }) => ({ url: imagePath(stem), colour: dominant })),
    vendor: {
      name: vendor.name,
      logo: vendor.mark && imagePath(vendor.mark),
      street: vendor.street ?? '',
      city: vendor.city ?? '',
    },
    userLanguages: [...vendor.languages],
    uniqueSellingProposition: parts.selling_points,
    contentTabs: parts.tabs.map(({ title, text }) => ({ title, text: [...text] })),
    startingPointEntryRequired: required.entries.includes('starting-point'),
    dropOffPointEntryRequired: required.entries.includes('drop-off-point'),
    startingTimeEntryRequired: required.entries.includes('starting-time'),
    requiredMainContactData: [...required.contact],
    requiredParticipantsData: [...required.participants],
    acceptedDocuments: [...required.documents],
    questions: questionsOf(parts, 'booking'),
    passengersQuestions: questionsOf(parts, 'traveller'),
    pickupPlaces: placesOf('pickup'),
    dropoffPlaces: placesOf('drop-off'),
    waiver: parts.waiver && { kind: parts.waiver, version: waiverVersionOf(parts.waiver, reader.locale) },
    startShiftMinutes: parts.start_shift_minutes,
    facts: parts.facts,
    minAge: row.minAge,
    maxGroup: row.maxGroup,
    cancellation: row.cancellation,
    reviewRatingImageUrl: row.rating === null ? null : starsPicture(row.rating),
    latitude: row.latitude,
    longitude: row.longitude,
    timeZone: row.timeZone,
  };
}

function presentOption(
  option: OptionRow,
  { row, features }: Pick<ProductPartsRow, 'features'> & { readonly row: TourRow },
  reader: ReaderContext,
): TourDetails['components'][number] {
  const { id, label, durationMinutes, languages, capacity, cutoffMinutes, tickets, schedules } = option;
  const times = new Set(schedules.flatMap(({ startTimes }) => startTimes));
  // The contract has one pair of opening hours for an option: those of its first rule.
  const [firstSchedule] = schedules;
  return {
    componentKey: id,
    label: label ?? '',
    durations: durationMinutes,
    languages: [...(languages ?? row.languages)],
    included: featureWords(option.included ?? codesOf('included', features), reader.locale),
    excluded: featureWords(option.excluded ?? codesOf('excluded', features), reader.locale),
    capacity,
    cutoffMinutes,
    startingTimes: [...times].sort(),
    opens: firstSchedule?.opens ?? null,
    closes: firstSchedule?.closes ?? null,
    tickets: BANDS.flatMap((band) => tickets.filter((ticket) => ticket.band === band)).map((ticket) =>
      presentTicket(ticket, row, reader),
    ),
  };
}

function presentTicket(
  ticket: TicketRow,
  row: TourRow,
  reader: ReaderContext,
): TourDetails['components'][number]['tickets'][number] {
  const { band, minAge, maxAge, minCount, priceMinor, groupSize, extraPersonMinor } = ticket;
  const percent = row.promotion?.percent ?? 0;
  const priceOf = (amount: number) => askedPrice({ amount, percent, from: row.currency }, reader);
  return {
    ticketType: band,
    minAge,
    maxAge,
    minimum: minCount,
    price: priceOf(priceMinor),
    groupSize,
    extraPersonPrice: extraPersonMinor === null ? null : priceOf(extraPersonMinor),
  };
}

function questionsOf({ questions }: ProductPartsRow, scope: QuestionRow['scope']): TourDetails['questions'] {
  return questions
    .filter((question) => question.scope === scope)
    .map(({ scope: _, choices, ...question }) => ({
      ...question,
      limits: question.measure && ANSWER_UNITS[question.measure],
      choices: [...(choices ?? [])],
    }));
}

const FEATURE_OF_KIND = {
  included: 'Included',
  excluded: 'NotIncluded',
  bring: 'ToBring',
  know: 'ToKnow',
} as const satisfies Record<string, (typeof FEATURES)[number]>;

/** The facts of a trip in the reader's language. Facts without a value are left out. */
function featureSet(
  row: TourRow,
  { features }: ProductPartsRow,
  locale: MessageLocale,
): TourDetails['featureSet'] {
  const names = displayNames(locale, 'language');
  const sets: TourDetails['featureSet'] = [
    { feature: 'Language', values: row.languages.map((tag) => names.of(tag) ?? tag) },
    {
      feature: 'Duration',
      values: row.durationMinutes === null ? [] : [durationText(row.durationMinutes, locale)],
    },
    ...Object.entries(FEATURE_OF_KIND).map(([kind, feature]) => ({
      feature,
      values: featureWords(codesOf(kind, features), locale),
    })),
  ];
  return sets.filter(({ values }) => values.length > 0);
}

function codesOf(kind: string, features: ProductPartsRow['features']): string[] {
  return features.filter((listed) => listed.kind === kind).map(({ code }) => code);
}

/** In days from two days on, as `durationText` of the web code writes durations. */
function durationText(minutes: number, locale: MessageLocale): string {
  const isDays = minutes >= 2 * 24 * 60;
  const parts = isDays
    ? { days: Math.round(minutes / (24 * 60)) }
    : { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  return new Intl.DurationFormat(localeTable[locale].intl, { style: 'long' }).format(parts);
}
