import type { MessageLocale } from '../locale/locales.ts';
import { waiversDe } from './texts/de.ts';
import { waiversEn } from './texts/en.ts';
import type { WaiverWords } from './texts/words.ts';
import { waiversZh } from './texts/zh-hans.ts';
import type { WaiverKind } from './waiver-kinds.ts';
import { versionOf } from './waiver-versions.ts';

export type WaiverText = {
  readonly kind: WaiverKind;
  readonly locale: MessageLocale;
  /** Names this very text: its day, and the beginning of the hash of what it says. */
  readonly version: string;
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly points: readonly string[] }[];
};

const words: Readonly<Record<MessageLocale, WaiverWords>> = {
  en: waiversEn,
  de: waiversDe,
  'zh-Hans': waiversZh,
};

/** What is signed before a trip of that kind, in the language in which it is read and signed. */
export function waiverText(kind: WaiverKind, locale: MessageLocale): WaiverText {
  const { headings, shared, kinds } = words[locale];
  const { title, risks, duties } = kinds[kind];
  return {
    kind,
    locale,
    version: versionOf(kind, locale),
    title,
    sections: [
      { heading: headings.risks, points: risks },
      { heading: headings.duties, points: [...duties, ...shared.duties] },
      { heading: headings.accepted, points: shared.accepted },
      { heading: headings.kept, points: shared.kept },
    ],
  };
}

/** What a hash of a text is made of: all that is read, and nothing else. */
export function sealedWords({ title, sections }: Pick<WaiverText, 'title' | 'sections'>): string {
  return [title, ...sections.flatMap(({ heading, points }) => [heading, ...points])].join('\n');
}
