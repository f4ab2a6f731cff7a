import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { useState } from 'react';
import { useText } from '../../../i18n/texts.ts';
import { Tabs } from '../../../ui/layout/tabs.tsx';

type Chapter = TourDetails['contentTabs'][number];

/**
 * Further sections of the page. A single one is shown as it is. Of several one is open at a time; without
 * scripts all are open.
 */
export function ProductTabs({ chapters }: { chapters: readonly Chapter[] }) {
  const t = useText();
  const [current, setCurrent] = useState('0');
  const [only] = chapters;
  if (!only) return null;
  if (chapters.length === 1)
    return (
      <section className="mt-12">
        <h2 className="type-h2">{only.title}</h2>
        <ChapterText chapter={only} />
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
              <ChapterText chapter={chapter} />
            </>
          ),
        }))}
      />
    </section>
  );
}

function ChapterText({ chapter }: { chapter: Chapter }) {
  return chapter.text.map((paragraph) => (
    <p key={paragraph} className="mt-4 max-w-[70ch]">
      {paragraph}
    </p>
  ));
}
