import type { MessageLocale } from '../locale/locales.ts';

/** What a hotel may offer, by its code, as guests in each language call it. */
const amenityNames = {
  wifi: { en: 'Wi-Fi', de: 'WLAN', 'zh-Hans': '无线网络' },
  breakfast: { en: 'Breakfast', de: 'Frühstück', 'zh-Hans': '早餐' },
  restaurant: { en: 'Restaurant', de: 'Restaurant', 'zh-Hans': '餐厅' },
  bar: { en: 'Bar', de: 'Bar', 'zh-Hans': '酒吧' },
  'room-service': { en: 'Room service', de: 'Zimmerservice', 'zh-Hans': '客房送餐' },
  'vegetarian-dishes': { en: 'Vegetarian dishes', de: 'Vegetarische Küche', 'zh-Hans': '素食餐食' },
  'halal-dishes': { en: 'Halal dishes', de: 'Halal-Küche', 'zh-Hans': '清真餐食' },
  'outdoor-pool': { en: 'Outdoor pool', de: 'Außenpool', 'zh-Hans': '室外泳池' },
  'indoor-pool': { en: 'Indoor pool', de: 'Hallenbad', 'zh-Hans': '室内泳池' },
  'rooftop-pool': { en: 'Rooftop pool', de: 'Dachpool', 'zh-Hans': '屋顶泳池' },
  'childrens-pool': { en: 'Children’s pool', de: 'Kinderbecken', 'zh-Hans': '儿童泳池' },
  spa: { en: 'Spa', de: 'Spa-Bereich', 'zh-Hans': '水疗中心' },
  sauna: { en: 'Sauna', de: 'Sauna', 'zh-Hans': '桑拿' },
  hammam: { en: 'Hammam', de: 'Hamam', 'zh-Hans': '土耳其浴' },
  'japanese-bath': { en: 'Japanese bath', de: 'Japanisches Bad', 'zh-Hans': '日式浴池' },
  massage: { en: 'Massage', de: 'Massage', 'zh-Hans': '按摩' },
  gym: { en: 'Gym', de: 'Fitnessraum', 'zh-Hans': '健身房' },
  garden: { en: 'Garden', de: 'Garten', 'zh-Hans': '花园' },
  courtyard: { en: 'Courtyard', de: 'Innenhof', 'zh-Hans': '庭院' },
  'roof-terrace': { en: 'Roof terrace', de: 'Dachterrasse', 'zh-Hans': '屋顶露台' },
  library: { en: 'Library', de: 'Bibliothek', 'zh-Hans': '图书室' },
  'open-fire': { en: 'Open fire', de: 'Kamin', 'zh-Hans': '壁炉' },
  lift: { en: 'Lift', de: 'Aufzug', 'zh-Hans': '电梯' },
  'step-free-access': { en: 'Step-free access', de: 'Stufenloser Zugang', 'zh-Hans': '无台阶入口' },
  'accessible-room': {
    en: 'Wheelchair-accessible room',
    de: 'Rollstuhlgerechtes Zimmer',
    'zh-Hans': '无障碍客房',
  },
  'air-conditioning': { en: 'Air conditioning', de: 'Klimaanlage', 'zh-Hans': '空调' },
  soundproofing: { en: 'Soundproof windows', de: 'Schallschutzfenster', 'zh-Hans': '隔音窗' },
  kitchenette: { en: 'Rooms with kitchenette', de: 'Zimmer mit Kochnische', 'zh-Hans': '带小厨房的客房' },
  kettle: { en: 'Kettle in the room', de: 'Wasserkocher im Zimmer', 'zh-Hans': '房内电热水壶' },
  safe: { en: 'Safe in the room', de: 'Safe im Zimmer', 'zh-Hans': '房内保险箱' },
  parking: { en: 'Parking', de: 'Parkplatz', 'zh-Hans': '停车场' },
  'ev-charging': {
    en: 'Charging for electric cars',
    de: 'Ladestation für E-Autos',
    'zh-Hans': '电动车充电桩',
  },
  'airport-transfer': { en: 'Airport transfer', de: 'Flughafentransfer', 'zh-Hans': '机场接送' },
  bicycles: { en: 'Bicycles', de: 'Fahrräder', 'zh-Hans': '自行车' },
  'beach-access': { en: 'Direct beach access', de: 'Direkter Strandzugang', 'zh-Hans': '直达海滩' },
  'boat-landing': { en: 'Boat landing', de: 'Bootsanleger', 'zh-Hans': '自有小码头' },
  'ski-room': { en: 'Ski room', de: 'Skiraum', 'zh-Hans': '雪具存放室' },
  'pets-welcome': { en: 'Pets welcome', de: 'Haustiere willkommen', 'zh-Hans': '可携带宠物' },
  'front-desk-24h': { en: '24-hour front desk', de: 'Rezeption rund um die Uhr', 'zh-Hans': '24小时前台' },
  laundry: { en: 'Laundry', de: 'Wäscheservice', 'zh-Hans': '洗衣服务' },
} as const satisfies Record<string, Readonly<Record<MessageLocale, string>>>;

export type Amenity = keyof typeof amenityNames;

export const AMENITIES = Object.keys(amenityNames) as readonly Amenity[];

/** Any of several amenities, as one filter. */
const amenityGroups = {
  pool: {
    names: { en: 'Pool', de: 'Pool', 'zh-Hans': '泳池' },
    anyOf: ['outdoor-pool', 'indoor-pool', 'rooftop-pool'],
  },
} as const satisfies Record<string, { readonly names: object; readonly anyOf: readonly Amenity[] }>;

type AmenityGroup = keyof typeof amenityGroups;

/** What lists of hotels can be filtered by. */
export const AMENITY_FILTERS: readonly (Amenity | AmenityGroup)[] = [
  ...(Object.keys(amenityGroups) as AmenityGroup[]),
  ...AMENITIES,
];

/** What many travellers cannot do without: a list says so too if none of its hotels has it. */
export const MAIN_AMENITY_FILTERS: readonly (Amenity | AmenityGroup)[] = [
  'pool',
  'spa',
  'gym',
  'step-free-access',
  'accessible-room',
  'parking',
  'pets-welcome',
];

function isGroup(code: string): code is AmenityGroup {
  return Object.hasOwn(amenityGroups, code);
}

/** Whether a hotel with these amenities meets a filter. */
export function offersAmenity(amenities: readonly string[], wanted: string): boolean {
  return isGroup(wanted)
    ? amenityGroups[wanted].anyOf.some((amenity) => amenities.includes(amenity))
    : amenities.includes(wanted);
}

function isAmenity(code: string): code is Amenity {
  return Object.hasOwn(amenityNames, code);
}

/** The name of an amenity. A code from another supplier that we have no name for stands for itself. */
export function amenityName(code: string, language: MessageLocale): string {
  if (isGroup(code)) return amenityGroups[code].names[language];
  return isAmenity(code) ? amenityNames[code][language] : code;
}
