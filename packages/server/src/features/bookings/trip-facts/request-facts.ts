import { transferText, transferTexts } from '@ashore/core/booking/transfer-text.ts';
import type { BookedShip } from '@ashore/core/contract/transfer-request.ts';
import type { BookedFact } from '@ashore/core/contract/values/booked-fact.ts';
import { inOrder } from '@ashore/core/contract/values/fact-kinds.ts';
import { shipFacts } from '@ashore/core/cruises/ship-facts.ts';
import {
  isShipName,
  partsOfAnswer,
  type QuestionAnswer,
  statedCall,
} from '@ashore/core/cruises/stated-ship.ts';
import { labelled, languageName, sideBySide } from '@ashore/core/locale/intl.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { timeOfDay } from '@ashore/core/time/place-time.ts';
import type { BookingNotes } from './notes.ts';
import { type FactsReader, tripFactTexts } from './trip-fact-texts.ts';

type TripRequests = Pick<
  BookingNotes,
  | 'answers'
  | 'comments'
  | 'start'
  | 'end'
  | 'pickup'
  | 'dropOff'
  | 'guideLanguage'
  | 'guideLanguages'
  | 'transferRequest'
  | 'ship'
>;

/**
 * What the traveller chose and asked for: pick-up, drop-off, ship, transfer request, answers and message. Every part that
 * would be unclear alone has a label, so that no driver takes the time of all aboard for that of the pick-up. To the reader
 * `answeredTo` the language also says what follows from it.
 */
export function requestFacts(
  notes: TripRequests,
  locale: MessageLocale,
  answeredTo?: FactsReader,
): BookedFact[] {
  const { labels } = tripFactTexts[locale];
  const { comments, start, end, dropOff, transferRequest, ship } = notes;
  // What the traveller answered of a ship from our timetable stands with the facts of the ship.
  const answers = ship ? notes.answers.filter(([, , kind]) => kind !== 'ship') : notes.answers;
  const placeOf = (place: string | null) => (ship && place ? placeAtShip(place, ship) : place);
  const facts: (Omit<BookedFact, 'href' | 'text'> & { readonly text: string | null })[] = [
    { kind: 'language', label: labels.language, text: languageText(notes, locale, answeredTo) },
    {
      kind: 'pickup',
      label: labels.pickup,
      text: placeText(placeOf(pickupPlace(notes)), start?.time, locale),
    },
    {
      kind: 'dropOff',
      label: labels.dropOff,
      text: placeText(placeOf(dropOff ?? end?.title ?? null), end?.time, locale),
    },
    {
      kind: 'transfer',
      label: labels.transfer,
      text: transferRequest && transferText(transferRequest, notes, locale),
    },
    ...answers.map(
      (statedAnswer) =>
        ({ kind: 'answer', label: statedAnswer[0], text: answerText(statedAnswer, locale) }) as const,
    ),
    { kind: 'comments', label: labels.comments, text: comments },
  ];
  return [
    ...facts.flatMap(({ text, ...fact }) => (text ? [{ ...fact, text, href: null }] : [])),
    ...(ship ? shipFacts(ship, statedCall(notes, ship), locale) : []),
  ].toSorted(inOrder);
}

type NotesToDecide = TripRequests & Pick<BookingNotes, 'people' | 'contact'>;

/**
 * What a supplier needs to answer a request, without saying who travels: the ages of the travellers, all answers, and
 * everything of `requestFacts`. Answers to a question that every traveller is asked are one fact, a line for each.
 * Names and addresses of the travellers that they typed themselves are left out.
 */
export function factsToDecide(notes: NotesToDecide, locale: MessageLocale): BookedFact[] {
  const ages = notes.people.flatMap(({ age }) => age ?? []);
  const linesByQuestion = new Map<string, string[]>();
  for (const answer of notes.people.flatMap((person) => person.answers))
    linesByQuestion.set(answer[0], [...(linesByQuestion.get(answer[0]) ?? []), answerText(answer, locale)]);
  const facts: BookedFact[] = [
    {
      kind: 'ages',
      label: tripFactTexts[locale].labels.ages,
      text: sideBySide(ages.map(String), locale),
      href: null,
    },
    ...[...linesByQuestion].map(
      ([label, lines]) => ({ kind: 'answer', label, text: lines.join('\n'), href: null }) as const,
    ),
    ...requestFacts(notes, locale),
  ];
  return facts
    .filter(({ text }) => text !== '')
    .map((fact) =>
      fact.kind === 'answer' || fact.kind === 'comments'
        ? { ...fact, text: withoutIdentity(fact.text, notes) }
        : fact,
    )
    .toSorted(inOrder);
}

