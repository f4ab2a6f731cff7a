import { lineAt, withoutComments } from '../dependencies/read-imports.ts';
import { isCode, isTest, type Sources } from '../read-sources.ts';
import type { Violation } from '../report.ts';

type GermanTerm = {
  readonly pattern: RegExp;
  readonly instead: string;
  /** Read in stories of products as well, which otherwise may go back and have words of their own. */
  readonly inStories?: true;
};

/** Words that the product does not use in German, and the one to use. */
const terms: readonly GermanTerm[] = [
  {
    pattern: /Veranstalter\w*/g,
    instead: '"Anbieter": the word suggests package travel, which the terms deny',
    inStories: true,
  },
  { pattern: /(?:Bestell|Auftrags)nummer/g, instead: '"Buchungsnummer"', inStories: true },
  { pattern: /Gutscheincode/g, instead: '"Rabattcode"', inStories: true },
  { pattern: /Haftungsverzicht/g, instead: '"Haftungserklärung"' },
  { pattern: /\b(?:wieder |zurück )?(?:im|in den) Verkauf\b/g, instead: '"wieder frei"' },
  {
    pattern: /\b(?:kommt|geht|gehen) (?:\w+ ){0,2}zurück\b/g,
    instead: '"Erstattung" or "erstatten" for money, "wieder frei" for spots',
  },
  {
    pattern: /\bzurück(?:zu)?erh[aä]lt\w*|\bvollen (?:Preis|Betrag) zurück(?!, sofern)/g,
    instead: '"Erstattung" or "wir erstatten"',
  },
  { pattern: /\bnach der Uhr\b/gi, instead: '"(Ortszeit {city})"' },
  { pattern: /\bniemand sonst\b/gi, instead: '"sonst niemand"', inStories: true },
  { pattern: /\bbinnen\b/gi, instead: '"innerhalb von"', inStories: true },
  { pattern: /\bnicht zu haben\b/g, instead: '"nicht verfügbar"' },
  { pattern: /\bgilt (?:nur )?einmal(?: und|[.:;])/g, instead: '"nur einmal verwendbar"' },
  { pattern: /\bspätestens bis\b/gi, instead: '"bis"' },
  { pattern: /\bZahl sagt\b|\bE-Mail sagt\b/g, instead: '"zeigt", or a sentence in which we act' },
  { pattern: /\(freiwillig\)/g, instead: '"(optional)"' },
  { pattern: /\bKnopf\b/g, instead: '"Schaltfläche", or the name of the button' },
  { pattern: /\b(?:auf dem|am) Telefon (?:vor|oder)\b/g, instead: '"auf dem Handy" of a ticket' },
  { pattern: /\bFalls sich Ihre Pläne ändern:/g, instead: 'a sentence with "stornieren" and what we refund' },
  {
    pattern: /\bZeit(?:karte|ticket)\w*/g,
    instead: '"Zeitfensterticket": a Zeitkarte is a season ticket',
    inStories: true,
  },
  { pattern: /\bumsonst\b/gi, instead: '"kostenlos": the word also means in vain', inStories: true },
  {
    pattern: /\b(?:gekühlte[mnr]?|kühle[mn]) (?:Wagen|Van|Bus|Kleinbus)\b/gi,
    instead: '"klimatisiert" of a vehicle',
    inStories: true,
  },
  {
    pattern: /\b[Ii]m kommenden Jahr\b/g,
    instead: '"in den nächsten zwölf Monaten": it means the next calendar year',
  },
  { pattern: /\bFlugzeit\b/g, instead: '"Ankunft oder Abflug": the word means how long a flight takes' },
  {
    pattern: /\bUnterschrift zeichnen\b|\bgezeichnete\w* Unterschrift/g,
    instead: '"von Hand unterschreiben"',
  },
  { pattern: /\boder (?:bis Sie )?es löschen\b/g, instead: 'what is deleted, such as "den Eintrag"' },
  {
    pattern: /\bAls \p{L}+(?: \p{L}+){0,2} (?:hat|haben|hatten|war|waren) (?:mich|mir|uns|es)\b/gu,
    instead: '"Mich als …" or "Mir als …": the phrase belongs to the person, not to the subject',
    inStories: true,
  },
  { pattern: /\b[Dd]ie Guide\b/g, instead: '"die Führerin"', inStories: true },
  { pattern: /\b\d{1,2}\.[0-5]\d Uhr/g, instead: 'the time with a colon: "16:45 Uhr"', inStories: true },
  {
    pattern: /\bRaten?\b/g,
    instead: '"Tarif" of a room: a Rate is an instalment',
  },
  { pattern: /\b(?:diese|dieser) Adresse\b[^".]*\bverwendbar/g, instead: '"in diesem Link … ungültig"' },
  { pattern: /\b[Ii]m „/g, instead: '"Buchung für „…“": names of hotels have every gender' },
  { pattern: /\bPrüfziffer/g, instead: '"Prüfnummer (CVC)"' },
  { pattern: /\bZeitslot\w*/g, instead: '"Zeitfenster"', inStories: true },
  {
    pattern: /\bFührer[ns]?\b/g,
    instead: '"Guide", or what is led: "Stadtführer", "Bergführer"',
    inStories: true,
  },
  { pattern: /\bStartzeit(?:en)?\b/g, instead: '"Uhrzeit" of a choice, "Beginn" of a trip', inStories: true },
  { pattern: /"Ab (?:Gangway|Kai|Pier|Schiff):/g, instead: '"Vom Schiff …"', inStories: true },
  {
    pattern: /\bEinschiffungszeit|\bletzten? (?:Bordzeit|Zustieg)\b/g,
    instead: '"Alle an Bord": passengers embark once, and come back on board in every port',
    inStories: true,
  },
  { pattern: /\bgilt die Anfrage als abgelehnt\b/g, instead: '"verfällt die Anfrage": no one declined it' },
  {
    pattern: /\b[Ss]pätestens an Bord\b|\bspätester? Rückkehr an Bord\b/g,
    instead: '"Alle an Bord", which cruise lines announce and travellers look for',
    inStories: true,
  },
  { pattern: /\bAnlegers?\b/g, instead: '"Liegeplatz" or "Kai": a cruise ship is larger than a launch' },
  {
    pattern: /\b[Aa]b Schiff\b|\b(?:Sehen|Besuchen|Besichtigen) Sie vom Schiff\b[^.:(]{0,30}\baus\b/g,
    instead: '"auf einem Landausflug": nothing is seen from on board; or "vom Schiff" of a way',
    inStories: true,
  },
  {
    pattern: /"Eigene[rs]? (?:Wagen|Kleinbus|Van|Bus|Boot|Geländewagen|Guide|Fahrer)\b/g,
    instead: '"Privatwagen", "Privater Guide": travellers bring none of their own',
    inStories: true,
  },
  {
    pattern: /\b(?:Warten|Wartezeit|Minuten) (?:ist|sind) frei\b/g,
    instead: '"kostet nichts"',
    inStories: true,
  },
  { pattern: /\bfünf Viertelstunden\b/gi, instead: '"fünfundsiebzig Minuten"', inStories: true },
  {
    pattern: /\bes [^.:;"]{0,25}\d Grad hat\b|\bhat es [^.:;"]{0,25} Grad\b/g,
    instead: '"sind es … Grad"',
    inStories: true,
  },
  { pattern: /\bnach vorn oder (?:nach )?hinten\b/gi, instead: '"früher oder später" of a time' },
  {
    pattern: /\b(?:und können|können Sie|Sie können) jederzeit abbestellen\b/g,
    instead: 'what is cancelled: "den Newsletter jederzeit abbestellen"',
  },
  { pattern: /\bIn de[rm], d(?:ie|as|en) Sie\b/g, instead: 'the noun: "In der Währung Ihrer Wahl"' },
  { pattern: /\bTenderboot ab Land\b/g, instead: '"Tenderboot zum Schiff"' },
  {
    pattern: /\bist sie vor dem Bezahlen unterschrieben\b/g,
    instead: 'who signs: "unterschreiben die Gäste sie"',
  },
  {
    pattern: /\bIhre Touren\b(?! und)/g,
    instead: '"Ihre Angebote": suppliers sell tickets and rides as well',
  },
  {
    pattern: /, (?:Boot|Fähre|Schiff) zurück"/g,
    instead: '"zurück mit der Fähre", which is a phrase',
    inStories: true,
  },
  { pattern: /\bVo[mn] Flughafen[^."]{0,25} zur? Stadt\b/g, instead: '"in die Stadt"', inStories: true },
  {
    pattern: /, mit Kindern"/g,
    instead: '"Mit Kindern zu …": at the end, whatever stands before has the children',
    inStories: true,
  },
  {
    pattern: /\bzahlt nicht mehr\./g,
    instead: '"zahlt denselben Preis": it reads as "no longer"',
    inStories: true,
  },
  { pattern: /(?<=[ (])[1-9]\d*x\d+(?=\)? \p{L})/gu, instead: '"×" between numbers', inStories: true },
];

const storyTerms = terms.filter(({ inStories }) => inStories);

/** Words of the list in every German text that a reader sees. */
export function wordsInGerman(files: Sources): Violation[] {
  return [...files].flatMap(([path, text]) => {
    const searchedText = isCode(path) ? withoutComments(text) : text;
    return (path.startsWith('demo/') ? storyTerms : terms).flatMap(({ pattern, instead }) =>
      [...searchedText.matchAll(pattern)].map(({ 0: word, index }) => ({
        path,
        line: lineAt(searchedText, index),
        wrong: `"${word}" is not a German word of this product.`,
        instead: `write ${instead}.`,
      })),
    );
  });
}

/** Files with texts for readers. Words of the search are what people type, and are not edited. */
export function hasGermanTexts(path: string): boolean {
  if (isTest(path) || /^(?:packages\/search|bench|scripts|docs|demo\/vary)\//.test(path)) return false;
  if (path.endsWith('.json')) return /^demo\/places\/|\/de\.json$/.test(path);
  return path.endsWith('.md') ? path.includes('/copy/de/') : isCode(path);
}
