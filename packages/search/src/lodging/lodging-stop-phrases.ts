/** Words that say nothing beside a hotel, in addition to those that never say anything. */
export const LODGING_STOP_PHRASES = {
  en: ['close', 'close to', 'next to', 'next', 'nearest', 'walking distance', 'within walking distance', 'walk',
    'has', 'have', 'having', 'must', 'need', 'needs', 'book', 'booking', 'night', 'nights', 'guest', 'guests',
    'person', 'people', 'adult', 'adults', 'stay', 'double', 'double room', 'single', 'suite', 'view', 'include',
    'included', 'including', 'within', 'area', 'district', 'not far from', 'far', 'free', 'really', 'very', 'lovely',
    'prepaid', 'prepay', 'paid in advance', 'pay in advance', 'paid upfront', 'pay upfront', 'small', 'pretty', 'comfortable', 'modern', 'romantic', 'couple', 'honeymoon', 'model', 'models'],
  de: ['nahe der', 'nahe dem', 'unweit', 'direkt', 'gleich', 'neben', 'haben', 'hat', 'soll', 'sollte', 'brauche',
    'brauchen', 'Nacht', 'Nächte', 'Person', 'Personen', 'Erwachsene', 'Gäste',
    'Suite', 'Blick', 'inklusive', 'inkl', 'Lage', 'Viertel', 'Gegend', 'zu Fuß', 'weit', 'nicht weit', 'kostenlos',
    'sehr', 'kleines', 'hübsches', 'nettes', 'modernes', 'romantisches', 'gemütliches', 'nächste', 'einem', 'kleine',
    'Buchung', 'fußläufig', 'Gehweite', 'in Gehweite', 'Laufnähe', 'in Laufnähe', 'gegenüber', 'gut', 'gutes', 'guter',
    'guten', 'gelegen', 'Paar', 'Paare', 'Hochzeitsreise', 'Flitterwochen', 'Alleinreisende', 'vorab bezahlt', 'vorab bezahlen', 'vorab zahlen',
    'im Voraus bezahlt', 'im Voraus bezahlen', 'im Voraus zahlen', 'vorausbezahlt', 'Vorauszahlung', 'charmantes', 'stilvolles',
    'schickes', 'gepflegtes', 'bequemes', 'ab', 'Preis', 'Flughafennähe', 'Modell', 'Modelle'],
  'zh-Hans': ['附近有', '靠近', '旁边', '步行', '离', '近', '位于', '需要', '带有', '设有', '提供', '预付', '提前付款', '提前支付', '双人房', '单人房', '晚', '成人', '可', '含', '级',
    '房', '有没有', '舒适', '现代', '浪漫', '情侣', '区', '那边', '一带'],
} as const;
