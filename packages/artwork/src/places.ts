import type { BuildingStyleName } from './kit/building-styles.ts';
import type { Climate } from './light-of-places.ts';

const terrains = [
  'sea',
  'river',
  'fjord',
  'plain',
  'hills',
  'cliffs',
  'mountains',
  'desert',
  'jungle',
] as const;
const trees = ['round', 'pine', 'palm', 'cypress', 'fir', 'bamboo', 'none'] as const;

/** What the pictures of a place are composed of: its own features, and the look of its region. */
export type PlaceLook = {
  /** Names of its landmarks, its own before shared ones. An unknown place has none. */
  readonly landmarks: readonly string[];
  readonly climate: Climate;
  readonly style: BuildingStyleName;
  readonly terrain: (typeof terrains)[number];
  readonly tree: (typeof trees)[number];
  /** Colour of its trams, doors and awnings. */
  readonly signature: string;
  /** Whether its night shows tall lit towers. */
  readonly skyscrapers: boolean;
};

/** Builds a look. `region` names climate, style of houses, terrain and tree. */
export function look(
  region: string,
  signature: string,
  skyscrapers: boolean,
  ...landmarks: readonly string[]
): PlaceLook {
  const [climate, style, terrain, tree] = region.split(' ') as [
    Climate,
    BuildingStyleName,
    PlaceLook['terrain'],
    PlaceLook['tree'],
  ];
  return { landmarks, climate, style, terrain, tree, signature, skyscrapers };
}

