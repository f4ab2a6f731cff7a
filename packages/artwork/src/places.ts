import type { PaletteName } from './palettes.ts';

/** What the pictures of a place are composed of: its landmarks, its own first, and the light of its climate. */
export type PlaceLook = { readonly landmarks: readonly string[]; readonly climate: Climate };

/** The palettes in which a place of this climate is seen, in turn. */
export const climates = {
  mediterranean: [
    'mediterraneanGolden',
    'mediterraneanNoon',
    'lagoonDawn',
    'mediterraneanDusk',
    'atlanticGolden',
  ],
  atlantic: ['atlanticGolden', 'mediterraneanNoon', 'mediterraneanGolden', 'fogDawn', 'mediterraneanDusk'],
  northern: ['nordicDawn', 'atlanticGolden', 'nordicDusk', 'fogDawn', 'alpineNoon'],
  central: ['alpineNoon', 'atlanticGolden', 'mediterraneanGolden', 'nordicDusk', 'fogDawn'],
  alpine: ['alpineNoon', 'nordicDawn', 'mountainMist', 'atlanticGolden', 'nordicDusk'],
  desert: ['desertGolden', 'mediterraneanGolden', 'mountainMist', 'lagoonDawn', 'mediterraneanDusk'],
  eastAsian: ['eastAsianDawn', 'mountainMist', 'lagoonDawn', 'alpineNoon', 'mediterraneanDusk'],
  tropical: ['tropicalNoon', 'tropicalGolden', 'reef', 'mediterraneanDusk', 'lagoonDawn'],
  highland: ['mountainMist', 'alpineNoon', 'desertGolden', 'eastAsianDawn', 'mediterraneanDusk'],
} as const satisfies Record<string, readonly PaletteName[]>;

export type Climate = keyof typeof climates;

const look = (climate: Climate, ...landmarks: string[]): PlaceLook => ({ climate, landmarks });

export const placeLooks: Readonly<Record<string, PlaceLook>> = {
  amalfi: look('mediterranean', 'amalfi-cathedral'),
  amsterdam: look('northern', 'canal-gables'),
  athens: look('mediterranean', 'parthenon'),
  bangkok: look('tropical', 'wat-arun'),
  barcelona: look('mediterranean', 'sagrada-familia'),
  beijing: look('eastAsian', 'temple-of-heaven', 'great-wall'),
  bergen: look('northern', 'bryggen'),
  berlin: look('central', 'brandenburg-gate'),
  bruges: look('northern', 'belfry-of-bruges'),
  cairns: look('tropical', 'esplanade-palms'),
  'cape-town': look('atlantic', 'table-mountain'),
  chengdu: look('eastAsian', 'anshun-bridge'),
  copenhagen: look('northern', 'nyhavn'),
  cozumel: look('tropical', 'punta-sur'),
  cusco: look('highland', 'huayna-picchu'),
  dubai: look('desert', 'burj-khalifa'),
  dublin: look('northern', 'hapenny-bridge'),
  dubrovnik: look('mediterranean', 'dubrovnik-walls'),
  edinburgh: look('northern', 'edinburgh-castle'),
  florence: look('mediterranean', 'florence-cathedral'),
  funchal: look('atlantic', 'pico-do-arieiro'),
  geiranger: look('northern', 'seven-sisters'),
  goreme: look('desert', 'fairy-chimneys'),
  hamburg: look('northern', 'elbphilharmonie'),
  'hong-kong': look('eastAsian', 'bank-of-china-tower'),
  istanbul: look('mediterranean', 'hagia-sophia'),
  juneau: look('alpine', 'mendenhall-glacier'),
  kyoto: look('eastAsian', 'yasaka-pagoda'),
  lisbon: look('atlantic', 'ponte-25-de-abril', 'torre-de-belem'),
  london: look('northern', 'tower-bridge', 'elizabeth-tower'),
  madrid: look('mediterranean', 'palacio-de-cibeles'),
  malaga: look('mediterranean', 'alcazaba-malaga'),
  marrakech: look('desert', 'koutoubia'),
  merzouga: look('desert', 'kasbah'),
  miami: look('tropical', 'art-deco-hotel'),
  milan: look('mediterranean', 'milan-cathedral'),
  munich: look('central', 'frauenkirche'),
  naples: look('mediterranean', 'vesuvius'),
  'new-york': look('atlantic', 'empire-state-building'),
  palermo: look('mediterranean', 'palermo-cathedral'),
  paris: look('central', 'eiffel-tower'),
  pinhao: look('mediterranean', 'douro-terraces'),
  porto: look('atlantic', 'dom-luis-bridge'),
  prague: look('central', 'charles-bridge-tower'),
  reykjavik: look('northern', 'hallgrimskirkja'),
  'rio-de-janeiro': look('tropical', 'sugarloaf'),
  rome: look('mediterranean', 'colosseum'),
  'san-francisco': look('atlantic', 'golden-gate-bridge'),
  santorini: look('mediterranean', 'santorini-domes'),
  seoul: look('eastAsian', 'n-seoul-tower'),
  seville: look('mediterranean', 'giralda'),
  shanghai: look('eastAsian', 'oriental-pearl'),
  singapore: look('tropical', 'marina-bay-sands'),
  stockholm: look('northern', 'stockholm-city-hall'),
  sydney: look('atlantic', 'opera-house'),
  tallinn: look('northern', 'tallinn-towers'),
  tokyo: look('eastAsian', 'tokyo-tower', 'mount-fuji'),
  tromso: look('northern', 'arctic-cathedral'),
  ubud: look('tropical', 'candi-bentar'),
  vancouver: look('alpine', 'lions-gate-bridge'),
  venice: look('mediterranean', 'campanile-and-doge-palace'),
  vienna: look('central', 'st-stephens'),
  xian: look('eastAsian', 'bell-tower'),
  zermatt: look('alpine', 'matterhorn'),
};

/** Scenes that have a light of their own, wherever they are. */
export const sceneLight: Readonly<Record<string, readonly PaletteName[]>> = {
  'night-skyline': ['urbanNight', 'nordicDusk', 'mediterraneanDusk'],
  'quay-at-dusk': ['mediterraneanDusk', 'nordicDusk'],
  stage: ['mediterraneanDusk', 'urbanNight', 'nordicDusk'],
  reef: ['reef', 'tropicalNoon'],
  desert: ['desertGolden', 'mediterraneanGolden', 'lagoonDawn'],
  glacier: ['alpineNoon', 'nordicDawn', 'mountainMist'],
};
