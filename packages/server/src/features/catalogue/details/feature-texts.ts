import type { EXCLUDED, INCLUDED, TO_BRING, TO_KNOW } from '@ashore/core/catalogue/features.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';

type Feature =
  | (typeof INCLUDED)[number]
  | (typeof EXCLUDED)[number]
  | (typeof TO_BRING)[number]
  | (typeof TO_KNOW)[number];

/**
 * Texts for what a trip includes, what to bring and what to know. A new word of the vocabulary needs all
 * three languages.
 */
export const featureTexts: Readonly<Record<Feature, Readonly<Record<MessageLocale, string>>>> = {
  guide: { en: 'Guide', de: 'Guide', 'zh-Hans': '导游陪同' },
  'audio-guide': { en: 'Audio guide', de: 'Audioguide', 'zh-Hans': '语音导览' },
  headset: {
    en: 'Headset to hear your guide',
    de: 'Kopfhörer, damit Sie Ihren Guide gut verstehen',
    'zh-Hans': '讲解耳机',
  },
  entrance: { en: 'Entrance fees', de: 'Eintritte', 'zh-Hans': '门票' },
  'skip-the-line': {
    en: 'No queuing at the ticket office',
    de: 'Ohne Anstehen an der Kasse',
    'zh-Hans': '免排队购票',
  },
  'hotel-pickup': { en: 'Pick-up at your hotel', de: 'Abholung am Hotel', 'zh-Hans': '到酒店接您' },
  'town-pickup': {
    en: 'Pick-up at stops in town',
    de: 'Abholung an Haltestellen in der Stadt',
    'zh-Hans': '在市区指定地点接您',
  },
  'port-pickup': {
    en: 'Pick-up at the cruise quay',
    de: 'Abholung am Kreuzfahrtkai',
    'zh-Hans': '在邮轮码头接您',
  },
  transport: { en: 'Transport during the trip', de: 'Fahrten während des Ausflugs', 'zh-Hans': '行程用车' },
  'boat-trip': { en: 'Boat trip', de: 'Bootsfahrt', 'zh-Hans': '游船' },
  ferry: { en: 'Ferry crossing', de: 'Fährüberfahrt', 'zh-Hans': '渡轮票' },
  'train-ticket': { en: 'Train ticket', de: 'Bahnfahrkarte', 'zh-Hans': '火车票' },
  'public-transport': {
    en: 'Tickets for public transport',
    de: 'Fahrkarten für Bus und Bahn',
    'zh-Hans': '公共交通车票',
  },
  'cable-car-ticket': {
    en: 'Cable car ticket',
    de: 'Fahrkarte für die Seilbahn',
    'zh-Hans': '缆车票',
  },
  bike: { en: 'Bicycle', de: 'Fahrrad', 'zh-Hans': '自行车' },
  helmet: { en: 'Helmet', de: 'Helm', 'zh-Hans': '头盔' },
  equipment: { en: 'All equipment', de: 'Die gesamte Ausrüstung', 'zh-Hans': '全部装备' },
  wetsuit: { en: 'Wetsuit', de: 'Neoprenanzug', 'zh-Hans': '保暖湿衣' },
  'life-jacket': { en: 'Life jacket', de: 'Schwimmweste', 'zh-Hans': '救生衣' },
  'warm-clothing': { en: 'Loan of warm clothing', de: 'Warme Leihkleidung', 'zh-Hans': '保暖衣物（借用）' },
  lesson: { en: 'Lesson', de: 'Unterricht', 'zh-Hans': '课程教学' },
  snack: { en: 'Snack', de: 'Imbiss', 'zh-Hans': '小食' },
  breakfast: { en: 'Breakfast', de: 'Frühstück', 'zh-Hans': '早餐' },
  lunch: { en: 'Lunch', de: 'Mittagessen', 'zh-Hans': '午餐' },
  dinner: { en: 'Dinner', de: 'Abendessen', 'zh-Hans': '晚餐' },
  tasting: { en: 'Tastings', de: 'Kostproben', 'zh-Hans': '试吃品鉴' },
  drinks: { en: 'Drinks', de: 'Getränke', 'zh-Hans': '饮料' },
  'one-drink': { en: 'One drink', de: 'Ein Getränk', 'zh-Hans': '一杯饮品' },
  wine: { en: 'Wine', de: 'Wein', 'zh-Hans': '葡萄酒' },
  beer: { en: 'Beer', de: 'Bier', 'zh-Hans': '啤酒' },
  'coffee-or-tea': { en: 'Coffee or tea', de: 'Kaffee oder Tee', 'zh-Hans': '咖啡或茶' },
  water: { en: 'Drinking water', de: 'Trinkwasser', 'zh-Hans': '饮用水' },
  ingredients: { en: 'All ingredients', de: 'Alle Zutaten', 'zh-Hans': '全部食材' },
  recipes: { en: 'Recipes to take home', de: 'Rezepte zum Mitnehmen', 'zh-Hans': '可带走的食谱' },
  apron: { en: 'Apron', de: 'Schürze', 'zh-Hans': '围裙' },
  photos: { en: 'Photographs', de: 'Fotos', 'zh-Hans': '照片' },
  map: { en: 'Map', de: 'Karte', 'zh-Hans': '地图' },
  insurance: { en: 'Insurance', de: 'Versicherung', 'zh-Hans': '保险' },
  fuel: { en: 'Fuel', de: 'Treibstoff', 'zh-Hans': '燃油费' },
  programme: { en: 'Printed programme', de: 'Programmheft', 'zh-Hans': '节目单' },
  'reserved-seat': { en: 'Reserved seat', de: 'Reservierter Platz', 'zh-Hans': '预留座位' },
  locker: { en: 'Locker', de: 'Schließfach', 'zh-Hans': '储物柜' },
  towel: { en: 'Towel', de: 'Handtuch', 'zh-Hans': '毛巾' },
  certificate: { en: 'Certificate', de: 'Urkunde', 'zh-Hans': '证书' },
  donation: { en: 'A donation to the project', de: 'Eine Spende für das Projekt', 'zh-Hans': '公益捐款' },
  'overnight-stay': { en: 'Overnight stay', de: 'Übernachtung', 'zh-Hans': '住宿' },
  food: { en: 'Food', de: 'Essen', 'zh-Hans': '餐食' },
  tips: { en: 'Tips', de: 'Trinkgeld', 'zh-Hans': '小费' },
  souvenirs: { en: 'Souvenirs', de: 'Andenken', 'zh-Hans': '纪念品' },
  'equipment-hire': { en: 'Equipment hire', de: 'Leihausrüstung', 'zh-Hans': '装备租赁' },
  'comfortable-shoes': { en: 'Comfortable shoes', de: 'Bequeme Schuhe', 'zh-Hans': '舒适的鞋子' },
  'hiking-boots': { en: 'Hiking boots', de: 'Wanderschuhe', 'zh-Hans': '登山鞋' },
  'sun-protection': { en: 'Sun protection', de: 'Sonnenschutz', 'zh-Hans': '防晒用品' },
  swimwear: { en: 'Swimwear', de: 'Badesachen', 'zh-Hans': '泳衣' },
  'warm-layer': { en: 'A warm layer', de: 'Etwas Warmes zum Überziehen', 'zh-Hans': '保暖外套' },
  'rain-jacket': { en: 'Rain jacket', de: 'Regenjacke', 'zh-Hans': '雨衣' },
  passport: {
    en: 'Passport or identity card',
    de: 'Reisepass oder Personalausweis',
    'zh-Hans': '护照或身份证件',
  },
  camera: { en: 'Camera', de: 'Kamera', 'zh-Hans': '相机' },
  cash: { en: 'Some cash', de: 'Etwas Bargeld', 'zh-Hans': '少量现金' },
  'water-bottle': { en: 'Water bottle', de: 'Trinkflasche', 'zh-Hans': '水瓶' },
  hat: { en: 'Hat', de: 'Kopfbedeckung', 'zh-Hans': '帽子' },
  'covered-shoulders': {
    en: 'Clothes that cover shoulders and knees',
    de: 'Kleidung, die Schultern und Knie bedeckt',
    'zh-Hans': '遮住肩膀和膝盖的衣物',
  },
  'student-id': { en: 'Student card', de: 'Studierendenausweis', 'zh-Hans': '学生证' },
  'insect-repellent': { en: 'Insect repellent', de: 'Mückenschutz', 'zh-Hans': '驱蚊用品' },
  'ticket-on-phone': {
    en: 'Your ticket (on your phone is fine)',
    de: 'Ticket (auf dem Handy genügt)',
    'zh-Hans': '电子票（手机出示即可）',
  },
  'change-of-clothes': { en: 'A change of clothes', de: 'Kleidung zum Wechseln', 'zh-Hans': '换洗衣物' },
  binoculars: { en: 'Binoculars', de: 'Fernglas', 'zh-Hans': '望远镜' },
  gloves: { en: 'Gloves', de: 'Handschuhe', 'zh-Hans': '手套' },
  'wheelchair-accessible': {
    en: 'Wheelchair accessible',
    de: 'Für Rollstühle geeignet',
    'zh-Hans': '全程无障碍',
  },
  'partly-accessible': {
    en: 'Partly wheelchair accessible',
    de: 'Teilweise für Rollstühle geeignet',
    'zh-Hans': '部分区域无障碍',
  },
  'not-wheelchair': {
    en: 'Not wheelchair accessible',
    de: 'Für Rollstühle nicht geeignet',
    'zh-Hans': '不适合轮椅使用者',
  },
  stroller: { en: 'Prams are welcome', de: 'Mit Kinderwagen möglich', 'zh-Hans': '可推婴儿车' },
  'no-stroller': { en: 'Not suitable for prams', de: 'Nicht mit Kinderwagen', 'zh-Hans': '不便推婴儿车' },
  'not-pregnant': {
    en: 'Not suitable during pregnancy',
    de: 'Nicht für Schwangere',
    'zh-Hans': '孕妇不宜参加',
  },
  'not-back-problems': {
    en: 'Not suitable if you have back problems',
    de: 'Nicht bei Rückenbeschwerden',
    'zh-Hans': '背部不适者不宜参加',
  },
  'not-vertigo': {
    en: 'Not suitable if you’re afraid of heights',
    de: 'Nicht bei Höhenangst',
    'zh-Hans': '恐高者不宜参加',
  },
  'dogs-welcome': { en: 'Dogs are welcome', de: 'Hunde sind willkommen', 'zh-Hans': '欢迎携带宠物犬' },
  'no-large-bags': { en: 'No large bags', de: 'Keine großen Gepäckstücke', 'zh-Hans': '不可携带大件行李' },
  'small-group': { en: 'Small group', de: 'Kleine Gruppe', 'zh-Hans': '小团出行' },
  'weather-dependent': {
    en: 'Runs only in suitable weather',
    de: 'Nur bei geeignetem Wetter',
    'zh-Hans': '天气适宜时才成行',
  },
  'moderate-fitness': {
    en: 'Some fitness required',
    de: 'Etwas Kondition ist nötig',
    'zh-Hans': '需要一定体力',
  },
  'good-fitness': {
    en: 'Good fitness required',
    de: 'Gute Kondition ist nötig',
    'zh-Hans': '需要较好的体力',
  },
  stairs: { en: 'Many steps', de: 'Viele Stufen', 'zh-Hans': '需走较多台阶' },
  'must-swim': { en: 'You must be able to swim', de: 'Sie müssen schwimmen können', 'zh-Hans': '需会游泳' },
  // Who pays if the ship is missed is a matter of our return promise alone, so the supplier promises no journey here.
  'back-in-time': {
    en: 'Timed for cruise passengers: back before all aboard',
    de: 'Auf Landgänge abgestimmt: vor „Alle an Bord“ zurück',
    'zh-Hans': '按邮轮靠港时间安排，最晚返船时间前返回',
  },
  vegetarian: { en: 'Vegetarian food on request', de: 'Vegetarisch auf Wunsch', 'zh-Hans': '可提供素食' },
  vegan: { en: 'Vegan food on request', de: 'Vegan auf Wunsch', 'zh-Hans': '可提供纯素餐' },
  'gluten-free': {
    en: 'Gluten-free food on request',
    de: 'Glutenfrei auf Wunsch',
    'zh-Hans': '可提供无麸质餐食',
  },
  'licence-needed': {
    en: 'Driving licence required',
    de: 'Ein Führerschein ist nötig',
    'zh-Hans': '需持驾照',
  },
  'dress-code': { en: 'There is a dress code', de: 'Es gibt eine Kleiderordnung', 'zh-Hans': '有着装要求' },
  'no-photos': {
    en: 'No photography',
    de: 'Fotografieren ist nicht erlaubt',
    'zh-Hans': '禁止拍照',
  },
  'late-evening': { en: 'Ends late in the evening', de: 'Endet spät am Abend', 'zh-Hans': '深夜结束' },
  'early-start': { en: 'Starts early in the morning', de: 'Beginnt früh am Morgen', 'zh-Hans': '清晨出发' },
  cobblestones: { en: 'Cobblestones along the way', de: 'Über Kopfsteinpflaster', 'zh-Hans': '途经石板路' },
  'family-friendly': { en: 'Good for families', de: 'Gut für Familien', 'zh-Hans': '适合亲子' },
  'adults-only': { en: 'Adults only', de: 'Nur für Erwachsene', 'zh-Hans': '仅限成人' },
  'juice-for-minors': {
    en: 'Alcohol only from the legal drinking age; juice for anyone younger',
    de: 'Alkohol nur ab dem gesetzlichen Mindestalter, für Jüngere gibt es Saft',
    'zh-Hans': '酒类仅提供给达到当地法定饮酒年龄者，其他客人提供果汁',
  },
};

/** The words of the vocabulary in the reader's language. */
export function featureWords(codes: readonly string[], locale: MessageLocale): string[] {
  const texts: Readonly<Record<string, Readonly<Record<MessageLocale, string>>>> = featureTexts;
  return codes.map((code) => {
    const text = texts[code];
    // The import checked its file against this vocabulary.
    if (!text) throw new Error(`The vocabulary has no code ${code}`);
    return text[locale];
  });
}