/** Replaces what identifies the contact person or a traveller. A name is matched as a whole word, in any case. */
function withoutIdentity(text: string, { contact, people }: NotesToDecide): string {
  const names = [
    contact.firstName,
    contact.lastName,
    ...people.flatMap(({ name }) => [name, ...name.split(' ')]),
  ];
  const identifying = [contact.email, contact.phoneNumber ?? '', ...names]
    // An initial of a middle name would also be a word of the message.
    .filter((part) => part.trim().length > 1)
    .toSorted((one, other) => other.length - one.length)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  if (identifying.length === 0) return text;
  // Chinese has no spaces between words, so a name in Chinese characters is matched anywhere.
  const pattern = `(?<![\\p{L}\\p{N}])(?:${identifying.join('|')})(?![\\p{L}\\p{N}])`;
  const han = identifying.filter((part) => /^\p{Script=Han}{2,}$/u.test(part)).join('|');
  return text.replace(new RegExp(han === '' ? pattern : `${pattern}|${han}`, 'giu'), '…');
}

/** The only language that the guides speak, or the one that the traveller requested. */
function languageText(
  { guideLanguage, guideLanguages }: Pick<TripRequests, 'guideLanguage' | 'guideLanguages'>,
  locale: MessageLocale,
  answeredTo: FactsReader | undefined,
): string | null {
  const [onlyLanguage, ...others] = guideLanguages;
  if (onlyLanguage !== undefined && others.length === 0) return languageName(onlyLanguage, locale);
  if (guideLanguage === null) return null;
  const { requestedLanguage, languageAnswer } = tripFactTexts[locale];
  const requested = requestedLanguage(languageName(guideLanguage, locale));
  return answeredTo ? `${requested}\n${languageAnswer[answeredTo]}` : requested;
}

/** Where the supplier picks the travellers up: a listed place, or one that they typed. */
export function pickupPlace({
  pickup,
  start,
  answers,
}: Pick<TripRequests, 'pickup' | 'start' | 'answers'>): string | null {
  if (pickup !== null) return pickup;
  // A time is stored with a title. Where no place was asked for, that is an answer or the time itself.
  const isPlace = start?.title !== start?.time && !answers.some(isAnswerToTime(start));
  return isPlace ? (start?.title ?? null) : null;
}

function isAnswerToTime(start: TripRequests['start']) {
  return ([, answer, kind]: QuestionAnswer) =>
    kind !== 'hotel' && start?.time !== null && start?.title === answer;
}

function placeText(
  place: string | null,
  time: string | null | undefined,
  locale: MessageLocale,
): string | null {
  return sideBySide([place, time && timeOfDay(time, locale)], locale) || null;
}

/** A place at the ship of the timetable is its name alone: pier and time of all aboard stand once, with the facts of the ship. */
function placeAtShip(place: string, ship: BookedShip): string {
  const { name } = partsOfAnswer(place, 'ship');
  return isShipName(name, ship) ? name : place;
}

/** The answer to a question. What follows the name of a ship or the number of a flight is labelled. */
export function answerText([, answer, kind]: QuestionAnswer, locale: MessageLocale): string {
  const { parts } = transferTexts[locale];
  if (kind !== 'ship' && kind !== 'flight') return answer;
  const { name, pier, time } = partsOfAnswer(answer, kind);
  return [
    name,
    pier && labelled(parts.pier, pier, locale),
    time && labelled(kind === 'ship' ? parts.allAboard : parts.flightTime, timeOfDay(time, locale), locale),
  ]
    .filter(Boolean)
    .join('\n');
}
