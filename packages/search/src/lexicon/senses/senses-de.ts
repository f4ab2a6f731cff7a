/** German words that also name something to do, where their neighbours say that they mean something else. */
const VEHICLE =
  '(?:zug|bahn|flug|flieger|schiff|bus|fahre|auto|wagen|rad|fahrrad|wohnmobil|flugzeug|kreuzfahrtschiff)';
const SUBJECT = '(?:ich|wir|sie|er|man|die kinder|unsere kinder)';

export const GERMAN_SENSES: readonly string[] = [
  'trainier[a-z]*|training(?:s|seinheit)?',
  // How travellers come and go is no wish.
  `(?:kommen|komme|reisen|reise|sind|bin|fahren|fahre|anreise|anreisen|ankunft|ruckreise|abreise) (?:(?:wir|ich|sie|er|schon|morgen|heute|am|abends|fruh|um|\\d+|uhr|erst|direkt|hier|dort) ){0,4}mit (?:dem|der|unserem|unserer|meinem) ${VEHICLE}(?: (?:an|da|hier|unterwegs|gekommen|angereist|angekommen|zuruck|weiter|heim))?(?= |$)(?! (?:fahren|fahrt|auf|in|nach|durch|zu|zum))`,
  `mit (?:dem|der|unserem|unserer|meinem) ${VEHICLE} (?:an|da|hier|gekommen|angereist|angekommen|anreisen|ankommen|anreist|ankommt)(?= |$)`,
  `(?:unser|unsere|mein|meine) ${VEHICLE} (?:geht|fahrt|legt|startet|kommt|fliegt|landet|liegt|lauft)(?: (?:ab|an|ein|aus))?`,
  '(?:der|das) (?:zug|flug|flieger|schiff|kreuzfahrtschiff) (?:geht|legt|startet|fliegt|landet|liegt)(?: (?:ab|an|ein|aus))?',
  `(?:vor|nach|bis|fur) (?:dem|zum|unserem|unser|meinem|meiner|unserer|der) (?:ruckflug|abflug|weiterflug|weiterfahrt|abfahrt|flug|zug|flieger)`,
  'in einem zug|zug um zug|am zug|im zuge|(?:nachster|nachste|letzter|letzte) zug|zug(?:luft|verbindung)',
  '(?:haupt)?bahnhof|bushaltestelle|haltestelle',
  `(?<=${SUBJECT} )fliegen(?= (?:am|um|nach|zuruck|heim|morgen|wieder|ab|erst|schon|von|mit|weiter))|(?:zuruck|heim|ab|weiter)fliegen|bevor (?:wir|ich) (?:\\w+ )?fliegen?`,
  // A question for the price, and not a tasting.
  'kostet(?:e|en)?|(?<=(?:was|viel|nichts|nicht|mehr|wenig|weniger|welt|euro|geld|darf|durfen|soll|sollen|sollte|sollten|wurde|wird|zu|dabei|das|es|nur|etwas) )kosten|die kosten|kosten (?:darf|soll|durfen|sollen|sollte|wurde|wird)',
  // Going on foot, and not running.
  '(?<=(?:weit|viel|lang|lange|gern|gerne|gut|schlecht|kaum|wenig|mehr|minuten|stunden|km|kilometer|kilometern|dorthin|hin|herum|rum|alleine|allein|selbst|schon|noch|nicht|nie|barfuss|durch|nur|schnell|langsam) )(?:zu )?laufen|laufen(?= (?:kann|konnen|darf|muss|mussen|will|wollen|mochte|mochten))|vorbeilaufen|hinlaufen|herumlaufen|ablaufen|lauft|laufe',
  '(?:nach|vor) dem (?:essen|mittagessen|abendessen)|(?:vorm|beim) essen',
  '(?:vor|bis zum|uber) (?:dem )?(?:abendessen|mittagessen)',
  // An occasion, and no night out.
  '(?<=(?:geburtstag|hochzeitstag|jubilaum|jahrestag|abschied|verlobung|hochzeit|weihnachten|silvester|rente) )(?:zu )?feiern|feiern?(?= (?:unseren|unsere|meinen|meine|ihren|ihre|seinen) )',
  // Cards that are played or paid with.
  'karten? (?:spielen|zahlen|bezahlen|zahlt)|mit (?:der )?(?:kredit|ec )?karte(?: (?:zahlen|bezahlen|zahlbar))?',
  'klein,? aber (?:fein|oho)|(?:was|etwas) feines|fein',
  '(?:mit |einen |den |vom |gegen (?:den |einen )?|trotz |nach dem )?kater(?= (?:ausschlafen|auskurieren|haben|habe|los|weg|von|nach)|$)|(?:mit|einen|gegen den|gegen einen|trotz) kater|verkatert',
  '(?:fahrrad|vorhange|zahlen|tur)schloss|hinter schloss und riegel|(?<=(?:mit|ohne|ein|das|dem) )schloss (?:und schlussel|furs? (?:rad|fahrrad))',
  '(?:auf|an) (?:einer|der|die|eine) bank(?= (?:sitzen|setzen|ausruhen|verschnaufen)|$)|(?:zur|bei der) bank|(?:park|sitz)bank(?:e|en)?',
  'lokale[rnsm]?(?= (?!oder|aber|ohne|unter|beim|nahe|wenn|dann|sind|gibt|haben|nach|auch|besuchen|essen )[a-z]{4,})',
  '(?:ohne|kein|wenig) (?:viel )?(?:theater|zirkus|drama)|aus dem haus|von haus aus',
  '(?:grosser|gross|besser|kleiner|langer|kurzer|kuhler|frischer|trockener|warmer|ruhiger|schoner|naher|leichter|schwerer|schneller|langsamer|fruher|spater|billiger|gunstiger|teurer|junger|alter|neuer|einfacher|gemutlicher|entspannter|lebendiger)(?: als)?',
  '(?:parkplatz|parkplatze|parken|geparkt)(?: (?:kann|konnen|kostenlos|gratis))?',
  '(?:leicht|leichte|leichter|leichtes|leichten|frisch|trocken|trockene|trockener)(?= |$)',
  '(?:kann|konnen|kannst|konnt) (?:leider |noch |gar |uberhaupt )*nicht schwimmen|nicht schwimmen (?:kann|konnen)|nichtschwimmer(?:in|innen|n)?',
];
