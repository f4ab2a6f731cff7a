import { EMPTY_WORLD } from '../src/gazetteer/world-gazetteer.ts';
import type { Lexicon } from '../src/lexicon/lexicon.ts';
import type { GazetteerPlace } from '../src/places/gazetteer.ts';
import { ASHORE_WORDS, buildKnowledge } from '../src/query/knowledge.ts';
import type { Unit } from '../src/query/query-plan.ts';

const smallLexicon: Lexicon = {
  sailing: {
    interests: ['water'],
    terms: {
      en: ['sail', 'sailing', 'sailing trip'],
      de: ['segeln', 'segeltörn'],
      'zh-Hans': ['帆船', '航海'],
    },
  },
  wine: {
    interests: ['wine'],
    terms: { en: ['wine', 'wine tasting'], de: ['wein', 'weinprobe'], 'zh-Hans': ['葡萄酒', '酒'] },
  },
  hiking: {
    interests: ['nature', 'sport'],
    terms: { en: ['hike', 'hiking'], de: ['wanderung', 'wandern'], 'zh-Hans': ['徒步', '山'] },
  },
  museum: {
    interests: ['culture'],
    terms: { en: ['museum', 'museums'], de: ['museum', 'museen'], 'zh-Hans': ['博物馆'] },
  },
  families: {
    interests: ['culture'],
    terms: { en: ['family', 'with kids'], de: ['familie', 'kinder'], 'zh-Hans': ['亲子', '孩子'] },
  },
  'private-driver': { interests: ['culture'], terms: { en: ['limo', 'shuttle'], de: [], 'zh-Hans': [] } },
  'boat-trip': { interests: ['water'], terms: { en: ['cruise'], de: [], 'zh-Hans': [] } },
  'shore-excursion': { interests: ['culture'], terms: { en: ['from the ship'], de: [], 'zh-Hans': [] } },
  fishing: { interests: ['water'], terms: { en: ['fishing'], de: ['angeln'], 'zh-Hans': ['钓鱼'] } },
};

type CityDraft = Partial<GazetteerPlace> & Pick<GazetteerPlace, 'id' | 'names'>;
const city = (place: CityDraft): GazetteerPlace => ({
  kind: 'city',
  parent: null,
  popularity: 0.5,
  ...place,
});

const smallGazetteer: readonly GazetteerPlace[] = [
  city({ id: 'pt', kind: 'country', names: ['Portugal', '葡萄牙'], popularity: 0.6 }),
  city({ id: 'sg', kind: 'country', names: ['Singapore', 'Singapur', '新加坡'], popularity: 0.3 }),
  city({ id: 'lisbon', names: ['Lisbon', 'Lissabon', '里斯本', 'Lisboa'], parent: 'pt', popularity: 0.8 }),
  city({ id: 'porto', names: ['Porto', '波尔图'], parent: 'pt', popularity: 0.6 }),
  city({ id: 'singapore', names: ['Singapore', 'Singapur', '新加坡'], parent: 'sg' }),
  city({ id: 'new-york', names: ['New York', '纽约', 'NYC'], popularity: 0.9 }),
  city({ id: 'new-orleans', names: ['New Orleans', '新奥尔良'], popularity: 0.4 }),
  city({ id: 'cape-town', names: ['Cape Town', 'Kapstadt', '开普敦', 'Mother Apple'], popularity: 0.4 }),
  city({ id: 'marrakech', names: ['Marrakech', 'Marrakesch', '马拉喀什'] }),
  city({ id: 'nice', names: ['Nice', 'Nizza', '尼斯'] }),
  city({ id: 'munich', names: ['Munich', 'München', '慕尼黑'] }),
  city({ id: 'angeln', names: ['Angeln'], popularity: 0.1 }),
  city({ id: 'belem', kind: 'sight', names: ['Belém Tower', '贝伦塔'], parent: 'lisbon', popularity: 0.1 }),
  city({ id: 'sailing', kind: 'sight', names: ['Sailing'], parent: 'porto', popularity: 0.1 }),
];

export const smallKnowledge = buildKnowledge({
  lexicon: smallLexicon,
  gazetteer: smallGazetteer,
  stopPhrases: ASHORE_WORDS.stopPhrases,
  fillers: ASHORE_WORDS.fillers,
  wordKinds: ASHORE_WORDS.wordKinds,
  questionOnlyTerms: { en: ['with kids'], de: [], 'zh-Hans': [] },
  broaderConcepts: { fishing: ['sailing'] },
  world: EMPTY_WORLD,
});

/** Describes a unit briefly: its kind, and its IDs or words. */
export function printUnit(unit: Unit): string {
  if (unit.kind === 'either') return `either(${unit.units.map(printUnit).join('; ')})`;
  if (unit.kind === 'text') return `text ${unit.variants.map(({ word }) => word).join(' ')}`;
  return `${unit.kind} ${unit.ids.join(' ')}`;
}
