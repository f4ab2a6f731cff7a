import type { Coordinates } from '@ashore/core/cruises/distance.ts';
import type { GazetteerPlace } from '../places/gazetteer.ts';

/** Name in English, German and Chinese, further names, latitude and longitude. */
type Row = readonly [string, string, string, readonly string[], number, number];

/**
 * Cities that travellers ask hotels for and that no catalogue of ours has to have. The answer to a query for one says so, and
 * names the nearest place with hotels. A place of the catalogue with the same name comes first.
 */
const cities: readonly Row[] = [
  ['Granada', 'Granada', '格拉纳达', [], 37.18, -3.6],
  ['Córdoba', 'Córdoba', '科尔多瓦', ['Cordova'], 37.89, -4.78],
  ['Valencia', 'Valencia', '瓦伦西亚', ['巴伦西亚'], 39.47, -0.38],
  ['Bilbao', 'Bilbao', '毕尔巴鄂', [], 43.26, -2.93],
  ['San Sebastián', 'San Sebastián', '圣塞瓦斯蒂安', ['Donostia'], 43.32, -1.98],
  ['Toledo', 'Toledo', '托莱多', [], 39.86, -4.02],
  ['Ibiza', 'Ibiza', '伊维萨岛', ['Eivissa', '伊比萨'], 38.91, 1.43],
  ['Tenerife', 'Teneriffa', '特内里费岛', [], 28.29, -16.63],
  ['Faro', 'Faro', '法鲁', ['Algarve'], 37.02, -7.93],
  ['Coimbra', 'Coimbra', '科英布拉', [], 40.21, -8.43],
  ['Cologne', 'Köln', '科隆', ['Koeln'], 50.94, 6.96],
  ['Frankfurt', 'Frankfurt am Main', '法兰克福', ['Frankfurt'], 50.11, 8.68],
  ['Stuttgart', 'Stuttgart', '斯图加特', [], 48.78, 9.18],
  ['Düsseldorf', 'Düsseldorf', '杜塞尔多夫', ['Duesseldorf'], 51.23, 6.77],
  ['Dresden', 'Dresden', '德累斯顿', [], 51.05, 13.74],
  ['Leipzig', 'Leipzig', '莱比锡', [], 51.34, 12.37],
  ['Nuremberg', 'Nürnberg', '纽伦堡', ['Nuernberg'], 49.45, 11.08],
  ['Heidelberg', 'Heidelberg', '海德堡', [], 49.4, 8.67],
  ['Freiburg', 'Freiburg', '弗赖堡', [], 47.99, 7.85],
  ['Bremen', 'Bremen', '不来梅', [], 53.08, 8.8],
  ['Hanover', 'Hannover', '汉诺威', [], 52.37, 9.73],
  ['Dortmund', 'Dortmund', '多特蒙德', [], 51.51, 7.47],
  ['Rostock', 'Rostock', '罗斯托克', ['Warnemünde'], 54.09, 12.14],
  ['Salzburg', 'Salzburg', '萨尔茨堡', [], 47.81, 13.05],
  ['Innsbruck', 'Innsbruck', '因斯布鲁克', [], 47.27, 11.39],
  ['Hallstatt', 'Hallstatt', '哈尔施塔特', [], 47.56, 13.65],
  ['Zurich', 'Zürich', '苏黎世', ['Zuerich'], 47.37, 8.54],
  ['Geneva', 'Genf', '日内瓦', ['Genève'], 46.2, 6.14],
  ['Lucerne', 'Luzern', '卢塞恩', ['琉森'], 47.05, 8.31],
  ['Basel', 'Basel', '巴塞尔', [], 47.56, 7.59],
  ['Interlaken', 'Interlaken', '因特拉肯', [], 46.69, 7.86],
  ['Bern', 'Bern', '伯尔尼', [], 46.95, 7.45],
  ['Lyon', 'Lyon', '里昂', ['Lyons'], 45.76, 4.84],
  ['Nice', 'Nizza', '尼斯', [], 43.7, 7.27],
  ['Bordeaux', 'Bordeaux', '波尔多', [], 44.84, -0.58],
  ['Strasbourg', 'Straßburg', '斯特拉斯堡', [], 48.57, 7.75],
  ['Cannes', 'Cannes', '戛纳', [], 43.55, 7.02],
  ['Avignon', 'Avignon', '阿维尼翁', [], 43.95, 4.81],
  ['Brussels', 'Brüssel', '布鲁塞尔', ['Bruxelles'], 50.85, 4.35],
  ['Antwerp', 'Antwerpen', '安特卫普', [], 51.22, 4.4],
  ['Ghent', 'Gent', '根特', [], 51.05, 3.72],
  ['Rotterdam', 'Rotterdam', '鹿特丹', [], 51.92, 4.48],
  ['The Hague', 'Den Haag', '海牙', [], 52.08, 4.3],
  ['Luxembourg', 'Luxemburg', '卢森堡', [], 49.61, 6.13],
  ['Bologna', 'Bologna', '博洛尼亚', [], 44.49, 11.34],
  ['Turin', 'Turin', '都灵', ['Torino'], 45.07, 7.69],
  ['Verona', 'Verona', '维罗纳', [], 45.44, 10.99],
  ['Pisa', 'Pisa', '比萨', [], 43.72, 10.4],
  ['Siena', 'Siena', '锡耶纳', [], 43.32, 11.33],
  ['Sorrento', 'Sorrent', '索伦托', ['Sorrento'], 40.63, 14.38],
  ['Bari', 'Bari', '巴里', [], 41.12, 16.87],
  ['Catania', 'Catania', '卡塔尼亚', [], 37.5, 15.09],
  ['Budapest', 'Budapest', '布达佩斯', [], 47.5, 19.04],
  ['Kraków', 'Krakau', '克拉科夫', ['Cracow'], 50.06, 19.94],
  ['Warsaw', 'Warschau', '华沙', ['Warszawa'], 52.23, 21.01],
  ['Gdańsk', 'Danzig', '格但斯克', [], 54.35, 18.65],
  ['Bratislava', 'Bratislava', '布拉迪斯拉发', [], 48.15, 17.11],
  ['Ljubljana', 'Ljubljana', '卢布尔雅那', ['Laibach'], 46.05, 14.51],
  ['Zagreb', 'Zagreb', '萨格勒布', [], 45.81, 15.98],
  ['Split', 'Split', '斯普利特', [], 43.51, 16.44],
  ['Zadar', 'Zadar', '扎达尔', [], 44.12, 15.23],
  ['Belgrade', 'Belgrad', '贝尔格莱德', [], 44.79, 20.45],
  ['Bucharest', 'Bukarest', '布加勒斯特', [], 44.43, 26.1],
  ['Sofia', 'Sofia', '索非亚', [], 42.7, 23.32],
  ['Thessaloniki', 'Thessaloniki', '塞萨洛尼基', [], 40.64, 22.94],
  ['Antalya', 'Antalya', '安塔利亚', [], 36.9, 30.7],
  ['Riga', 'Riga', '里加', [], 56.95, 24.11],
  ['Vilnius', 'Vilnius', '维尔纽斯', [], 54.69, 25.28],
  ['Gothenburg', 'Göteborg', '哥德堡', ['Goteborg'], 57.71, 11.97],
  ['Manchester', 'Manchester', '曼彻斯特', [], 53.48, -2.24],
  ['Liverpool', 'Liverpool', '利物浦', [], 53.41, -2.98],
  ['Oxford', 'Oxford', '牛津', [], 51.75, -1.26],
  ['Glasgow', 'Glasgow', '格拉斯哥', [], 55.86, -4.25],
  ['Belfast', 'Belfast', '贝尔法斯特', [], 54.6, -5.93],
  ['Fes', 'Fès', '非斯', ['Fez'], 34.04, -5.0],
  ['Casablanca', 'Casablanca', '卡萨布兰卡', [], 33.57, -7.59],
  ['Cairo', 'Kairo', '开罗', [], 30.04, 31.24],
  ['Tel Aviv', 'Tel Aviv', '特拉维夫', [], 32.08, 34.78],
  ['Abu Dhabi', 'Abu Dhabi', '阿布扎比', [], 24.45, 54.38],
  ['Doha', 'Doha', '多哈', [], 25.29, 51.53],
  ['Mumbai', 'Mumbai', '孟买', ['Bombay'], 19.08, 72.88],
  ['Delhi', 'Delhi', '德里', ['New Delhi', 'Neu-Delhi', '新德里'], 28.61, 77.21],
  ['Phuket', 'Phuket', '普吉岛', ['普吉'], 7.88, 98.39],
  ['Chiang Mai', 'Chiang Mai', '清迈', [], 18.79, 98.98],
  ['Kuala Lumpur', 'Kuala Lumpur', '吉隆坡', [], 3.14, 101.69],
  ['Hanoi', 'Hanoi', '河内', [], 21.03, 105.85],
  ['Ho Chi Minh City', 'Ho-Chi-Minh-Stadt', '胡志明市', ['Saigon'], 10.78, 106.7],
  ['Osaka', 'Osaka', '大阪', [], 34.69, 135.5],
  ['Nara', 'Nara', '奈良', [], 34.69, 135.8],
  ['Sapporo', 'Sapporo', '札幌', [], 43.06, 141.35],
  ['Hiroshima', 'Hiroshima', '广岛', [], 34.39, 132.46],
  ['Busan', 'Busan', '釜山', [], 35.18, 129.08],
  ['Taipei', 'Taipeh', '台北', [], 25.03, 121.57],
  ['Guangzhou', 'Guangzhou', '广州', ['Kanton'], 23.13, 113.26],
  ['Shenzhen', 'Shenzhen', '深圳', [], 22.54, 114.06],
  ['Hangzhou', 'Hangzhou', '杭州', [], 30.27, 120.16],
  ['Suzhou', 'Suzhou', '苏州', [], 31.3, 120.59],
  ['Guilin', 'Guilin', '桂林', [], 25.27, 110.29],
  ['Melbourne', 'Melbourne', '墨尔本', [], -37.81, 144.96],
  ['Brisbane', 'Brisbane', '布里斯班', [], -27.47, 153.03],
  ['Perth', 'Perth', '珀斯', [], -31.95, 115.86],
  ['Auckland', 'Auckland', '奥克兰', [], -36.85, 174.76],
  ['Queenstown', 'Queenstown', '皇后镇', [], -45.03, 168.66],
  ['Los Angeles', 'Los Angeles', '洛杉矶', [], 34.05, -118.24],
  ['Las Vegas', 'Las Vegas', '拉斯维加斯', [], 36.17, -115.14],
  ['Chicago', 'Chicago', '芝加哥', [], 41.88, -87.63],
  ['Boston', 'Boston', '波士顿', [], 42.36, -71.06],
  ['Washington', 'Washington', '华盛顿', [], 38.9, -77.04],
  ['Seattle', 'Seattle', '西雅图', [], 47.61, -122.33],
  ['Orlando', 'Orlando', '奥兰多', [], 28.54, -81.38],
  ['New Orleans', 'New Orleans', '新奥尔良', [], 29.95, -90.07],
  ['San Diego', 'San Diego', '圣迭戈', ['圣地亚哥'], 32.72, -117.16],
  ['Honolulu', 'Honolulu', '檀香山', ['火奴鲁鲁'], 21.31, -157.86],
  ['Toronto', 'Toronto', '多伦多', [], 43.65, -79.38],
  ['Montreal', 'Montreal', '蒙特利尔', [], 45.5, -73.57],
  ['Quebec City', 'Québec', '魁北克城', ['Quebec'], 46.81, -71.21],
  ['Mexico City', 'Mexiko-Stadt', '墨西哥城', [], 19.43, -99.13],
  ['Cancún', 'Cancún', '坎昆', [], 21.16, -86.85],
  ['Havana', 'Havanna', '哈瓦那', [], 23.11, -82.37],
  ['Buenos Aires', 'Buenos Aires', '布宜诺斯艾利斯', [], -34.6, -58.38],
  ['Lima', 'Lima', '利马', [], -12.05, -77.04],
  ['Santiago de Chile', 'Santiago de Chile', '智利圣地亚哥', [], -33.45, -70.67],
  ['São Paulo', 'São Paulo', '圣保罗', [], -23.55, -46.63],
  ['Johannesburg', 'Johannesburg', '约翰内斯堡', [], -26.2, 28.05],
];

