import { MESSAGE_LOCALES, type MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Database } from '../../database/connect.ts';
import type { Translator, TranslatorFailure } from '../../gateways/translator/port.ts';

type UntranslatedReview = { readonly id: string; readonly text: string };

type Direction = { readonly from: MessageLocale; readonly to: MessageLocale };

/** Few enough texts for one request, as reviews have at most some thousand characters. */
const TEXTS_PER_REQUEST = 20;

/**
 * Translates published reviews into the languages in which they are not stored yet, the newest first. A
 * translation that a file brought stays. Ends at the first failure of the service, or when
 * it is to pause: the stored translations stay, and the next run continues.
 */
export async function translateReviews(
  database: Database,
  translator: Translator,
  { signal, pause }: { readonly signal: AbortSignal; readonly pause: AbortSignal },
): Promise<TranslatorFailure | undefined> {
  for (const direction of directions) {
    for (;;) {
      if (signal.aborted || pause.aborted) return undefined;
      const reviews = await readUntranslated(database, direction);
      if (reviews.length === 0) break;
      const texts = reviews.map(({ text }) => text);
      const translations = await translator.translate({ texts, ...direction }, signal);
      if ('failed' in translations) return translations;
      await storeTranslations(database, reviews, { to: direction.to, translations });
    }
  }
  return undefined;
}

const directions: readonly Direction[] = MESSAGE_LOCALES.flatMap((from) =>
  MESSAGE_LOCALES.filter((to) => to !== from).map((to) => ({ from, to })),
);

async function readUntranslated(
  { pool }: Database,
  { from, to }: Direction,
): Promise<readonly UntranslatedReview[]> {
  const { rows } = await pool.query<UntranslatedReview>(
    `select id, text from reviews
     where status = 'published' and locale = $1 and not translations ? $2
     order by written_on desc, id limit $3`,
    [from, to, TEXTS_PER_REQUEST],
  );
  return rows;
}

type NewTranslations = { readonly to: MessageLocale; readonly translations: readonly string[] };

async function storeTranslations(
  { pool }: Database,
  reviews: readonly UntranslatedReview[],
  { to, translations }: NewTranslations,
): Promise<void> {
  await pool.query(
    // Existing keys win: a file may have brought a translation since.
    `update reviews set translations = jsonb_build_object($1::text, given.translation) || translations
     from unnest($2::uuid[], $3::text[]) given (id, translation) where reviews.id = given.id`,
    [to, reviews.map(({ id }) => id), translations],
  );
}
