import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import { useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { usePage } from '../../../page/use-page.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { Icon } from '../../../ui/media/icon.tsx';
import { check } from '../../../ui/media/icon-paths.ts';

/** Highlights and description by the supplier. The description is folded after its first paragraph. */
export function ProductDescription({ tour }: { tour: TourDetails }) {
  const t = useText();
  return (
    <>
      {tour.highlights.length > 0 && (
        <section className="mt-12">
          <h2 className="type-h2">{t('product.highlights')}</h2>
          <ul className="mt-4 grid list-disc gap-1.5 pl-5 marker:text-coral">
            {tour.highlights.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <section className="mt-12">
        <h2 className="type-h2">{t('product.about')}</h2>
        <Paragraphs text={tour.longDescription.slice(0, 1)} />
        {tour.longDescription.length > 1 && (
          <div className="mt-1">
            <Disclosure moreLabel={t('reviews.readMore')} lessLabel={t('reviews.readLess')} below>
              <Paragraphs text={tour.longDescription.slice(1)} />
            </Disclosure>
          </div>
        )}
      </section>
    </>
  );
}

function Paragraphs({ text }: { text: readonly string[] }) {
  return text.map((paragraph) => (
    <p key={paragraph} className="mt-4 max-w-[70ch]">
      {paragraph}
    </p>
  ));
}

/** Selling points by the supplier. */
export function ProductSelling({ tour }: { tour: Pick<TourDetails, 'uniqueSellingProposition'> }) {
  const t = useText();
  const { locale } = usePage();
  const { lines, isEnglish } = sellingPoints(tour.uniqueSellingProposition, locale);
  if (lines.length === 0) return null;
  return (
    <Panel as="section" tone="foam" className="mt-7">
      <h2 className="type-h4">{t('features.selling')}</h2>
      <ul className="mt-2.5 grid gap-x-8 gap-y-2 sm:grid-cols-2" lang={isEnglish ? 'en' : undefined}>
        {lines.map((line) => (
          <li key={line} className="flex gap-3">
            <Icon path={check} className="mt-0.5 text-sea" />
            {line}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export type SellingPoints = { readonly lines: readonly string[]; readonly isEnglish: boolean };

/** Selling points in the reader's language, or else in English. */
export function sellingPoints(
  points: TourDetails['uniqueSellingProposition'],
  locale: Locale,
): SellingPoints {
  const language = localeTable[locale].messages;
  const localLines = points[language];
  if (localLines?.length) return { lines: localLines, isEnglish: language === 'en' };
  return { lines: points.en ?? [], isEnglish: true };
}

/** Says early that a waiver must be signed, so that it does not surprise travellers in the checkout. */
export function ProductWaiver({ waiver }: Pick<TourDetails, 'waiver'>) {
  const t = useText();
  if (waiver === null) return null;
  return (
    <Note className="mt-7">
      <strong className="font-semibold">{t('product.waiver')}</strong>
      <br />
      {t('product.waiverMore')}
    </Note>
  );
}

type DocumentData = Pick<TourDetails, 'requiredParticipantsData' | 'acceptedDocuments'>;

/** Says before anything is held which document the checkout asks of every traveller, so that all have theirs at hand. */
export function ProductDocument({ requiredParticipantsData, acceptedDocuments }: DocumentData) {
  const t = useText();
  if (!requiredParticipantsData.includes('passport-number')) return null;
  return (
    <Note className="mt-7">
      <strong className="font-semibold">
        {t('product.document', { kinds: kindsOf(acceptedDocuments) })}
      </strong>
      <br />
      {t('product.documentMore')}
    </Note>
  );
}

function kindsOf(accepted: TourDetails['acceptedDocuments']): 'passport' | 'identityCard' | 'both' {
  if (accepted.length > 1) return 'both';
  return accepted[0] === 'identity-card' ? 'identityCard' : 'passport';
}

type Chapter = TourDetails['contentTabs'][number];

/**
 * Further sections of the page. A single one is shown as it is. Of several one is open at a time; without
 * scripts all are open.
 */
export function ProductChapters({ chapters }: { chapters: readonly Chapter[] }) {
  const t = useText();
  const [current, setCurrent] = useState('0');
  const [only] = chapters;
  if (!only) return null;
  if (chapters.length === 1)
    return (
      <section className="mt-12">
        <h2 className="type-h2">{only.title}</h2>
        <Paragraphs text={only.text} />
      </section>
    );
  return (
    <section aria-labelledby="chapters-title" className="mt-12">
      <h2 id="chapters-title" className="type-h2 mb-3">
        {t('features.chapters')}
      </h2>
      <Tabs
        label={t('features.chapters')}
        current={current}
        onChange={setCurrent}
        tabs={chapters.map((chapter, index) => ({
          id: String(index),
          label: chapter.title,
          panel: (
            <>
              <h3 className="no-js type-h3 mt-6">{chapter.title}</h3>
              <Paragraphs text={chapter.text} />
            </>
          ),
        }))}
      />
    </section>
  );
}
