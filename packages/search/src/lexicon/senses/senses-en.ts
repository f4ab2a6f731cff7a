/**
 * English words that also name something to do, where their neighbours say that they mean something else. Each entry is a
 * pattern over the words of a query, folded and with one space between them; what it matches says nothing about the wish.
 */
const SUBJECT =
  '(?:i|we|you|they|he|she|who|people|everyone|kids|children|boys|girls|son|daughter|husband|wife|partner|friend|friends|parents|mum|mom|dad)';
const BEFORE_A_VERB = `(?:to|can|could|must|will|would|should|might|may|ll|don t|doesn t|won t|not|never|always|usually|lets|let s|${SUBJECT})`;
const VEHICLE = '(?:train|ferry|flight|boat|bus|coach|ship|plane|cruise ship|cruise|tram|shuttle)';
const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day|the \\d';
const DAY_OR_DATE = `(?:${DAY})`;

export const ENGLISH_SENSES: readonly string[] = [
  // Practice, and not a railway.
  `(?<=${BEFORE_A_VERB} )train(?= (?:for|hard|with|every|daily|like|together|as|our|my|a lot)(?: |$))`,
  '(?<=(?:to|i|we|can|must|will) )train(?=$)',
  'train(?:ing|ed|er|ers)',
  'train(?= for (?:a|an|the|my|our|your|his|her) )',
  // How travellers come and go is no wish.
  `(?<=(?:arriv(?:e|es|ed|ing)|coming|get(?:ting)? (?:in|there|here))(?: (?:in|at) [a-z]+(?: [a-z]+)?| here| there| early| late)? )(?:by|on|with) (?:the |a |our |my )?(?:night |early |morning |last |first )?${VEHICLE}`,
  `(?:my|our) (?:return |night |next |connecting |morning |evening )?${VEHICLE} (?:s|is|isn t|only|already|just|leaves|leaving|departs|departing|goes|arrives|arriving|sails|gets in|lands|docks|stops|calls|takes off)`,
  `the (?:ship|cruise ship|train|ferry|bus|flight|plane) (?:only |already )?(?:leaves|departs|goes|arrives|sails|gets in|lands|docks|stops|calls|takes off)`,
  `(?:before|until|till|after|between|catch|missed|miss|for) (?:my|our|their) (?:return |night |next |connecting |morning |evening )?(?:train|flight|ferry|bus|plane|coach)(?! (?:ride|trip|tour))`,
  `(?:train|railway|rail|bus|coach) stations?(?! (?:tour|art))|ferry terminals?|bus stops?`,
  `(?<=(?:${SUBJECT}|before|when|until|ship) )sails?(?= (?:away|home|again|at|from|early|late|tomorrow|today|tonight|on (?:${DAY}))(?: |$))`,
  `(?<=(?:${SUBJECT}|before|when|until|after|re|m|are|am|not) )fl(?:y|ying|ies|ew) (?:home|back|out|to|from|at|again|tomorrow|today|tonight|on(?= ${DAY_OR_DATE})|in (?:at|tomorrow|early|late|for))(?= |$)`,
  '(?:time|fear of|afraid of|scared of) fl(?:ies|ying)',
  // The railway of a city.
  '(?:(?:by|take|taking|on|use|using|via|nearest|ride|off|with) )(?:the )?(?:london )?(?:underground|tube|subway|metro)(?! (?:city|tour|tours|art|lake|world|river|cistern|cisterns|tunnel|tunnels|caves?|passages?|museum))',
  '(?:underground|tube|subway|metro) (?:stop|stops|line|lines|map|ticket|tickets|train|trains|ride)|(?:underground|tube) stations?',
  // To show people around is no show, and to match is no match.
  `shows?(?= (?:me|us|him|her|them|you|off|up|how|what|where|that)(?: |$))|show(?= (?:our|my|the|your) (?:kids|children|family|parents|friends|guests|visitors|son|daughter|wife|husband|grandchildren|grandparents|mother|father|mum|mom|dad|colleagues|team))`,
  `(?<=${BEFORE_A_VERB} )match(?:es)?|match(?:ing|ed)`,
  'at present|present day|to be present',
  '(?:lunch|picnic|tick|gift|jewellery|ticket|letter|phone) box(?:es)?|box(?:es)? (?:office|seats?|of|lunch|lunches|set)|out of the box|tick(?:s|ed)? (?:all )?(?:the |every )?box(?:es)?',
  // What there is to choose from, and no stage.
  'what (?:s|is) on(?= (?:offer|the menu|the way|the list|my mind|sale))',
  // Where the car stays.
  `(?<=(?:to|can|could|may|must|we|i) )park(?: (?:the|our|my|a) (?:car|van|bike|bikes|camper|rental))?(?= |$)(?! (?:guell|is|has|with|tour))|(?:car|bus) parks?|park(?:ing|ed)(?: (?:spot|space|spaces|lot))?|where (?:can|do|could) (?:we|i) park|park (?:the|our|my) (?:car|van|camper|bikes?)`,
  // Distance, and going somewhere by oneself.
  '(?:within |in |at )?(?:an? )?(?:easy |short |comfortable )?walk(?:ing|able) distance(?: (?:of|from|to))?',
  `(?:(?:\\d+|five|ten|fifteen|twenty|short|a few) )?(?:minutes? )?walk (?:away|from|there|back|home|over)|walk(?:ing)? the dogs?|(?:can|could) walk (?=to |there|from )`,
  // Words of which only the form is that of a wish.
  '(?:home )?cooked(?= (?:meals?|breakfasts?|food|lunch|dinner)(?: |$))|market(?:ing|ed)|showers?|traffic jams?|jam packed|deserted|iced|towering',
  '(?:front|back|first|second|third|last|same|top) rows?|in a row',
  '(?:friends?|colleagues?|cousins?|favourites?|favorites?|dream|relative) of (?:mine|ours)|(?:is|are|was) mine|mine (?:who|loves|likes)',
  '(?:without|no|any|less|free of) (?:the )?drama|no strings(?: attached)?|stout (?:shoes|boots)|novel (?:idea|ideas|way|experience|thing)|old fashioned|in a fashion|beat(?:ing)? the blues|(?:winter|monday) blues',
  'break(?:ing)? the ice|ice ?breakers?|(?:bottles?|glass|glasses) of (?:water|tea|coffee)|tap water|drinking water',
  '(?<=(?:travel|travelling|traveling|something|anything|nothing|pretty|quite|fairly|very|not too|only|keep it) )light(?! (?:show|shows|festival|art|house|installations?))|light(?= (?:lunch|meal|dinner|supper|snack|snacks|bite|breakfast|refreshments|walk|walking|hike|exercise|stroll|activity|activities|luggage|rain|drizzle|entertainment|reading)(?: |$))',
  '(?<!(?:roof|mountain|hill|cliff|rock|tree|the|over) )tops(?! of)|at the outside',
  '(?:can t|cannot|can not|couldn t|unable to|not able to|never learned to|never learnt to) swim(?:ming)?(?: (?:yet|well|at all))?|non swimmers?|not (?:a |very )?(?:good |strong |confident )?swimmers?',
  '(?:before|until|over|at|by|between|around) (?:lunch|dinner|supper|brunch)(?! (?:cruise|show|included|with))',
  '(?:after|before) (?:we |i |you )?(?:eat|eating|ate)',
  // Comparatives of what says nothing by itself.
  '(?:no |not |any |a bit |a little |much |even |slightly |far )?(?:longer|shorter|cooler|fresher|drier|warmer|bigger|smaller|larger|closer|nearer|quieter|calmer|nicer|prettier|easier|harder|quicker|faster|slower|earlier|later|cheaper|older|younger|newer|lighter|healthier|livelier|cosier|cozier|simpler|gentler|rougher|wilder|safer|fancier|smarter|deeper|higher|lower)',
];
