import { wordsIn } from './words-in.ts';

/** English words that say how a wish is put and not what it is, folded. Verbs stand in their base form. */
export const ENGLISH_FILLERS = {
  words: wordsIn(`
    a an the this that these those such same own other others another each every either neither both all any some
    few several many much more most less least enough lot lots bit little
    i me my mine myself we us our ours ourselves you your yours yourself he him his himself she her hers herself
    it its itself they them their theirs themselves who whom whose which what where when why how
    someone somebody anyone anybody everyone something anything everything nothing none one ones
    s t d m re ll ve don doesn didn isn aren wasn weren won wouldn couldn shouldn haven hasn
    id im ive youre were whats wheres theres thats lets cant dont wont
    am is are was were be been being do does did done doing has have had having can could will would shall should
    may might must need needs ought
    about above across after again against ahead along already also although always among amongst around as at away
    back because before behind below beneath beside besides between beyond but by despite down during else even ever
    everywhere except far for forward from further here hence how however if in indeed inside instead into just
    later likely maybe near nearby nearly never next no nor not now of off often on once only onto or otherwise out
    outside over overall per perhaps possibly probably quite rather really right round so somehow sometime sometimes
    somewhere anywhere nowhere soon still than then there therefore though through throughout thus till to together
    too toward towards under unless until up upon usually versus via well whatever whenever wherever whether while
    with within without yes yet almost especially particularly ideally preferably hopefully actually basically
    simply exactly definitely absolutely totally completely truly properly hardly barely mostly mainly currently
    recently finally first second third last plus etc and
    please thanks thank cheers hi hello hey dear sorry ok okay kindly welcome
    husband wife partner boyfriend girlfriend fiance fiancee spouse mother mum mom mummy mommy dad daddy father
    parent parents son sons daughter daughters sister sisters brother brothers grandma granny grandpa grandmother
    grandfather grandparents grandson granddaughter grandchildren aunt uncle cousin cousins nephew niece in-laws
    friend friends mate mates buddy colleague colleagues people person persons folks guy guys man men woman women
    lady ladies gentleman gentlemen adult adults teen teens teenager teenagers teenage toddler toddlers baby babies
    boy boys girl girls party hen stag crew gang team bunch crowd crowds everybody nobody twosome foursome
    year years old aged month months week weeks hour hours minute minutes moment moments time times day days
    weekend weekday birthday anniversary
    monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
    september october november december spring summer autumn fall
    thing things stuff way ways place places spot spots idea ideas tip tips hint hints advice suggestion suggestions
    recommendation recommendations kind kinds sort sorts type types part parts piece side end start option options
    choice choices plan plans programme program price prices cost costs budget money cash euro euros dollar dollars
    pound pounds head name names number area region town city country world visit visitors stay stays holiday
    holidays vacation vacations break stop stops stopover layover trip trips tour tours travel travels traveller
    travellers traveler travelers tourist tourists touristy guest guests ride rides outing outings excursion
    excursions experience experiences activity activities event events fun pleasure chance opportunity question
    problem matter reason case point fact rest group groups possibility
    nice good great best better lovely beautiful pretty cool amazing awesome fantastic wonderful perfect special
    unusual unique different interesting exciting fascinating memorable unforgettable favourite favorite famous
    popular typical traditional authentic original real proper genuine big small large tiny huge long short full
    half whole quick fast slow hard difficult possible impossible available open closed free expensive affordable
    reasonable decent new young early late final main central sure ready able happy glad keen interested curious
    tired bored excited important necessary suitable appropriate comfortable comfy safe clean warm hot cold wet dry
    bright crowded busy overpriced simple basic plain serious certain extra strict strictly strenuous exhausting
    tiring okay fine similar gentle quiet calm peaceful relaxed relaxing slow-paced slowly quickly easily very friendly lazy
    cosy cozy intimate charming magical gorgeous stunning brilliant excellent incredible lively vibrant stylish fancy posh
    luxurious romantic spectacular scenic pleasant delicious tasty yummy fresh hands-on interactive active adventurous
    house houses building buildings air conditioned guided unguided organised organized covered sitting seated outdoors outdoor indoors airconditioned rainy pouring sunny
    english german chinese two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred
    thousand dozen double single twice since past home front back close high low alone single apart worth certain
    somebody whole hidden secret off-beat beaten track local locals ourselves`),
  /** Matched with any of their endings. */
  verbs: wordsIn(`
    want wish like love enjoy hope plan look search find seek see watch view visit go come get take bring give make
    try show tell say ask help know think suggest recommend book reserve order buy pay spend offer begin finish
    start stop stay live travel arrive leave depart dock land drive head learn teach hear listen feel sit stand lie
    wait keep hold put set turn meet join share use work happen seem become fancy prefer mind matter mean understand
    speak talk read remember forget believe guess imagine dream wonder decide choose pick bring let relax avoid miss
    include cover last fit suit allow accept manage afford check sort arrange organise organize provide expect
    explore discover experience pour rain shine gather chat learn practise practice improve attempt taste roam pop grab catch reach carry push pull cross consider appreciate bother care
    ride tour wander jump hop play eat drink admire pass end call celebrate involve require exist return drop walk`),
  irregular: wordsIn(`
    went gone goes came comes got gets gotten took taken takes brought gave given gives made makes making saw seen
    sees seeing knew known thought spent paid felt heard held kept left lost met meant read said sat sets showed
    shown spoke spoken stood taught told understood wore went found bought chose chosen began begun ate eaten drank
    drove driven rode ridden caught let lets getting going coming taking giving using having being`),
} as const;
