import { withoutLooseEnds } from '@ashore/core/text/tidy-query.ts';
import type { Knowledge } from '../query/knowledge.ts';
import { isUnmatched, type Piece, readPieces, unitOf } from '../query/read-pieces.ts';
import { cutAtoms } from '../text/cut-atoms.ts';
import { foldQuery } from '../text/folded-query.ts';

/** Something that the traveller does not want: "no museums", or where not to go: "Melbourne is too far". */
export type Exclusion = {
  /** The concepts that the words mean. Products with any of them are left out. */
  readonly concepts: readonly string[];
  /** The places that the words name. Products there are left out. */
  readonly places: readonly string[];
  /** What is left out, as typed. */
  readonly what: string;
  /** All words of it as typed, with the "no". */
  readonly words: string;
};

export type QueryWithoutExclusions = { readonly exclusions: readonly Exclusion[]; readonly rest: string };

/** Words that say no, folded. The longer ones come first. */
const NO_IN_WORDS = String.raw`(?<![a-z'])(?:anything but|nothing with|nichts mit|other than|except(?: for)?|but not|without|avoid(?:ing)?|(?:do not|don't|dont) (?:want|like|fancy|care for)(?: to)?(?: (?:go|get|travel|ride)(?: (?:up|out|down|off))?(?: (?:in|on|into|by|with))?(?: an?| the)?)?|(?:(?:am|are|is|'m|'re|i|we) )?not (?:(?:very|so|really|too|much) )?(?:keen on|into|interested in|fond of|(?:a |big |much of a )*fans? of)|(?:i'd |we'd |would )?(?:rather|prefer) not (?:to )?(?:do |see |visit |go to )?|(?:can|could|will|'ll|let's) skip|no interest in|had (?:enough|my fill|our fill) of|spare (?:me|us)|(?:sick|tired|fed up|weary) (?:of|with)|(?:i|we) (?:really )?(?:hate|dread|loathe|can't stand|cannot stand)|(?:you|you'll|they|they'll|no one|nothing)(?: will| would)?(?: never|n't)? (?:gets?|drags?) (?:me|us) (?:in|into|on|onto)|nicht schon wieder|(?:ich|wir) hassen?|genug von|bored of|who (?:do not|don't|dont)|not|no|(?:bloss? |lieber |bitte )?(?:auf keinen fall|keine lust auf|kein(?:e[nrms]?)?|weder|ohne|nicht(?: (?:mit|auf)(?: (?:de[mnr]|eine[mr]))?)?|(?:alles )?ausser))\s`;
/** A verb on both sides of 不 asks: 能不能看海豚. */
const NOT_A_QUESTION = String.raw`(?!(?<=(\p{sc=Han}))不\1)`;
const NO_IN_GLYPHS =
  '(?:不(?:太|怎么|大)想(?:去|要|逛)?|不想去|不想要|不想看|不想逛|不想参观|不喜欢|不爱|讨厌|排除|不参观|不安排|千?万?别(?:再)?(?:给我们?|让我们?)?(?:安排|推荐|带)|无(?=购物)|不包括|不要|不想|不去|不看|不含|(?<!有)没有|除了|避开|别去|(?<![特区分级个差告性])别(?![的墅致人])|(?<!差)不(?![错同少仅但过久管论可]))';
const NO = new RegExp(`${NO_IN_WORDS}|${NOT_A_QUESTION}${NO_IN_GLYPHS}`, 'gu');
/** What ends the words that are refused. */
const END =
  /[,.;!?，。；！？]|\s(?:but|aber|sondern|and|und|or|nor|oder|noch|with|mit|in|for|fur|from|von|vom|of|to)\s|但/u;
const OTHER = /^\s?(?:or|nor|oder|noch|und\s(?!mit\s|aber\s|fur\s|dafur\s)|或|或者|、)\s?/u;

/** Concepts that are a "without" themselves: "no queues" asks for them. */
const MEANS_WITHOUT: ReadonlySet<string> = new Set(['skip-the-line']);

