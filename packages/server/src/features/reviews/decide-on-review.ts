import { withLocale } from '@ashore/core/locale/locale-path.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { PoolClient } from 'pg';
import type { Database } from '../../database/connect.ts';
import type { Queryable } from '../../database/queryable.ts';
import { transaction } from '../../database/transaction.ts';
import { enqueueMail, type Mail } from '../../gateways/mail/outbox.ts';
import type { ReviewDeps } from './review-input.ts';
import { type ReviewedProduct, readProduct } from './reviewed-product.ts';

export type DecideOnReviewInput = {
  readonly id: string;
  readonly by: string;
  /** The reason for not showing the review, as its author reads it. Without a reason the review is shown. */
  readonly reason?: string;
};

export type ReviewDecision =
  | { readonly outcome: 'decided'; readonly product: ReviewedProduct; readonly notified: string | null }
  | { readonly outcome: 'already'; readonly by: string | null; readonly at: Date | null }
  | { readonly outcome: 'unknown' };

/**
 * Publishes or rejects a review, recounts the rating of its product and notifies the author, in one
 * transaction. A decision may be reversed, for example after an objection. Repeating a decision changes
 * nothing.
 */
export async function decideOnReview(
  database: Database,
  { id, by, reason }: DecideOnReviewInput,
  deps: ReviewDeps,
): Promise<ReviewDecision> {
  const status = reason === undefined ? 'published' : 'rejected';
  return transaction(database, async ({ client }) => {
    const review = await lockReview(client, id);
    if (!review) return { outcome: 'unknown' };
    if (review.status === status)
      return { outcome: 'already', by: review.moderatedBy, at: review.moderatedAt };
    const at = await recordDecision(client, [id, status, by, reason ?? null]);
    await client.query('select recount_reviews(array[$1::uuid])', [review.productId]);
    const product = await notifyAuthor(client, review, {
      key: `review/${id}/${status}/${at.getTime()}`,
      reason,
      deps,
    });
    return { outcome: 'decided', product, notified: review.author?.emailAddress ?? null };
  });
}

async function recordDecision(client: PoolClient, decision: readonly unknown[]): Promise<Date> {
  const { rows } = await client.query<{ at: Date }>(
    `update reviews set status = $2, moderated_at = now(), moderated_by = $3, rejection_reason = $4
     where id = $1 returning moderated_at as at`,
    [...decision],
  );
  if (!rows[0]) throw new Error('The review disappeared while locked');
  return rows[0].at;
}

type ReviewNotification = {
  readonly key: string;
  readonly reason: string | undefined;
  readonly deps: ReviewDeps;
};

async function notifyAuthor(
  client: PoolClient,
  { productId, author }: LockedReview,
  { key, reason, deps }: ReviewNotification,
): Promise<ReviewedProduct> {
  const locale = author?.locale ?? 'en';
  const product = await readProduct(client, productId, locale);
  if (!product) throw new Error('The product disappeared while locked');
  if (author) {
    const mail =
      reason === undefined
        ? publishedMail(locale, { trip: product.name, url: reviewsUrl(product, locale, deps) })
        : rejectedMail(locale, { trip: product.name, reason });
    await enqueueMail(client, {
      ...mail,
      key,
      to: author.emailAddress,
      replyTo: deps.operatorAddress,
    } satisfies Mail);
  }
  return product;
}

function reviewsUrl({ path }: ReviewedProduct, locale: MessageLocale, { publicUrl }: ReviewDeps): string {
  return `${publicUrl}${withLocale(path, locale)}#reviews`;
}

type ReviewMailTexts = Pick<Mail, 'subject' | 'body'>;
type PublishedReview = { readonly trip: string; readonly url: string };
type RejectedReview = { readonly trip: string; readonly reason: string };

/** Thanks the author of a review that is now public. */
function publishedMail(
  locale: MessageLocale,
  facts: PublishedReview,
): Pick<Mail, 'locale' | 'subject' | 'body'> {
  return { locale, ...publishedTexts[locale](facts) };
}

/**
 * Notifies an author that a review is not shown, or no longer shown, and why. The law requires a reason and a
 * way to object (Regulation (EU) 2022/2065, articles 17 and 20).
 */
function rejectedMail(
  locale: MessageLocale,
  facts: RejectedReview,
): Pick<Mail, 'locale' | 'subject' | 'body'> {
  return { locale, ...rejectedTexts[locale](facts) };
}

