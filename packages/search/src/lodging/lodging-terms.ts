import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { HotelFeature } from './hotel-features.ts';

/** What a word of a query says about lodging, besides what a hotel must have. */
export const LODGING_SIGNS = [
  // A hotel is meant.
  'hotel',
  // Sleeping is meant; beside something to do it may be a part of the trip.
  'sleep',
  // Lodging that we do not sell. Hotels are the nearest thing.
  'other-lodging',
  'fewer-stars',
  'cheap',
  // A trip is meant, in which the hotel is where it begins.
  'pick-up',
  'trip',
] as const;
export type LodgingSign = (typeof LODGING_SIGNS)[number];

export type LodgingTerm = LodgingSign | HotelFeature;

type Terms = Readonly<Record<LodgingTerm, Readonly<Record<MessageLocale, readonly string[]>>>>;

/** The words for lodging, in the three languages. A term belongs to one meaning. Longer terms win over shorter ones. */
export const LODGING_TERMS: Terms = {
  hotel: {
    en: ['hotel', 'hotels', 'accommodation', 'accommodations', 'lodging', 'place to stay', 'places to stay',
      'where to stay', 'hotel room', 'hotel rooms', 'guesthouse', 'guest house', 'inn', 'riad', 'ryokan',
      'boutique hotel', 'resort', 'resorts', 'bed and breakfast', 'cave hotel', 'city hotel', 'hotle', 'hotles',
      'hotell'],
    de: ['Hotel', 'Hotels', 'Unterkunft', 'Unterkünfte', 'Hotelzimmer', 'Gasthof', 'Gästehaus', 'Boutiquehotel',
      'Stadthotel', 'Höhlenhotel', 'Bleibe', 'Schlafplatz', 'Designhotel', 'Gasthaus', 'Landhotel', 'Flughafenhotel'],
    'zh-Hans': ['酒店', '住宿', '旅馆', '宾馆', '旅店', '饭店', '客栈', '度假村', '度假酒店', '精品酒店', '住哪里', '住哪儿', '住哪', '住在哪里',
      '订房', '洞穴酒店', '大酒店', '旅舍', '星级酒店', '酒店推荐', '订酒店', '找酒店'],
  },
  sleep: {
    en: ['stay in', 'sleep', 'sleep in', 'sleeping', 'spend the night', 'overnight', 'overnight stay', 'room',
      'rooms', 'nights in'],
    de: ['übernachten', 'Übernachtung', 'Übernachtungen', 'Übernachtungsmöglichkeit', 'Übernachtungsmöglichkeiten', 'schlafen',
      'Schlafmöglichkeit', 'über Nacht bleiben', 'über Nacht', 'Zimmer', 'Doppelzimmer', 'Einzelzimmer', 'Zweibettzimmer', 'wo wohnen', 'wohnen'],
    'zh-Hans': ['过夜', '住', '住宿推荐', '睡', '房间', '客房', '入住', '住一晚', '留宿', '住处', '下榻'],
  },
  'other-lodging': {
    en: ['hostel', 'hostels', 'apartment', 'apartments', 'holiday flat', 'holiday home', 'villa rental', 'campsite',
      'camping', 'glamping', 'dormitory', 'motel', 'couch surfing', 'Airbnb'],
    de: ['Hostel', 'Jugendherberge', 'Ferienwohnung', 'Ferienwohnungen', 'Apartment', 'Ferienhaus', 'Campingplatz',
      'Zeltplatz', 'Motel', 'Pension', 'Pensionen', 'Herberge', 'FeWo', 'Ferienapartment', 'Ferienhäuser',
      'Appartement', 'Privatzimmer', 'Stellplatz', 'Wohnmobilstellplatz'],
    'zh-Hans': ['青旅', '青年旅舍', '民宿', '公寓', '短租', '露营地', '汽车旅馆', '酒店式公寓', '青年旅馆', '旅租', '房车营地', '帐篷', '胶囊旅馆',
      '太空舱', '日租房'],
  },
  'fewer-stars': {
    en: ['3 star', '3 stars', 'three star', 'three stars', '2 star', '2 stars', 'two star', 'two stars', '1 star',
      'one star'],
    de: ['3 Sterne', 'drei Sterne', '2 Sterne', 'zwei Sterne', '1 Stern', 'ein Stern'],
    'zh-Hans': ['三星级', '三星', '3星级', '3星', '二星级', '两星', '2星级', '2星', '一星级', '一星', '1星', '1星级', '二星', '三钻', '3钻',
      '快捷酒店', '经济型酒店'],
  },
  cheap: {
    en: ['cheap', 'cheapest', 'budget', 'inexpensive', 'affordable', 'low cost'],
    de: ['billig', 'billige', 'billiges', 'günstig', 'günstige', 'günstiges', 'günstigste', 'preiswert',
      'preiswertes', 'preisgünstig', 'bezahlbar', 'bezahlbares', 'erschwinglich', 'erschwingliches', 'Billighotel'],
    'zh-Hans': ['便宜', '便宜的', '经济', '实惠', '低价', '平价', '性价比高', '性价比', '划算', '特价', '穷游', '不贵'],
  },
  'pick-up': {
    en: ['hotel pick-up', 'hotel pick-ups', 'hotel pickup', 'hotel pickups', 'hotel pick up', 'hotel drop-off',
      'hotel dropoff', 'pick up', 'pickup', 'pick-up', 'picked up', 'hotel transfer', 'hotel transfers', 'transfer',
      'transfers', 'airport to hotel', 'hotel to airport', 'to hotel', 'to my hotel', 'to the hotel', 'to your hotel',
      'from hotel', 'from my hotel', 'from the hotel', 'from your hotel', 'hotel taxi', 'hotel shuttle', 'my hotel',
      'our hotel', 'your hotel'],
    de: ['Hotelabholung', 'Abholung', 'Abholung vom Hotel', 'Abholung im Hotel', 'Abholung am Hotel', 'Hoteltransfer',
      'Hotelshuttle', 'Transfer', 'Transfer zum Hotel', 'zum Hotel', 'vom Hotel', 'ab Hotel', 'bis zum Hotel',
      'abgeholt', 'abholen', 'Abholservice', 'mein Hotel', 'meinem Hotel', 'unserem Hotel'],
    'zh-Hans': ['酒店接送', '接送', '酒店接', '到酒店', '从酒店', '接机', '送机', '酒店出发', '接驳', '包车', '机场到酒店', '酒店到机场', '去酒店',
      '回酒店', '机场接送', '接送机', '接酒店', '送酒店', '酒店上车', '酒店接人'],
  },
  trip: {
    en: ['tour', 'tours', 'trip', 'trips', 'day trip', 'day trips', 'excursion', 'excursions', 'activity',
      'activities', 'walking tour', 'class', 'workshop', 'ticket', 'tickets', 'afternoon tea', 'day pass', 'show',
      'tasting', 'boat trip', 'shore excursion'],
    de: ['Tour', 'Touren', 'Ausflug', 'Ausflüge', 'Tagesausflug', 'Tagestour', 'Führung', 'Führungen', 'Rundgang',
      'Rundfahrt', 'Wanderung', 'Kurs', 'Kochkurs', 'Workshop', 'Ticket', 'Tickets', 'Eintritt', 'Verkostung',
      'Aktivitäten', 'Landausflug'],
    'zh-Hans': ['一日游', '半日游', '两日游', '导览', '门票', '行程', '团', '体验课', '课程', '观光', '岸上游', '下午茶', '三日游', '多日游',
      '一日团', '半日团', '跟团', '拼团', '岸上观光'],
  },
  pool: {
    en: ['pool', 'pools', 'swimming pool', 'swimming pools'],
    de: ['Pool', 'Pools', 'Swimmingpool', 'Schwimmbad', 'Schwimmbecken'],
    'zh-Hans': ['泳池', '游泳池', '能游泳'],
  },
  'outdoor-pool': {
    en: ['outdoor pool', 'outdoor swimming pool'],
    de: ['Außenpool', 'Freibad', 'Außenbecken'],
    'zh-Hans': ['室外泳池', '户外泳池', '露天泳池', '室外游泳池', '露天游泳池', '无边泳池'],
  },
  'indoor-pool': {
    en: ['indoor pool', 'indoor swimming pool', 'heated indoor pool'],
    de: ['Hallenbad', 'Hallenschwimmbad', 'Innenpool', 'Schwimmhalle'],
    'zh-Hans': ['室内泳池', '室内游泳池', '恒温泳池', '恒温游泳池'],
  },
  'rooftop-pool': {
    en: ['rooftop pool', 'roof pool', 'pool on the roof', 'rooftop swimming pool'],
    de: ['Dachpool', 'Rooftop-Pool', 'Pool auf dem Dach'],
    'zh-Hans': ['屋顶泳池', '楼顶泳池', '顶楼泳池', '天台泳池', '屋顶游泳池', '天际泳池', '顶层泳池'],
  },
  'childrens-pool': {
    en: ['children’s pool', 'kids pool', 'paddling pool', 'childrens pool'],
    de: ['Kinderbecken', 'Kinderpool', 'Planschbecken'],
    'zh-Hans': ['儿童泳池', '戏水池', '儿童游泳池', '儿童戏水池'],
  },
  spa: {
    en: ['spa', 'spa hotel', 'wellness', 'wellness hotel', 'wellness area', 'spas'],
    de: ['Spa', 'Wellness', 'Wellnesshotel', 'Wellnessbereich', 'Spabereich', 'Spahotel'],
    'zh-Hans': ['水疗', '水疗中心', '养生', '水疗馆', '水疗酒店'],
  },
  sauna: {
    en: ['sauna', 'saunas', 'steam room'],
    de: ['Sauna', 'Saunen', 'Dampfbad'],
    'zh-Hans': ['桑拿', '桑拿房', '蒸汽浴', '汗蒸', '干蒸', '桑拿浴', '蒸汽房'],
  },
  hammam: {
    en: ['hammam', 'hamam', 'turkish bath'],
    de: ['Hammam', 'Hamam', 'türkisches Bad'],
    'zh-Hans': ['土耳其浴', '土耳其浴室'],
  },
  'japanese-bath': {
    en: ['onsen', 'japanese bath', 'hot spring bath'],
    de: ['Onsen', 'japanisches Bad'],
    'zh-Hans': ['日式浴池', '温泉', '日式浴场', '泡汤', '温泉酒店', '汤池', '温泉浴池', '大浴场'],
  },
  massage: {
    en: ['massage', 'massages'],
    de: ['Massage', 'Massagen'],
    'zh-Hans': ['按摩', '推拿'],
  },
  gym: {
    en: ['gym', 'fitness', 'fitness room', 'fitness centre', 'fitness center', 'workout room'],
    de: ['Fitnessraum', 'Fitness', 'Fitnessstudio', 'Sportraum', 'Fitnesscenter'],
    'zh-Hans': ['健身房', '健身中心', '健身', '健身设施'],
  },
  garden: {
    en: ['garden', 'gardens'],
    de: ['Garten'],
    'zh-Hans': ['花园', '带花园', '花园酒店'],
  },
  courtyard: {
    en: ['courtyard', 'patio', 'inner courtyard'],
    de: ['Innenhof', 'Patio'],
    'zh-Hans': ['庭院', '内院', '院子', '中庭'],
  },
  'roof-terrace': {
    en: ['roof terrace', 'rooftop terrace', 'rooftop bar', 'rooftop'],
    de: ['Dachterrasse', 'Rooftop-Bar', 'Rooftop'],
    'zh-Hans': ['屋顶露台', '屋顶酒吧', '天台', '天台酒吧', '楼顶露台', '顶楼酒吧'],
  },
  library: {
    en: ['library'],
    de: ['Bibliothek', 'Lesezimmer'],
    'zh-Hans': ['图书室', '图书馆'],
  },
  'open-fire': {
    en: ['open fire', 'fireplace', 'log fire'],
    de: ['Kamin', 'Kaminfeuer', 'offener Kamin'],
    'zh-Hans': ['壁炉'],
  },
  lift: {
    en: ['lift', 'elevator'],
    de: ['Aufzug', 'Fahrstuhl', 'Lift'],
    'zh-Hans': ['电梯', '有电梯'],
  },
  'step-free': {
    en: ['wheelchair', 'wheelchair accessible', 'accessible', 'accessible room', 'step-free', 'step free',
      'step-free access', 'barrier free', 'disabled access'],
    de: ['barrierefrei', 'barrierefreie', 'barrierefreies', 'rollstuhlgerecht', 'rollstuhlgerechte',
      'rollstuhlgerechtes', 'Rollstuhl', 'stufenlos', 'behindertengerecht', 'behindertengerechtes'],
    'zh-Hans': ['无障碍', '轮椅', '无台阶', '无障碍房', '无障碍客房', '轮椅可进', '坐轮椅', '残疾人', '没有台阶', '没台阶'],
  },
  'air-conditioning': {
    en: ['air conditioning', 'air-conditioned', 'air con', 'aircon'],
    de: ['Klimaanlage', 'klimatisiert', 'klimatisierte', 'klimatisiertes'],
    'zh-Hans': ['空调'],
  },
  kitchenette: {
    en: ['kitchenette', 'kitchen', 'with kitchen', 'self-catering'],
    de: ['Kochnische', 'Küche', 'mit Küche', 'Selbstversorger'],
    'zh-Hans': ['厨房', '带厨房', '小厨房', '可以做饭', '能做饭', '可做饭', '做饭'],
  },
  wifi: {
    en: ['wifi', 'wi-fi', 'free wifi', 'free wi-fi', 'internet'],
    de: ['WLAN', 'gratis WLAN', 'kostenloses WLAN'],
    'zh-Hans': ['无线网络', '无线网', '免费上网', '免费无线', '网络', '上网', '免费无线网'],
  },
  restaurant: {
    en: ['restaurant', 'with restaurant', 'restaurants'],
    de: ['Restaurant', 'mit Restaurant', 'Restaurants'],
    'zh-Hans': ['餐厅', '带餐厅'],
  },
  bar: {
    en: ['hotel bar', 'bar', 'with bar', 'bars'],
    de: ['Hotelbar', 'mit Bar', 'Bars'],
    'zh-Hans': ['酒吧'],
  },
  'room-service': {
    en: ['room service'],
    de: ['Zimmerservice', 'Roomservice'],
    'zh-Hans': ['客房送餐', '送餐到房', '客房服务', '送餐'],
  },
  'vegetarian-dishes': {
    en: ['vegetarian', 'vegan', 'vegetarian food'],
    de: ['vegetarisch', 'vegetarische', 'vegetarisches', 'veganes'],
    'zh-Hans': ['素食', '纯素', '吃素', '素菜', '素餐', '全素'],
  },
  'halal-dishes': {
    en: ['halal', 'halal food'],
    de: ['Halal-Küche', 'Halal-Essen'],
    'zh-Hans': ['清真', '清真餐', '清真餐厅', '清真食品'],
  },
  parking: {
    en: ['parking', 'car park', 'with parking', 'parking space', 'garage', 'free parking'],
    de: ['Parkplatz', 'Parkplätze', 'Parkplatz am Hotel', 'Garage', 'Tiefgarage', 'Parken', 'Parkmöglichkeit',
      'Parkmöglichkeiten', 'Parkhaus', 'Hotelparkplatz', 'Gratisparkplatz'],
    'zh-Hans': ['停车场', '停车', '停车位', '免费停车', '可停车', '能停车', '免费停车场', '车位'],
  },
  'ev-charging': {
    en: ['ev charging', 'charging station', 'electric car charging', 'charger for electric cars'],
    de: ['Ladestation', 'Ladesäule', 'Wallbox', 'E-Auto laden', 'Lademöglichkeit', 'E-Ladestation',
      'Ladestation für Elektroautos', 'Ladestation für E-Autos', 'Ladestation für E-Auto', 'Elektroauto laden'],
    'zh-Hans': ['充电桩', '充电站', '电动车充电', '充电车位'],
  },
  'airport-transfer': {
    en: ['with airport transfer', 'with airport shuttle', 'with shuttle', 'with transfer'],
    de: ['mit Flughafentransfer', 'mit Shuttle', 'mit Flughafenshuttle', 'mit Flughafen-Shuttle',
      'Shuttle zum Flughafen', 'mit Shuttle zum Flughafen', 'Shuttle vom Flughafen'],
    'zh-Hans': ['带机场接送', '含机场接送', '提供接机', '免费接机', '提供接送机', '含接送机', '有接机'],
  },
  bicycles: {
    en: ['bicycles', 'bikes', 'bike hire', 'bike rental'],
    de: ['Fahrräder', 'Fahrradverleih', 'Leihräder', 'Leihfahrräder', 'Fahrradvermietung'],
    'zh-Hans': ['自行车', '租自行车', '借自行车'],
  },
  beach: {
    en: ['beach', 'beach hotel', 'beach hotels', 'on the beach', 'beachfront', 'by the beach', 'near the beach',
      'seaside', 'beach access'],
    de: ['Strand', 'Strandhotel', 'am Strand', 'Strandnähe', 'Strandzugang', 'direkt am Strand', 'Badehotel',
      'Strandlage', 'am Meer', 'direkt am Meer'],
    'zh-Hans': ['海滩', '沙滩', '海滩酒店', '海边', '靠海', '海滨', '私人海滩', '临海', '海边酒店', '沙滩酒店', '海滨酒店'],
  },
  'boat-landing': {
    en: ['boat landing', 'own jetty'],
    de: ['Bootsanleger', 'Bootssteg'],
    'zh-Hans': ['小码头', '自有码头'],
  },
  'ski-room': {
    en: ['ski hotel', 'ski room', 'ski', 'skiing', 'ski storage'],
    de: ['Skihotel', 'Skiraum', 'Skikeller', 'Skifahren', 'Ski'],
    'zh-Hans': ['滑雪', '滑雪酒店', '雪具'],
  },
  pets: {
    en: ['pets', 'pet friendly', 'pet-friendly', 'dog friendly', 'dog-friendly', 'dogs welcome', 'dog', 'dogs',
      'with dog', 'pets allowed', 'dogs allowed', 'cat'],
    de: ['Haustiere', 'Haustier', 'mit Hund', 'Hund', 'Hunde', 'hundefreundlich', 'hundefreundliches',
      'haustierfreundlich', 'haustierfreundliches', 'Hundehotel', 'Hunde erlaubt', 'Hunde willkommen',
      'Haustiere erlaubt', 'Haustiere willkommen', 'Katze', 'mit Katze'],
    'zh-Hans': ['宠物', '带宠物', '可带宠物', '可以带宠物', '宠物友好', '带狗', '带猫', '能带宠物', '可带狗', '可以带狗', '携带宠物', '允许带宠物',
      '宠物酒店', '宠物可入住', '能带狗', '狗狗'],
  },
  'front-desk-24h': {
    en: ['24 hour reception', '24-hour reception', '24-hour front desk', 'late check-in'],
    de: ['24-Stunden-Rezeption', 'Rezeption rund um die Uhr', 'später Check-in', 'späte Anreise',
      'später Anreise', 'späte Ankunft'],
    'zh-Hans': ['24小时前台', '深夜入住', '半夜入住', '凌晨入住', '晚到', '24小时入住'],
  },
  laundry: {
    en: ['laundry', 'laundry service'],
    de: ['Wäscheservice', 'Wäscherei', 'Waschmaschine'],
    'zh-Hans': ['洗衣', '洗衣服务', '洗衣房', '洗衣机', '干洗'],
  },
  breakfast: {
    en: ['breakfast', 'with breakfast', 'breakfast included', 'including breakfast'],
    de: ['Frühstück', 'mit Frühstück', 'inklusive Frühstück', 'inkl Frühstück', 'Frühstückshotel',
      'Frühstücksbuffet', 'Frühstücksbüfett', 'Frühstück inklusive'],
    'zh-Hans': ['早餐', '含早餐', '带早餐', '含早', '包早餐', '自助早餐', '双早', '含双早', '含单早', '免费早餐', '有早餐'],
  },
  'half-board': {
    en: ['half board', 'half-board', 'breakfast and dinner', 'dinner included'],
    de: ['Halbpension', 'mit Halbpension', 'HP', 'Frühstück und Abendessen'],
    'zh-Hans': ['半食宿', '含早晚餐', '早晚餐', '一泊二食', '含早餐和晚餐', '含早餐晚餐', '两餐'],
  },
  'full-board': {
    en: ['full board', 'full-board'],
    de: ['Vollpension', 'mit Vollpension', 'VP'],
    'zh-Hans': ['全食宿', '含三餐', '一日三餐', '三餐', '包三餐'],
  },
  'all-inclusive': {
    en: ['all inclusive', 'all-inclusive'],
    de: ['alles inklusive', 'All-inclusive-Hotel'],
    'zh-Hans': ['全包', '一价全包', '一价全含', '全含'],
  },
  'free-cancellation': {
    en: ['free cancellation', 'refundable', 'cancel for free', 'flexible cancellation', 'with free cancellation'],
    de: ['kostenlos stornierbar', 'stornierbar', 'kostenlose Stornierung', 'gratis stornieren',
      'kostenlos stornieren', 'flexibel stornierbar', 'kostenfrei stornierbar', 'kostenfreie Stornierung',
      'jederzeit stornierbar'],
    'zh-Hans': ['免费取消', '可取消', '可退', '可免费取消', '随时取消', '免费退', '免费退订', '可退改', '可以取消', '能取消', '可退款', '可以退'],
  },
  'pay-at-hotel': {
    en: ['pay at hotel', 'pay at the hotel', 'pay later', 'pay on arrival'],
    de: ['im Hotel zahlen', 'Zahlung im Hotel', 'vor Ort zahlen', 'später zahlen', 'Zahlung vor Ort',
      'vor Ort bezahlen', 'im Hotel bezahlen', 'bezahlen im Hotel', 'Bezahlung im Hotel', 'Bezahlung vor Ort',
      'später bezahlen', 'bei Anreise zahlen', 'bei Anreise bezahlen'],
    'zh-Hans': ['到店付', '到店付款', '到付', '到店现付', '现付', '先住后付', '前台付款', '到酒店付款', '前台付'],
  },
  'twin-beds': {
    en: ['twin beds', 'twin bed', 'twin room', 'twin rooms', 'two beds', 'two single beds', 'separate beds', '2 beds',
      '2 single beds'],
    de: ['zwei Betten', 'getrennte Betten', 'getrennten Betten', 'zwei Einzelbetten', 'Einzelbetten',
      'zwei einzelne Betten', '2 Betten', '2 Einzelbetten'],
    'zh-Hans': ['双床', '双床房', '标准双床', '两张床', '两张单人床', '双单人床', '分床', '分床睡', '标间', '标准间', '2张床'],
  },
  'double-bed': {
    en: ['double bed', 'king bed', 'king size bed', 'queen bed', 'one bed', 'one big bed', 'large bed'],
    de: ['Doppelbett', 'ein Doppelbett', 'großes Bett', 'ein großes Bett', 'großem Bett', 'Kingsize-Bett',
      'gemeinsames Bett'],
    'zh-Hans': ['大床', '大床房', '一张大床', '一张床', '双人大床', '特大床', '1张大床'],
  },
  quiet: {
    en: ['quiet', 'peaceful', 'calm', 'silent', 'tranquil', 'soundproof', 'soundproofed', 'away from the noise',
      'light sleeper'],
    de: ['ruhig', 'ruhige', 'ruhiges', 'ruhigen', 'ruhiger', 'leise', 'leises', 'still', 'ruhige Lage',
      'ruhig gelegen', 'ruhig gelegenes',
      'schallgedämmt', 'Schallschutz'],
    'zh-Hans': ['安静', '安静的', '清静', '幽静', '宁静', '隔音', '隔音好', '不吵', '清净', '闹中取静'],
  },
  family: {
    en: ['family', 'families', 'family hotel', 'family hotels', 'family friendly', 'family room', 'family rooms',
      'kids', 'with kids', 'children', 'with children', 'child friendly', 'kid friendly'],
    de: ['Familie', 'Familien', 'Familienhotel', 'Familienhotels', 'familienfreundlich', 'familienfreundliches',
      'Familienzimmer', 'Kinder', 'mit Kindern', 'mit Kind', 'mit Baby', 'mit Kleinkind', 'kinderfreundlich',
      'kinderfreundliches', 'kindgerecht', 'Kinderhotel'],
    'zh-Hans': ['亲子', '家庭', '家庭房', '带孩子', '带小孩', '一家人', '家庭酒店', '亲子酒店', '适合孩子', '亲子房', '带娃', '带宝宝', '小朋友',
      '有孩子', '一家三口', '一家四口', '一家五口', '儿童友好', '家庭套房', '孩子', '小孩', '宝宝'],
  },
  luxury: {
    en: ['luxury', 'luxurious', 'luxury hotel', 'luxury hotels', 'high-end', 'grand hotel', 'deluxe'],
    de: ['Luxus', 'Luxushotel', 'Luxushotels', 'luxuriös', 'luxuriöse', 'luxuriöses', 'edles', 'Nobelhotel',
      'Grandhotel'],
    'zh-Hans': ['豪华', '奢华', '高端', '豪华酒店', '奢华酒店', '高档', '顶级', '高级酒店'],
  },
  'five-stars': {
    en: ['5 star', '5 stars', '5-star', 'five star', 'five stars', 'five-star', '5 star hotel', 'five star hotel'],
    de: ['5 Sterne', '5-Sterne', 'fünf Sterne', 'fünf Sternen', '5 Sternen', 'Fünf-Sterne-Hotel', '5-Sterne-Hotel',
      'Fünfsternehotel'],
    'zh-Hans': ['五星', '五星级', '5星', '5星级', '五星级酒店', '五钻', '5钻', '五颗星', '五钻酒店'],
  },
  'four-stars': {
    en: ['4 star', '4 stars', '4-star', 'four star', 'four stars', 'four-star', '4 star hotel', 'four star hotel'],
    de: ['4 Sterne', '4-Sterne', 'vier Sterne', 'vier Sternen', '4 Sternen', 'Vier-Sterne-Hotel', '4-Sterne-Hotel',
      'Viersternehotel'],
    'zh-Hans': ['四星', '四星级', '4星', '4星级', '四星级酒店', '四钻', '4钻', '四颗星', '四钻酒店'],
  },
  central: {
    en: ['central', 'centrally located', 'city centre', 'city center', 'in the centre', 'in the center',
      'downtown hotel', 'town centre'],
    de: ['zentral', 'zentrale', 'zentrales', 'zentrale Lage', 'Stadtzentrum', 'im Zentrum', 'Innenstadt',
      'Stadtmitte', 'zentral gelegen', 'zentral gelegenes', 'zentrumsnah', 'zentrumsnahes', 'Zentrumsnähe',
      'mitten in der Stadt', 'mitten im Zentrum'],
    'zh-Hans': ['市中心', '中心', '市区', '交通便利', '地段好', '位置好', '闹市区', '靠近市中心', '离市中心近'],
  },
  'near-quay': {
    en: ['cruise port', 'cruise terminal', 'near the port', 'near the harbour', 'near the harbor',
      'near the cruise terminal', 'cruise quay', 'harbour', 'harbor', 'by the port', 'before my cruise',
      'before the cruise', 'after the cruise', 'pre cruise', 'pre-cruise'],
    de: ['Hafen', 'am Hafen', 'Hafennähe', 'Hafenhotel', 'Kreuzfahrthafen', 'Kreuzfahrtterminal',
      'vor der Kreuzfahrt', 'nach der Kreuzfahrt', 'vor unserer Kreuzfahrt', 'nach unserer Kreuzfahrt',
      'vor meiner Kreuzfahrt', 'vor der Einschiffung', 'Kreuzfahrtkai'],
    'zh-Hans': ['港口', '邮轮码头', '码头', '邮轮港', '邮轮前', '邮轮母港', '靠近港口', '登船前', '上船前', '下船后', '邮轮后', '离港口近', '靠近码头',
      '港口附近', '码头附近'],
  },
};
