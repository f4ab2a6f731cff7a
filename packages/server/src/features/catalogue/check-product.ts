import { checkExceptions } from './check-exceptions.ts';
import { orderOfDays } from './file-day.ts';
import type { ProductRow } from './place-file.ts';

type Say = (at: string, what: string) => void;

/** Finds where a product contradicts itself. */
export function checkProduct(product: ProductRow, say: Say): void {
  if ((product.startTimes === undefined) === (product.openHours === undefined))
    say('', 'has either start times or opening hours');
  checkBookable(product, '', say);
  for (const [index, option] of product.options.entries()) {
    const at = `.options[${index + 1}]`;
    if (option.startTimes && option.openHours) say(at, 'has either start times or opening hours');
    checkBookable(option, at, say);
  }
  const both = product.included.filter((code) => (product.excluded as readonly string[]).includes(code));
  if (both.length > 0) say('.excluded', `is included as well: ${both.join(', ')}`);
  checkCancellation(product, say);
  checkTwice(product, say);
  checkQuestions(product, say);
  checkPromotions(product, say);
  for (const [index, { monthsAgo, writtenOn }] of product.reviews.entries())
    if ((monthsAgo === undefined) === (writtenOn === undefined))
      say(`.reviews[${index + 1}]`, 'has either monthsAgo or writtenOn');
}

type Bookable = Pick<ProductRow, 'price' | 'group' | 'atLeast' | 'ages' | 'alsoRuns' | 'exceptions'>;

function checkBookable(
  { price, group, atLeast = {}, ages = {}, alsoRuns = [], exceptions = [] }: Bookable,
  at: string,
  say: Say,
) {
  if ((price === undefined) === (group === undefined)) say(at, 'has either a price or a group price');
  const sold = new Set(price ? Object.keys(price) : ['group']);
  for (const [field, bands] of Object.entries({ atLeast, ages }))
    for (const band of Object.keys(bands))
      if (!sold.has(band)) say(`${at}.${field}.${band}`, 'is about a ticket that is not sold');
  for (const [band, { from = 0, to = 120 } = {}] of Object.entries(ages))
    if (to < from) say(`${at}.ages.${band}`, 'ends before it begins');
  for (const [index, { startTimes, openHours }] of alsoRuns.entries())
    if ((startTimes === undefined) === (openHours === undefined))
      say(`${at}.alsoRuns[${index + 1}]`, 'has either start times or opening hours');
  checkExceptions(exceptions, (where, what) => say(`${at}.exceptions${where}`, what));
}

/** The first tier whose hours are left decides: one that stands too late would never be asked. */
function checkCancellation({ cancellation }: ProductRow, say: Say): void {
  if (typeof cancellation === 'string') return;
  for (const [index, { hoursBefore, refundPercent }] of cancellation.entries()) {
    const next = cancellation[index + 1];
    if (next && (next.hoursBefore >= hoursBefore || next.refundPercent >= refundPercent))
      say(`.cancellation[${index + 2}]`, 'gives no less, or asks for no shorter notice, than the one before');
  }
}

function checkTwice({ pickups = [], questions = [], options, reviews }: ProductRow, say: Say): void {
  for (const [field, list] of Object.entries({ pickups, questions, options })) {
    const slugs = list.map(({ slug }) => slug).filter((slug) => slug !== undefined);
    for (const [index, slug] of slugs.entries())
      if (slugs.indexOf(slug) < index) say(`.${field}[${slug}]`, 'is there twice');
  }
  const said = reviews.map(({ locale, name, text }) => `${locale} ${name} ${text}`);
  for (const [index, words] of said.entries())
    if (said.indexOf(words) < index) say(`.reviews[${index + 1}]`, 'is there twice');
}

function checkQuestions({ questions = [] }: ProductRow, say: Say): void {
  for (const { slug, kind, measure, choices } of questions) {
    const at = `.questions[${slug}].choices`;
    if ((kind === 'choice') !== (choices !== undefined)) say(at, 'belong to a choice, and to nothing else');
    if (measure !== undefined && kind !== 'number')
      say(`.questions[${slug}].measure`, 'belongs to a number, and to nothing else');
    const lengths = new Set(Object.values(choices ?? {}).map((list) => list?.length));
    if (lengths.size > 1) say(at, 'are not the same in every language');
  }
}

function checkPromotions({ promotions = [] }: ProductRow, say: Say): void {
  const seen = new Set<string>();
  for (const [index, promotion] of promotions.entries()) {
    const { percent, bookFrom, bookUntil, travelFrom, travelUntil } = promotion;
    const at = `.promotions[${index + 1}]`;
    for (const [from, until, field] of [
      [bookFrom, bookUntil, 'bookUntil'],
      [travelFrom, travelUntil, 'travelUntil'],
    ] as const) {
      const order = orderOfDays(from, until);
      if (order === undefined) say(`${at}.${field}`, 'is no day of the same kind as the one it begins on');
      else if (order < 0) say(`${at}.${field}`, 'is before its beginning');
    }
    const key = `${percent} ${bookFrom} ${travelFrom}`;
    if (seen.has(key)) say(at, 'is there twice');
    seen.add(key);
  }
}
