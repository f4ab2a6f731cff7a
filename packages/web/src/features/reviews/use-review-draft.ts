import { useState } from 'react';
import type { ReviewField, ReviewValues } from './check-review.ts';
import { dropDraft, keepDraft, readDraft } from './review-draft.ts';
import { shownName } from './shown-name.ts';
import type { InvitedTraveller } from './use-invitation.ts';

/** What is being written about a trip. The browser keeps it with every sign, so that closing the page loses nothing. */
export function useReviewDraft(tourId: string, { name, language }: InvitedTraveller) {
  const [values, setValues] = useState<ReviewValues>(() => ({
    rating: 0,
    text: '',
    author: shownName(name),
    language,
    ...readDraft(tourId),
  }));

  function change<Field extends ReviewField>(field: Field, value: ReviewValues[Field]): void {
    const next = { ...values, [field]: value };
    setValues(next);
    keepDraft(tourId, next);
  }

  return { values, change, drop: dropDraft };
}
