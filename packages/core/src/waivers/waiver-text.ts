import type { MessageLocale } from '../locale/locales.ts';
import { waiversDe } from './texts/de.ts';
import { waiversEn } from './texts/en.ts';
import type { WaiverTexts } from './texts/waiver-texts.ts';
import { waiversZh } from './texts/zh-hans.ts';
import type { WaiverKind } from './waiver-kinds.ts';
import { waiverVersionOf } from './waiver-versions.ts';

export type WaiverText = {
  readonly kind: WaiverKind;
  readonly locale: MessageLocale;
  /** Identifies this exact text: its date, and the beginning of the hash of its content. */
  readonly version: string;
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly points: readonly string[] }[];
};

const words: Readonly<Record<MessageLocale, WaiverTexts>> = {
  en: waiversEn,
  de: waiversDe,
  'zh-Hans': waiversZh,
};

/** Returns the waiver for a trip of that kind, in the language in which the traveller reads and signs it. */
export function waiverText(kind: WaiverKind, locale: MessageLocale): WaiverText {
  const { headings, shared, kinds } = words[locale];
  const { title, risks, duties } = kinds[kind];
  return {
    kind,
    locale,
    version: waiverVersionOf(kind, locale),
    title,
    sections: [
      { heading: headings.risks, points: risks },
      { heading: headings.duties, points: [...duties, ...shared.duties] },
      { heading: headings.accepted, points: shared.accepted },
      { heading: headings.unaffected, points: shared.unaffected },
    ],
  };
}

/** Content that the hash is computed from: all that the signer reads, and nothing else. */
export function sealedText({ title, sections }: Pick<WaiverText, 'title' | 'sections'>): string {
  return [title, ...sections.flatMap(({ heading, points }) => [heading, ...points])].join('\n');
}
