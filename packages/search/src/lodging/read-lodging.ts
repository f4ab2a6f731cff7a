import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Knowledge } from '../query/knowledge.ts';
import type { ConceptUnit, PlaceUnit, QueryPlan, Unit } from '../query/query-plan.ts';
import { readQuery } from '../query/read-query.ts';
import type { Vocabulary } from '../query/vocabulary.ts';
import { type HotelFeature, isHotelFeature } from './hotel-features.ts';
import type { LodgingSign } from './lodging-terms.ts';

/** What a query says about lodging. */
export type LodgingRequest = {
  /** Whether the traveller looks for a hotel. */
  readonly isMeant: boolean;
  /** Lodging that is asked for and that we do not sell. */
  readonly unsold: readonly UnsoldLodging[];
  readonly wantsCheap: boolean;
  /** The places that are named, each with all places of its name; the likeliest first. */
  readonly places: readonly (readonly string[])[];
  /** Whether the last place is only a guess at an unfinished word. */
  readonly isPlaceGuessed: boolean;
  readonly features: readonly HotelFeature[];
  readonly unmatched: readonly string[];
};

export type UnsoldLodging = 'other-lodging' | 'fewer-stars';

type ReadLodgingInput = {
  /** Of `lodgingKnowledge`. */
  readonly knowledge: Knowledge;
  readonly language: MessageLocale;
};

/** Names of hotels are looked up by themselves, so that no word of them is taken for a misspelt place. */
const NO_WORDS: Vocabulary = { documentFrequency: () => 0, prefix: () => [], similar: () => [] };

const SAYS_HOTEL =
  /hotel|familienzimmer|酒店|宾馆|旅馆|(?<!\p{L})(?:somewhere|anywhere|place|nowhere) (?:[\p{L}-]+ ){0,4}?to stay(?!\p{L})|(?<!\p{L})(?:irgendwo|etwas|was|ort|platz) (?:[\p{L}-]+,? ){0,5}?(?:zum|zu) (?:ubernachten|wohnen|schlafen)(?!\p{L})|(?:找|有没有|想找)(?:个|一个|家)?[^,，。]{0,8}(?:地方|海边|附近)住(?!宿?舍|户|家)/u;

/** A word with one that refuses it: no hotel is asked for the pool in "ohne Pool". The query is folded. */
const REFUSED = /(?<!\p{L})(?:ohne|kein(?:e[nrms]?)?|without)\s+(?<what>[\p{L}-]+)/gu;

/**
 * Staying of another kind: dry, in shape, or on board at night. Its words ask for no bed. The query is folded.
 */
const OTHER_STAY = new RegExp(
  [
    String.raw`(?<!\p{L})(?:stay(?:ing|s)?|keep(?:ing)?|remain) (?:us |me |the kids |everyone )?(?:nice and |really |mostly |completely )?(?:dry|warm|cool|fit|active|healthy|awake|up|out|away|together|close|indoors|inside|outside|safe|sober|in shape|in the (?:dry|shade|warm)|in touch|on board|on the ship|on the boat|for (?:lunch|dinner))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:ich|wir|sie|er|man|kinder) bleib\p{L}*|(?<!\p{L})bleib(?:en|t|e)(?= (?:wir|ich|sie|man|die|trocken|fit|warm|kuhl|drinnen|an bord))|(?<!\p{L})(?:trocken|fit|warm|kuhl|drinnen|wach|aktiv|zusammen|im trockenen|an bord|auf dem schiff) bleib(?:en|t|e)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:over ?-?night|night) (?=(?:train|bus|ferry|boat|hike|trek|hiking|cruise|kayak|bike|sail|tour|trip|excursion|camp|adventure|safari)(?:s|ing)?(?!\p{L}))`,
    '(?:过夜|通宵)(?=的?(?:火车|列车|大巴|巴士|邮轮|游轮|渡轮|船|徒步|露营|帆船|行程|团))|(?<=(?:火车|列车|大巴|船|邮轮|游轮|渡轮)上?)过夜',
  ].join('|'),
  'gu',
);

const LODGING_EN =
  '(?:hotel|hostel|apartment|airbnb|flat|resort|guesthouse|guest house|inn|riad|ryokan|b&b|accommodation|villa)';
const LODGING_DE =
  '(?:hotel|hostel|pension|ferienwohnung|fewo|airbnb|apartment|unterkunft|ferienhaus|gasthof|jugendherberge|campingplatz|resort)';
const LODGING_ZH = '(?:酒店|宾馆|旅馆|民宿|客栈|饭店|青旅|公寓|度假村)';