/** Sights of those cities that are named in place of the city. */
const sights: readonly (readonly [city: string, ...Row])[] = [
  ['Granada', 'Alhambra', 'Alhambra', '阿尔罕布拉宫', ['the Alhambra', '阿兰布拉宫'], 37.176, -3.588],
  ['Córdoba', 'Mezquita', 'Mezquita', '科尔多瓦清真寺', ['Mosque-Cathedral'], 37.879, -4.779],
  [
    'Bilbao',
    'Guggenheim Museum Bilbao',
    'Guggenheim-Museum Bilbao',
    '毕尔巴鄂古根海姆博物馆',
    [],
    43.269,
    -2.934,
  ],
  ['Cologne', 'Cologne Cathedral', 'Kölner Dom', '科隆大教堂', [], 50.941, 6.958],
  ['Budapest', 'Fisherman’s Bastion', 'Fischerbastei', '渔人堡', [], 47.502, 19.035],
  [
    'Pisa',
    'Leaning Tower of Pisa',
    'Schiefer Turm von Pisa',
    '比萨斜塔',
    ['Leaning Tower', 'Schiefer Turm'],
    43.723,
    10.397,
  ],
  [
    'Cairo',
    'Pyramids of Giza',
    'Pyramiden von Gizeh',
    '吉萨金字塔',
    ['Pyramids', 'Pyramiden', '金字塔'],
    29.979,
    31.134,
  ],
  ['Kuala Lumpur', 'Petronas Towers', 'Petronas Towers', '双子塔', [], 3.158, 101.712],
  ['Osaka', 'Dotonbori', 'Dotonbori', '道顿堀', [], 34.669, 135.501],
  ['Hangzhou', 'West Lake', 'Westsee', '西湖', [], 30.243, 120.15],
  ['Los Angeles', 'Hollywood', 'Hollywood', '好莱坞', [], 34.098, -118.327],
  ['Delhi', 'Taj Mahal', 'Taj Mahal', '泰姬陵', [], 27.175, 78.042],
];