/** What makes a place the one that is turned down, when it stands behind it: "Rom ist uns zu weit". */
const TOO_FAR =
  /\s?(?:['’]s|is|would be|seems|looks|ist|ware|liegt|sind)?\s?(?:simply |just |way |much |far |einfach |leider |viel |mir |uns |doch )*(?:too far|zu weit)(?: away| off| weg| entfernt)?(?: for (?:us|me)| fur (?:uns|mich))?(?![a-z])|(?:离得|实在|有点儿?|稍微|真的|也)*太?远了(?!点)|(?:离得|实在|真的|也)*太远(?!了)/gu;

const CLAUSE_END = String.raw`(?=\s*(?:$|[,.;!?]))`;
/** A refusal that stands behind what it refuses: 博物馆就算了, "Museen eher nicht". */
const REFUSED_BEFORE = new RegExp(
  [
    '(?:我们|我|什么的|之类的?|这种|那种|类的?)*(?:就|都|也)?(?:算了|免了|免谈|不(?:用|必|要|去|看|考虑|需要)了|别去了|不考虑了?|(?:没有?|没什么)兴趣|不(?:太)?感兴趣|除外|不(?:太|怎么)喜欢|跳过|略过|(?:真的?|实在)?[坐看玩吃逛爬]?(?:怕|腻|够|烦)了|(?:已经|都)+[看去玩逛爬坐吃]过了)',
    `,? (?:(?:are|is|'re) (?:really )?not (?:for (?:us|me)|(?:our|my) (?:thing|cup of tea))|(?:bores?|would bore|don't interest|doesn't interest|do not interest) (?:us|me|him|her|them|the kids)|we can skip)${CLAUSE_END}`,
    `,? (?:(?:eher|lieber|bitte|besser) nicht|(?:sind|ist) (?:nichts fur (?:uns|mich)|nicht (?:unser|mein) ding)|muss(?:en)? (?:es |wirklich )?nicht sein|interessier(?:en|t) (?:uns|mich|sie|ihn) (?:nicht|wenig|weniger)|brauchen wir nicht|konnen wir uns sparen|langweil(?:en|t) (?:uns|mich)|(?:kriegt|bekommt|bringt) (?:mich|uns) (?:keiner|niemand|nichts)|(?:kennen? (?:wir|ich)|haben? (?:wir|ich)) schon(?: gesehen| gemacht)?|hangen? (?:mir|uns) zum hals(?:e)? (?:he)?raus)${CLAUSE_END}`,
  ].join('|'),
  'gu',
);

/** What makes a "no" something else before a place: "not only Rome", "not from Rome", "noch nicht in Rom". */
const STILL_WANTED = /^(?:only|just|nur|necessarily|unbedingt|from|aus)\s/u;
const NOT_YET = /(?:noch|yet|still)\s$/u;

/** What leads to the name of a place and is no part of it. */
const BEFORE_A_PLACE = /^(?:(?:to|in|at|into|visit|go to|nach|im|ins|zu|zum|zur)\s)+/iu;

/** Adjectives before a concept: "no long bus rides". */
const MAX_WORDS = 4;
const MAX_GLYPHS = 5;
const MAX_GLYPHS_OF_PLACE = 8;

/** Reads what a query refuses. Words that mean neither a concept nor a place stay, because they exclude nothing. */
export function readExclusions(query: string, knowledge: Knowledge): QueryWithoutExclusions {
  const folded = foldQuery(query);
  const exclusions: Exclusion[] = [];
  let rest = query;
  const exclude = ({ concepts, places }: Refused, words: Span, named: Span) => {
    const typed = ({ from, to }: Span) => {
      const span = folded.typed(from, to);
      return query.slice(span.from, span.to).trim();
    };
    const what = typed(named).replace(/的$/, '');
    exclusions.push({
      ...{ concepts, places, words: typed(words) },
      what: places.length > 0 ? what.replace(BEFORE_A_PLACE, '') : what,
    });
    rest = rest.replace(typed(words), ' ');
  };
  for (const match of folded.text.matchAll(NO)) {
    const from = match.index;
    if (isTerm(folded.text.slice(from), knowledge)) continue;
    let at = from + match[0].length;
    const start = at;
    if (STILL_WANTED.test(folded.text.slice(at))) continue;
    const refused: Refused = { concepts: [], places: [], length: 0 };
    for (let next = refusedAt(folded.text.slice(at), knowledge); next; ) {
      refused.concepts.push(...next.concepts);
      refused.places.push(...next.places);
      at += next.length;
      const other = OTHER.exec(folded.text.slice(at));
      const further = other && refusedAt(folded.text.slice(at + other[0].length), knowledge);
      if (further) at += other[0].length;
      next = further ?? undefined;
    }
    const { concepts, places } = refused;
    if (concepts.length + places.length === 0 || concepts.some((id) => MEANS_WITHOUT.has(id))) continue;
    if (concepts.length === 0 && NOT_YET.test(folded.text.slice(0, from))) continue;
    exclude(refused, { from, to: at }, { from: start, to: at });
  }
  for (const match of folded.text.matchAll(REFUSED_BEFORE)) {
    const named = thingBefore(folded.text.slice(0, match.index), knowledge);
    const isOfWords = /[a-z]/.test(match[0]);
    // "Museums in Rome are not for us" turns no city down.
    if (
      !named ||
      (isOfWords && named.places.length > 0) ||
      named.concepts.some((id) => MEANS_WITHOUT.has(id))
    )
      continue;
    const from = folded.text[named.from - 1] === '对' ? named.from - 1 : named.from;
    exclude(
      { ...named, length: 0 },
      { from, to: match.index + match[0].length },
      { from: named.from, to: match.index },
    );
  }
  for (const match of folded.text.matchAll(TOO_FAR)) {
    const place = placeBefore(folded.text.slice(0, match.index), knowledge);
    if (!place) continue;
    const words = { from: place.from, to: match.index + match[0].length };
    exclude({ ...place, length: 0 }, words, {
      from: place.from,
      to: match.index,
    });
  }
  return { exclusions, rest: exclusions.length > 0 ? withoutLooseEnds(rest) : query };
}

type Span = { readonly from: number; readonly to: number };

/** The place with whose name the text ends. */
function placeBefore(text: string, knowledge: Knowledge): NamedBefore | undefined {
  const named = thingBefore(text, knowledge);
  return named && named.places.length > 0 ? named : undefined;
}

type NamedBefore = {
  readonly concepts: string[];
  readonly places: string[];
  readonly from: number;
};

/** The place or the wish with whose words the text ends. */
function thingBefore(text: string, knowledge: Knowledge): NamedBefore | undefined {
  const clause = Math.max(...[',', ';', '.', '，', '。', '；'].map((end) => text.lastIndexOf(end))) + 1;
  const isGlyphs = /\p{sc=Han}\s?$/u.test(text);
  const starts = [...text.slice(clause).matchAll(isGlyphs ? /\p{sc=Han}/gu : /[\p{L}\p{N}'-]+/gu)]
    .map(({ index }) => clause + index)
    .slice(isGlyphs ? -MAX_GLYPHS_OF_PLACE : -MAX_WORDS);
  for (const from of starts) {
    const [piece, ...others] = piecesOf(text.slice(from), knowledge);
    const unit = piece && others.length === 0 ? unitOf(piece, knowledge) : undefined;
    if (unit?.kind === 'place' && unit.quality === 1) return { concepts: [], places: [...unit.ids], from };
    if (piece && unit?.kind === 'concept') return { concepts: [...piece.concepts], places: [], from };
  }
  return undefined;
}

/** Whether the "no" is part of a wish, such as "without queueing". */
function isTerm(text: string, knowledge: Knowledge): boolean {
  const [first] = piecesOf(text, knowledge);
  return first !== undefined && first.concepts.length > 0;
}

type Refused = { readonly concepts: string[]; readonly places: string[]; readonly length: number };

/** The concept or the place that the text begins with, after a few other words at most. */
function refusedAt(text: string, knowledge: Knowledge): Refused | undefined {
  const segment = text.slice(0, END.exec(text)?.index ?? text.length);
  const isGlyphs = /^\s?\p{sc=Han}/u.test(segment);
  const glyphs = /^\s?\S*/u.exec(segment)?.[0] ?? '';
  const ends = isGlyphs
    ? Array.from({ length: Math.min(MAX_GLYPHS, glyphs.length) }, (_, index) => index + 1)
    : [...segment.matchAll(/[\p{L}\p{N}'-]+/gu)]
        .slice(0, MAX_WORDS)
        .map((word) => word.index + word[0].length);
  let refused: Refused | undefined;
  for (const length of ends) {
    const all = piecesOf(segment.slice(0, length), knowledge);
    // 里 means "in", but 里斯本 begins with it.
    if (isGlyphs && all.at(-1)?.isStop && segment[length - 1] !== '的') continue;
    const pieces = all.filter(({ isStop }) => !isStop);
    const last = pieces.at(-1);
    const unit = last && (!isGlyphs || pieces.length === 1) ? unitOf(last, knowledge) : undefined;
    if (last && last.concepts.length > 0 && unit)
      refused = { concepts: [...last.concepts], places: [], length };
    else if (unit?.kind === 'place' && unit.quality === 1 && pieces.length === 1)
      refused = { concepts: [], places: [...unit.ids], length };
    // A longer phrase may mean something else, but the next wish is not part of it.
    else if (refused) return isGlyphs || !isOtherThing(last, knowledge) ? refused : undefined;
  }
  return refused;
}

/** Whether the last word makes something else of the words before it: "dune bashing" is no dune. */
function isOtherThing(last: Piece | undefined, { fillers }: Knowledge): boolean {
  return last !== undefined && isUnmatched(last) && last.atoms.some(({ text }) => !fillers.isFiller(text));
}

function piecesOf(text: string, knowledge: Knowledge): Piece[] {
  return readPieces(cutAtoms(text, 12), { knowledge, isUnfinished: false });
}
