/** A word that the project does not use, and what to write instead. */
export type Term = {
  readonly pattern: RegExp;
  readonly instead: string;
  /** Files in which the word has its ordinary meaning, as in drawings of buildings. */
  readonly except?: RegExp;
};

const textsAboutBuildings = /^(packages\/artwork|demo)\/|\/lexicon\/|\/golden\//;

/** Comments, titles of tests and documents. One term per thing, roles instead of pronouns: docs/vocabulary.md. */
export const proseTerms: readonly Term[] = [
  { pattern: /\bwho(?:so)?ever\b/gi, instead: 'the role: traveller, supplier, caller, client, worker' },
  {
    pattern: /\b(?:nobody|somebody|everybody|anybody)\b/gi,
    instead: 'the role, or "no traveller", "any client"',
  },
  { pattern: /\b(?:he|his|him|himself)\b/gi, instead: 'the role, or "they"' },
  { pattern: /\btold\b/gi, instead: '"notified", "shown", "reported" or "informed"' },
  { pattern: /\b(?:is|are) wanted\b/gi, instead: '"Missing <name>" or "is requested"' },
  { pattern: /\bwh(?:at|ich)ever\b/gi, instead: '"any", "all that" or "either"' },
  { pattern: /\banew\b/gi, instead: '"again"' },
  { pattern: /\bmeanwhile\b/gi, instead: '"until then" or "at the same time"' },
  { pattern: /\bshall\b/gi, instead: '"must" or "will"' },
  { pattern: /\bnought\b/gi, instead: '"zero"' },
  { pattern: /\bcannot be had\b/gi, instead: '"is not available"' },
  { pattern: /\bdeeds?\b/gi, instead: '"booking event", "operation" or "action"' },
  { pattern: /\btellings?\b/gi, instead: '"notification"' },
  {
    pattern: /\bthe (?:first |second |last |same |other )?try\b|\btries of\b/gi,
    instead: '"payment attempt"',
  },
  {
    pattern: /\b(?:front )?desks?\b/gi,
    instead: '"booking panel", "support" or "organisation"',
    // The counters of hotels and ports.
    except: /^docs\/variants\.md$/,
  },
  {
    pattern: /\bhouses?\b/gi,
    instead: '"organisation"',
    except: textsAboutBuildings,
  },
  { pattern: /\b(?:give|gives|gave|given|giving) back\b/gi, instead: '"refund", "void" or "release"' },
  {
    pattern: /\b(?:let|lets|letting) (?:it |them |spots |money )?go\b/gi,
    instead: '"void", "release" or "cancel"',
  },
  { pattern: /\bcall(?:s|ed|ing)? (?:\w+ )?off\b/gi, instead: '"cancelled by the supplier"' },
  { pattern: /\be-mails?\b/gi, instead: '"email"' },
  {
    pattern: /\bbirthdays?\b/gi,
    instead: '"date of birth": a birthday is a day to celebrate',
    except: textsAboutBuildings,
  },
];

/** Identifiers and file names, in any spelling: `giveBack`, `give_back` and `give-back` are one name. */
export const nameTerms: readonly Term[] = [
  { pattern: /^deed(s|$)|-deeds?(-|$)/, instead: 'booking event, operation or action' },
  { pattern: /(^|-)give-back(-|$)|(^|-)given-back(-|$)/, instead: 'refund' },
  { pattern: /(^|-)owe-back(-|$)/, instead: 'refund' },
  { pattern: /(^|-)give-up(-|$)|(^|-)given-up(-|$)/, instead: 'cancel or end' },
  { pattern: /(^|-)let-go(-|$)|(^|-)lets-go(-|$)/, instead: 'void or release' },
  { pattern: /(^|-)call-off(-|$)|(^|-)called-off(-|$)/, instead: 'cancel by supplier' },
  { pattern: /(^|-)take-back(-|$)/, instead: 'reverse' },
  { pattern: /(^|-)tellings?(-|$)|^tell-/, instead: 'notify, notification' },
  { pattern: /(^|-)anew(-|$)/, instead: 'again' },
  { pattern: /(^|-)nought(-|$)/, instead: 'zero' },
  { pattern: /(^|-)houses?(-|$)/, instead: 'organisation', except: textsAboutBuildings },
  // These names say that something happened to a thing, and not which thing it is.
  {
    pattern: /^(?:kept|given|told|asked|said|heard|living)$/,
    instead: 'the noun of the thing: query, answer, message, stored quote',
  },
  { pattern: /^hear$/, instead: 'receive or read' },
  { pattern: /^needs$/, instead: 'requirements' },
  { pattern: /^(?:nobody|somebody)$/, instead: 'what is missing or unknown: unknownId, noVisitor' },
  { pattern: /(^|-)wish(es)?(-|$)|^rides?$/, instead: 'request, transfer request or choice' },
  { pattern: /(^|-)troubles?(-|$)/, instead: 'problem' },
  { pattern: /^papers?$/, instead: 'pdf, ticket, invoice or document', except: textsAboutBuildings },
  { pattern: /(^|-)desks?(-|$)/, instead: 'deps, booking panel, support or staff' },
  { pattern: /(^|-)taken-back(-|$)/, instead: 'released, cancelled or reversed' },
  { pattern: /^back-minor$/, instead: 'refundMinor' },
];

type DemandedName = { readonly name: string; readonly files: RegExp; readonly why: string };

/** Names that a column, an alias of a query, stored data or a field of the API demands. */
export const demandedNames: readonly DemandedName[] = [
  {
    name: 'ride',
    files: /(?:booking-facts|price-quote|document-facts)\.ts$/,
    why: 'field of the API and of a stored quote',
  },
  { name: 'isGivenUp', files: /confirm-payment\.ts$/, why: 'field of the API' },
  { name: 'paper', files: /recipe\.ts$|render\/html\.ts$/, why: 'colour of paper' },
];
