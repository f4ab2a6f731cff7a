import type { Mail } from '../../gateways/mail/put-mail.ts';
import type { NewReview, ReviewDesk } from './new-review.ts';
import type { ReviewedProduct } from './read-product.ts';

type About = { readonly product: ReviewedProduct; readonly desk: ReviewDesk };

/** Lands on the operator's desk: what was written, and how to decide. */
export function deskMail({ id, rating, author, language, text }: NewReview, { product, desk }: About): Mail {
  return {
    key: `review/${id}/desk`,
    to: desk.operatorAddress,
    locale: 'en',
    subject: `A review to read: ${rating} of 5 for ${product.name}`,
    body: {
      title: `${rating} of 5 stars for ${product.name}`,
      paragraphs: text.split(/\n{2,}/),
      facts: [
        ['Trip', `${product.name} (${product.code})`],
        ['Shown as', author],
        ['Language', language],
      ],
      small: [
        `To show it: npm run ashore -- publish-review ${id}`,
        `To refuse it, with the reason in the author’s language: npm run ashore -- reject-review ${id} "…"`,
      ],
    },
  };
}
