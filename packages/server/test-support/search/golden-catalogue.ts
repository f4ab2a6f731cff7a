import { readdirSync, readFileSync } from 'node:fs';
import type { CancellationPresetName } from '@ashore/core/catalogue/cancellation-presets.ts';
import type { INCLUDED, TO_KNOW } from '@ashore/core/catalogue/features.ts';
import type { Interest } from '@ashore/core/catalogue/interests.ts';
import type { ProductType } from '@ashore/core/contract/values/product-types.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { describeProduct } from '@ashore/search/index/describe-product.ts';
import type { IndexDoc } from '@ashore/search/index/index-doc.ts';
import {
  CANCELLATION_CONCEPTS,
  INCLUDED_CONCEPTS,
  TO_KNOW_CONCEPTS,
  TYPE_CONCEPTS,
} from '@ashore/search/lexicon/mark-concepts.ts';
import { type GazetteerPlace, otherNamesOfCountry } from '@ashore/search/places/gazetteer.ts';
import type { Knowledge } from '@ashore/search/query/knowledge.ts';

type GoldenTexts<Text = string> = Readonly<Record<MessageLocale, Text>>;

type DemoPlaceFile = {
  readonly location: {
    readonly slug: string;
    readonly country: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly names: GoldenTexts;
    readonly countryNames: GoldenTexts;
    readonly aliases: GoldenTexts<readonly string[]>;
  };
  readonly sights: readonly { readonly slug: string; readonly names: GoldenTexts }[];
  readonly products: readonly {
    readonly slug: string;
    readonly supplier: string;
    readonly sight?: string;
    readonly title: GoldenTexts;
    readonly subTitle: GoldenTexts;
    readonly short: GoldenTexts;
    readonly highlights: GoldenTexts<readonly string[]>;
    readonly long: GoldenTexts<readonly string[]>;
    readonly interests: readonly Interest[];
    readonly popularity: number;
    readonly type: ProductType;
    readonly languages: readonly string[];
    readonly included: readonly (typeof INCLUDED)[number][];
    readonly know: readonly (typeof TO_KNOW)[number][];
    readonly cancellation: CancellationPresetName;
  }[];
};

const folder = new URL('../../../../demo/places/', import.meta.url);

function placeFiles(): DemoPlaceFile[] {
  return readdirSync(folder).map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
}

/** The places of the demonstration data by slug, so that the golden queries can name them. */
export function goldenGazetteer(): GazetteerPlace[] {
  const places = new Map<string, GazetteerPlace>();
  for (const { location, sights } of placeFiles()) {
    const { slug, country, names, countryNames, aliases } = location;
    const countryId = `country:${country}`;
    places.set(countryId, {
      id: countryId,
      kind: 'country',
      names: [...Object.values(countryNames), ...otherNamesOfCountry(country)],
      parent: null,
      popularity: 0.5,
    });
    places.set(slug, {
      id: slug,
      kind: 'city',
      names: [...Object.values(names), ...Object.values(aliases).flat()],
      parent: countryId,
      popularity: 0.5,
      position: location,
    });
    for (const sight of sights) {
      const id = `${slug}/${sight.slug}`;
      places.set(id, { id, kind: 'sight', names: Object.values(sight.names), parent: slug, popularity: 0.1 });
    }
  }
  return [...places.values()];
}

export function goldenDocs(knowledge: Knowledge): IndexDoc[] {
  return placeFiles().flatMap(({ location: { slug }, products }) =>
    products.map((product) =>
      describeProduct(
        {
          id: `${slug}/${product.slug}`,
          version: 1,
          texts: {
            en: textOf(product, 'en'),
            de: textOf(product, 'de'),
            'zh-Hans': textOf(product, 'zh-Hans'),
          },
          marks: marksOf(product),
          places: [product.sight ? `${slug}/${product.sight}` : slug],
          interests: product.interests,
          popularity: product.popularity / 100,
          supplier: `${slug}/${product.supplier}`,
        },
        knowledge,
      ),
    ),
  );
}

function marksOf({ type, included, know, cancellation }: DemoPlaceFile['products'][number]): string[] {
  return [
    TYPE_CONCEPTS[type],
    CANCELLATION_CONCEPTS[cancellation],
    ...included.map((one) => INCLUDED_CONCEPTS[one]),
    ...know.map((one) => TO_KNOW_CONCEPTS[one]),
  ].filter((concept) => concept !== undefined);
}

function textOf(product: DemoPlaceFile['products'][number], locale: MessageLocale) {
  const { title, subTitle, short, highlights, long } = product;
  const lead = [subTitle[locale], short[locale]];
  const body = [...highlights[locale], ...long[locale]];
  return { title: title[locale], lead: lead.join('\n'), body: body.join('\n') };
}