const publishedTexts: Record<MessageLocale, (facts: PublishedReview) => ReviewMailTexts> = {
  en: ({ trip, url }) => ({
    subject: `Your review is published: ${trip}`,
    body: {
      title: 'Thank you for your review',
      paragraphs: [
        `We’ve published your review of “${trip}” on its page, where it helps other travellers decide.`,
        'If you’d like us to delete it, reply to this email.',
      ],
      action: { label: 'View your review', url },
    },
  }),
  de: ({ trip, url }) => ({
    subject: `Ihre Bewertung ist erschienen: ${trip}`,
    body: {
      title: 'Danke für Ihre Bewertung',
      paragraphs: [
        `Was Sie über „${trip}“ geschrieben haben, steht jetzt beim Angebot und hilft anderen bei der Entscheidung.`,
        'Sie möchten Ihre Bewertung löschen lassen? Antworten Sie auf diese E-Mail.',
      ],
      action: { label: 'Bewertung ansehen', url },
    },
  }),
  'zh-Hans': ({ trip, url }) => ({
    subject: `您的评价已展示：${trip}`,
    body: {
      title: '感谢您的评价',
      paragraphs: [`您对“${trip}”的评价已展示在产品页面上，供其他旅客参考。`, '如需删除，回复本邮件即可。'],
      action: { label: '查看评价', url },
    },
  }),
};

const rejectedTexts: Record<MessageLocale, (facts: RejectedReview) => ReviewMailTexts> = {
  en: ({ trip, reason }) => ({
    subject: `Your review isn’t published: ${trip}`,
    body: {
      title: 'We can’t publish your review',
      paragraphs: [
        `Thank you for writing about “${trip}”. Someone in our team has read your review, and we can’t publish it.`,
        `The reason: ${reason}`,
        'If you disagree, reply to this email within six months. A person who wasn’t involved in the decision will review it again, free of charge. You can also turn to a certified body for out-of-court dispute settlement, or to a court.',
      ],
    },
  }),
  de: ({ trip, reason }) => ({
    subject: `Ihre Bewertung wird nicht veröffentlicht: ${trip}`,
    body: {
      title: 'Wir veröffentlichen Ihre Bewertung nicht',
      paragraphs: [
        `Danke, dass Sie über „${trip}“ geschrieben haben. Unser Team hat Ihre Bewertung gelesen; wir veröffentlichen sie nicht.`,
        `Der Grund: ${reason}`,
        'Halten Sie das für falsch, antworten Sie innerhalb von sechs Monaten auf diese E-Mail. Dann prüft eine Person, die an der Entscheidung nicht beteiligt war, Ihre Bewertung kostenlos noch einmal. Sie können sich auch an eine zertifizierte Stelle für außergerichtliche Streitbeilegung oder an ein Gericht wenden.',
      ],
    },
  }),
  'zh-Hans': ({ trip, reason }) => ({
    subject: `您的评价未能展示：${trip}`,
    body: {
      title: '我们没有展示您的评价',
      paragraphs: [
        `感谢您评价“${trip}”。经人工审核，我们决定不展示您的评价。`,
        `原因：${reason}`,
        '如果您认为这一决定有误，请在六个月内回复本邮件，我们会免费请未参与决定的人员重新审核。您也可以向经认证的庭外争议解决机构或法院寻求救济。',
      ],
    },
  }),
};

type LockedReview = {
  readonly productId: string;
  readonly locale: MessageLocale;
  readonly status: 'pending' | 'published' | 'rejected';
  readonly moderatedAt: Date | null;
  readonly moderatedBy: string | null;
  /** The author's address and language; null if unknown or already deleted. */
  readonly author: { readonly emailAddress: string; readonly locale: MessageLocale } | null;
};

/**
 * Locks a review and its product, so that concurrent decisions cannot miscount. The product is locked first,
 * as in an import, to avoid deadlocks.
 */
export async function lockReview(client: Queryable, id: string): Promise<LockedReview | undefined> {
  await client.query(
    'select from products where id = (select product_id from reviews where id = $1) for no key update',
    [id],
  );
  const { rows } = await client.query<LockedReview>(
    `select review.product_id as "productId", review.locale, review.status, review.moderated_at as "moderatedAt",
       review.moderated_by as "moderatedBy", case when invitation.email_address is not null then
         jsonb_build_object('emailAddress', invitation.email_address, 'locale', invitation.locale) end as author
     from reviews review left join review_invitations invitation on invitation.id = review.invitation_id
     where review.id = $1 for update of review`,
    [id],
  );
  return rows[0];
}
