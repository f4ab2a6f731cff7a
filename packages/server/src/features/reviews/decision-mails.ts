import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Mail } from '../../gateways/mail/put-mail.ts';

type Words = Pick<Mail, 'subject' | 'body'>;
type Shown = { readonly trip: string; readonly url: string };
type Refused = { readonly trip: string; readonly reason: string };

/** Thanks the author of a review that everybody can read from now on. */
export function publishedMail(
  locale: MessageLocale,
  about: Shown,
): Pick<Mail, 'locale' | 'subject' | 'body'> {
  return { locale, ...published[locale](about) };
}

/**
 * Tells an author that a review is not shown, or no longer, and why: the law wants a reason and a way to object
 * (Regulation (EU) 2022/2065, articles 17 and 20).
 */
export function rejectedMail(
  locale: MessageLocale,
  about: Refused,
): Pick<Mail, 'locale' | 'subject' | 'body'> {
  return { locale, ...rejected[locale](about) };
}

const published: Record<MessageLocale, (about: Shown) => Words> = {
  en: ({ trip, url }) => ({
    subject: `Your review can be read now: ${trip}`,
    body: {
      title: 'Thank you for your review',
      paragraphs: [
        `What you wrote about “${trip}” now stands on its page, where other travellers decide by it.`,
        'Would you like to have it deleted? Answer this mail.',
      ],
      action: { label: 'See it on the page', url },
    },
  }),
  de: ({ trip, url }) => ({
    subject: `Ihre Bewertung ist zu lesen: ${trip}`,
    body: {
      title: 'Danke für Ihre Bewertung',
      paragraphs: [
        `Was Sie über „${trip}“ geschrieben haben, steht jetzt auf der Seite der Tour und hilft anderen bei der Entscheidung.`,
        'Sie möchten sie löschen lassen? Antworten Sie auf diese E-Mail.',
      ],
      action: { label: 'Auf der Seite ansehen', url },
    },
  }),
  'zh-Hans': ({ trip, url }) => ({
    subject: `您的评价已展示：${trip}`,
    body: {
      title: '感谢您的评价',
      paragraphs: [`您对“${trip}”的评价已展示在行程页面上，供其他旅客参考。`, '如需删除，回复本邮件即可。'],
      action: { label: '查看页面', url },
    },
  }),
};

const rejected: Record<MessageLocale, (about: Refused) => Words> = {
  en: ({ trip, reason }) => ({
    subject: `Your review is not shown: ${trip}`,
    body: {
      title: 'We do not show your review',
      paragraphs: [
        `Thank you for writing about “${trip}”. A person has read your review, and we do not show it on our pages.`,
        `The reason: ${reason}`,
        'If you think that this is wrong, answer this mail within six months. Somebody who did not take the decision looks at it again, free of charge. You may also turn to a certified body for out-of-court dispute settlement, or to a court.',
      ],
    },
  }),
  de: ({ trip, reason }) => ({
    subject: `Ihre Bewertung wird nicht gezeigt: ${trip}`,
    body: {
      title: 'Wir zeigen Ihre Bewertung nicht',
      paragraphs: [
        `Danke, dass Sie über „${trip}“ geschrieben haben. Ein Mensch hat Ihre Bewertung gelesen; wir zeigen sie nicht auf unseren Seiten.`,
        `Der Grund: ${reason}`,
        'Halten Sie das für falsch, antworten Sie innerhalb von sechs Monaten auf diese E-Mail. Dann sieht es sich kostenlos jemand noch einmal an, der nicht entschieden hat. Sie können sich auch an eine zugelassene Stelle zur außergerichtlichen Streitbeilegung oder an ein Gericht wenden.',
      ],
    },
  }),
  'zh-Hans': ({ trip, reason }) => ({
    subject: `您的评价未予展示：${trip}`,
    body: {
      title: '我们没有展示您的评价',
      paragraphs: [
        `感谢您评价“${trip}”。我们的工作人员已阅读您的评价，决定不在页面上展示。`,
        `原因：${reason}`,
        '如果您认为这一决定有误，请在六个月内回复本邮件，我们会免费请未参与决定的人员重新审核。您也可以向经认证的庭外争议解决机构或法院寻求救济。',
      ],
    },
  }),
};