export type PlaceElsewhere = Coordinates & {
  readonly id: string;
  readonly kind: 'city' | 'sight';
  readonly names: { readonly en: string; readonly de: string; readonly 'zh-Hans': string };
  readonly otherNames: readonly string[];
  readonly parent: string | null;
};

const idOf = (city: string) => `elsewhere/${city}`;

function placeOf(kind: PlaceElsewhere['kind'], row: Row, city?: string): PlaceElsewhere {
  const [en, de, zh, otherNames, latitude, longitude] = row;
  const names = { en, de, 'zh-Hans': zh };
  const id = city === undefined ? idOf(en) : `${idOf(city)}/${en}`;
  return { id, kind, names, otherNames, parent: city === undefined ? null : idOf(city), latitude, longitude };
}

export const PLACES_ELSEWHERE: ReadonlyMap<string, PlaceElsewhere> = new Map(
  [
    ...cities.map((row) => placeOf('city', row)),
    ...sights.map(([city, ...row]) => placeOf('sight', row, city)),
  ].map((place) => [place.id, place]),
);

/** The places elsewhere as the reader of queries takes them, without those that the catalogue has under one of their names. */
export function gazetteerElsewhere(isKnown: (name: string) => boolean): GazetteerPlace[] {
  const places = [...PLACES_ELSEWHERE.values()].filter(({ names }) => !Object.values(names).some(isKnown));
  return places.map(({ id, kind, names, otherNames, parent }) => ({
    id,
    kind,
    names: [...new Set([...Object.values(names), ...otherNames])],
    parent,
    popularity: 0,
  }));
}
