import { catalogueId } from './catalogue-id.ts';
import { eachLanguageOf } from './each-language.ts';
import type { ProductRow } from './place-file.ts';
import type { PlaceRows } from './place-tables.ts';
import type { Identity } from './product-identity.ts';

/** Adds what a supplier asks before the day. Answers keep the id of their question, which comes from its slug. */
export function rowsOfQuestions(rows: PlaceRows, { questions = [] }: ProductRow, product: Identity): void {
  for (const [position, { label, hint, choices, ...question }] of questions.entries()) {
    const id = catalogueId('question', ...product.names, question.slug);
    rows.questions.push({ id, product_id: product.id, position, ...question });
    eachLanguageOf({ label, hint, choices }, (locale, texts) => {
      // The label is what makes a text: a hint alone is shown in English, like the question.
      if (texts.label !== null) rows.questionTexts.push({ question_id: id, locale, ...texts });
    });
  }
}