export const placeLooks: Readonly<Record<string, PlaceLook>> = {
  alesund: look('northern nordic fjord fir', '#e3b04c', false),
  amalfi: look('mediterranean italian cliffs cypress', '#f0c23c', false, 'amalfi-cathedral'),
  amsterdam: look('northern dutch river round', '#c8412d', false, 'canal-gables', 'windmill'),
  athens: look('mediterranean attic hills cypress', '#2f6fb0', false, 'parthenon'),
  bangkok: look('tropical siamese river palm', '#e3529a', true, 'wat-arun', 'golden-chedi'),
  barcelona: look('mediterranean iberian sea palm', '#e3b04c', false, 'sagrada-familia'),
  beijing: look('eastAsian imperial hills pine', '#a83c34', false, 'temple-of-heaven', 'great-wall'),
  bergen: look('northern timber fjord fir', '#b23b34', false, 'bryggen', 'fjord-walls'),
  berlin: look('central baroque plain round', '#f0c23c', false, 'brandenburg-gate', 'fernsehturm'),
  bruges: look('northern dutch plain round', '#c8412d', false, 'belfry-of-bruges', 'windmill'),
  cairns: look('tropical caribbean sea palm', '#ff8f78', false, 'esplanade-palms'),
  'cape-town': look('atlantic georgian sea pine', '#e3529a', false, 'table-mountain', 'lions-head'),
  'charlotte-amalie': look('tropical caribbean sea palm', '#c8412d', false),
  chengdu: look('eastAsian eastern hills bamboo', '#7fae5a', false, 'anshun-bridge', 'leshan-buddha'),
  copenhagen: look('northern nordic sea round', '#d8714f', false, 'nyhavn', 'our-saviour'),
  corfu: look('mediterranean venetian sea cypress', '#2f7f6a', false),
  cozumel: look('tropical caribbean sea palm', '#ff8f78', false, 'punta-sur', 'maya-pyramid'),
  cusco: look('highland andean mountains round', '#c8412d', false, 'huayna-picchu', 'cusco-cathedral'),
  dubai: look('desert gulf plain palm', '#c9a46c', true, 'burj-khalifa', 'wind-towers'),
  dublin: look('northern georgian river round', '#3f8f5a', false, 'hapenny-bridge', 'round-tower'),
  dubrovnik: look('mediterranean dalmatian sea cypress', '#d2693e', false, 'dubrovnik-walls'),
  edinburgh: look('northern tenement hills round', '#3a4f7c', false, 'edinburgh-castle', 'scott-monument'),
  flam: look('northern timber fjord fir', '#b23b34', false, 'fjord-walls'),
  florence: look(
    'mediterranean italian hills cypress',
    '#b65a3c',
    false,
    'florence-cathedral',
    'ponte-vecchio',
  ),
  'fort-lauderdale': look('tropical deco plain palm', '#4fa8a0', true),
  funchal: look('atlantic iberian cliffs palm', '#f0c23c', false, 'pico-do-arieiro'),
  geiranger: look('northern timber fjord fir', '#b23b34', false, 'seven-sisters', 'fjord-walls'),
  genoa: look('mediterranean italian hills pine', '#c8412d', false),
  goreme: look('desert mudbrick desert pine', '#c8412d', false, 'fairy-chimneys'),
  hamburg: look('northern hanseatic river round', '#a8443a', false, 'elbphilharmonie', 'st-michaelis'),
  helsinki: look('northern nordic sea pine', '#3f8f7a', false),
  heraklion: look('mediterranean attic hills cypress', '#e3b04c', false),
  'hong-kong': look('eastAsian canton sea round', '#c8412d', true, 'bank-of-china-tower'),
  istanbul: look('mediterranean ottoman sea cypress', '#c8412d', false, 'hagia-sophia', 'galata-tower'),
  juneau: look('alpine tin fjord fir', '#c2473c', false, 'mendenhall-glacier', 'fjord-walls'),
  ketchikan: look('alpine tin fjord fir', '#e3b04c', false, 'totem-poles'),
  kiel: look('northern hanseatic sea round', '#2f6f9a', false),
  kotor: look('mediterranean dalmatian fjord cypress', '#b65a3c', false),
  kyoto: look(
    'eastAsian eastern hills pine',
    '#dc4a2e',
    false,
    'yasaka-pagoda',
    'great-torii',
    'golden-pavilion',
  ),
  'las-palmas': look('atlantic painted sea palm', '#f0c23c', false),
  lisbon: look(
    'atlantic iberian river pine',
    '#f4b52e',
    false,
    'ponte-25-de-abril',
    'torre-de-belem',
    'cristo-rei',
  ),
  london: look(
    'northern georgian river round',
    '#c8322d',
    false,
    'tower-bridge',
    'elizabeth-tower',
    'st-pauls',
  ),
  madrid: look(
    'mediterranean iberian plain pine',
    '#c8412d',
    false,
    'palacio-de-cibeles',
    'puerta-de-alcala',
  ),
  malaga: look('mediterranean andalusian sea palm', '#f0d08a', false, 'alcazaba-malaga', 'ronda-bridge'),
  marrakech: look('desert maghrebi plain palm', '#2f7f8c', false, 'koutoubia', 'city-gate'),
  marseille: look('mediterranean italian sea pine', '#2f6fb0', false),
  merzouga: look('desert mudbrick desert palm', '#2f5fa0', false, 'kasbah'),
  miami: look('tropical deco sea palm', '#ff8f78', true, 'art-deco-hotel'),
  milan: look('mediterranean italian plain round', '#e3b04c', false, 'milan-cathedral'),
  munich: look('central bavarian plain round', '#4f8fc4', false, 'frauenkirche', 'neuschwanstein'),
  mykonos: look('mediterranean cycladic sea none', '#2f6fb0', false),
  naples: look('mediterranean italian sea pine', '#e3b04c', false, 'vesuvius'),
  nassau: look('tropical caribbean sea palm', '#e3529a', false),
  'new-york': look(
    'atlantic brownstone river round',
    '#f4c12e',
    true,
    'empire-state-building',
    'liberty',
    'brooklyn-bridge',
  ),
  oslo: look('northern nordic fjord fir', '#2f6fb0', false),
  palermo: look('mediterranean italian sea palm', '#f0c23c', false, 'palermo-cathedral'),
  palma: look('mediterranean iberian sea palm', '#e3b04c', false),
  paris: look(
    'central parisian river round',
    '#3a5f8c',
    false,
    'eiffel-tower',
    'sacre-coeur',
    'arc-de-triomphe',
  ),
  philipsburg: look('tropical caribbean sea palm', '#3fa08c', false),
  pinhao: look('mediterranean iberian river cypress', '#8a3438', false, 'douro-terraces'),
  porto: look('atlantic iberian river pine', '#2f6f9a', false, 'dom-luis-bridge', 'clerigos-tower'),
  prague: look('central baroque river round', '#c8412d', false, 'charles-bridge-tower'),
  reykjavik: look('northern tin hills none', '#c2473c', false, 'hallgrimskirkja', 'geyser'),
  rhodes: look('mediterranean attic sea palm', '#c8695a', false),
  'rio-de-janeiro': look('tropical colonial sea palm', '#f0c23c', false, 'sugarloaf', 'corcovado'),
  rome: look('mediterranean italian hills pine', '#c9785a', false, 'colosseum', 'st-peters', 'aqueduct'),
  'san-francisco': look('atlantic painted sea pine', '#c8412d', true, 'golden-gate-bridge', 'painted-ladies'),
  'san-juan': look('tropical colonial sea palm', '#2f6fb0', false),
  santorini: look('mediterranean cycladic cliffs none', '#2f6fb0', false, 'santorini-domes'),
  seoul: look('eastAsian eastern hills pine', '#2f7f6a', true, 'n-seoul-tower', 'palace-gate'),
  seville: look('mediterranean andalusian river palm', '#e39a3c', false, 'giralda', 'torre-del-oro'),
  shanghai: look('eastAsian canton river round', '#c8412d', true, 'oriental-pearl', 'yu-garden'),
  singapore: look('tropical shophouse sea palm', '#3fa08c', true, 'marina-bay-sands', 'supertrees'),
  skagway: look('alpine painted fjord fir', '#c2473c', false),
  stavanger: look('northern timber fjord fir', '#d8714f', false),
  stockholm: look('northern nordic sea fir', '#e3b04c', false, 'stockholm-city-hall'),
  sydney: look('atlantic georgian sea palm', '#3f8f5a', true, 'opera-house', 'harbour-bridge'),
  tallinn: look('northern hanseatic hills fir', '#c8695a', false, 'tallinn-towers', 'nevsky-domes'),
  tokyo: look('eastAsian eastern hills pine', '#c8412d', true, 'tokyo-tower', 'mount-fuji', 'senso-gate'),
  tromso: look('northern tin fjord fir', '#c2473c', false, 'arctic-cathedral'),
  ubud: look('tropical balinese jungle palm', '#e3a23c', false, 'candi-bentar', 'rice-terraces'),
  valletta: look('mediterranean italian sea palm', '#2f7f8c', false),
  vancouver: look('alpine modern fjord fir', '#3f8f8a', true, 'lions-gate-bridge', 'totem-poles'),
  venice: look(
    'mediterranean venetian sea none',
    '#b8323a',
    false,
    'campanile-and-doge-palace',
    'rialto-bridge',
    'salute',
  ),
  victoria: look('alpine painted sea fir', '#c8412d', false),
  vienna: look('central baroque plain round', '#c8322d', false, 'st-stephens', 'giant-wheel'),
  xian: look('eastAsian imperial plain pine', '#a83c34', false, 'bell-tower', 'goose-pagoda'),
  yokohama: look('eastAsian eastern sea pine', '#c8412d', true),
  zermatt: look('alpine chalet mountains fir', '#c8322d', false, 'matterhorn', 'alpine-church'),
};
