import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { Paragraphs } from './product-description.tsx';

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