/** What says where travellers stay already: they ask for something to do there. The query is folded. */
const STAYS_ALREADY = new RegExp(
  [
    String.raw`(?<!\p{L})(?:i|we)(?:['’](?:m|re|ll be)| am| are| will be)? (?:already |currently |both |all )?(?:stay|staying|sleeping|based|lodged|booked(?: in)?|put up)(?: for [\p{L}\d]+ [\p{L}]+)? (?:at|in|into) (?:(?!where|which|or|and)[\p{L}\d&'-]+ ){0,4}?${LODGING_EN}(?!\p{L})`,
    String.raw`(?<!\p{L})(?:our|my) ${LODGING_EN}(?:['’]s| is| are|,| in| near| at| by)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:wir|ich) (?:wohnen|wohne|ubernachten|ubernachte|schlafen|schlafe|sind|bin|residieren|logieren)(?: (?!auf der suche|wo)[\p{L}\d.-]+){0,4}? (?:im|in|am|auf|bei|unterm)(?: [\p{L}-]+){0,2}? ${LODGING_DE}(?!\p{L})`,
    String.raw`(?<!\p{L})(?:unser|mein)e?[mrs]? ${LODGING_DE}(?: (?:ist|liegt|am|in|im|an|bei|nahe|neben|beim)|,)`,
    `(?:我们?|咱们?)(?:已经|现在|这次|会|将|就|都|是)?(?:住在?|入住|下榻)(?!哪|什么)[^,，。?？]{0,14}?${LODGING_ZH}`,
    `(?:我们?|咱们)的?${LODGING_ZH}(?:就?在|离|靠近|位于)`,
  ].join('|'),
  'u',
);

/** Reads what a query asks of a hotel: where, and what it must have. The words of nights and guests were removed before. */
export function readLodging(folded: string, { knowledge, language }: ReadLodgingInput): LodgingRequest {
  const query = folded.replace(OTHER_STAY, ' ');
  const read = (text: string) => readQuery(text, { knowledge, vocabulary: NO_WORDS, language });
  const refused = [...query.matchAll(REFUSED)].filter(({ groups }) =>
    read(groups?.what ?? '').units.some((unit) => unit.kind === 'concept' && unit.ids.some(isHotelFeature)),
  );
  const plan = read(refused.reduce((rest, [words]) => rest.replace(words, ' '), query));
  const units = plan.units.map(likeliest);
  const ids = units.flatMap((unit) => (unit?.kind === 'concept' ? unit.ids : []));
  const features = [...new Set(ids.filter(isHotelFeature))];
  const signs = new Set(ids.filter((id): id is LodgingSign => !isHotelFeature(id)));
  const places = units.flatMap((unit) => (unit?.kind === 'place' ? [unit.ids] : []));
  return {
    isMeant: isHotelMeant({ query, signs, features, plan, hasPlace: places.length > 0 }),
    unsold: (['other-lodging', 'fewer-stars'] as const).filter((sign) => signs.has(sign)),
    wantsCheap: signs.has('cheap'),
    places,
    isPlaceGuessed: plan.units.at(-1)?.kind === 'either',
    features,
    unmatched: [...plan.unmatched, ...refused.flatMap(([words]) => words.split(/\s+/))],
  };
}

/** An unfinished word may become a place. It asks for nothing yet if it may become several. */
function likeliest(unit: Unit): PlaceUnit | ConceptUnit | undefined {
  if (unit.kind === 'text') return undefined;
  if (unit.kind === 'concept') return unit.ids.length > 1 && unit.quality < 0.9 ? undefined : unit;
  if (unit.kind === 'place') return unit;
  const [first] = unit.units;
  return first && likeliest(first);
}

type Signs = {
  readonly query: string;
  readonly signs: ReadonlySet<LodgingSign>;
  readonly features: readonly HotelFeature[];
  readonly plan: QueryPlan;
  readonly hasPlace: boolean;
};

/**
 * A word for a hotel means one, unless the hotel is where a trip begins. Sleeping or stars mean one only if the query says
 * nothing besides: a night in the desert is a trip.
 */
function isHotelMeant({ query, signs, features, plan, hasPlace }: Signs): boolean {
  if (signs.has('pick-up') || signs.has('trip') || STAYS_ALREADY.test(query.toLowerCase())) return false;
  if (signs.has('hotel') || signs.has('other-lodging') || SAYS_HOTEL.test(query.toLowerCase())) return true;
  if (plan.unmatched.length > 0) return false;
  return (
    signs.has('sleep') || (hasPlace && features.some((one) => one === 'five-stars' || one === 'four-stars'))
  );
}
