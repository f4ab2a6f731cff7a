import { codeAtEnd } from '@ashore/core/contract/product-path.ts';
import { isProductType } from '@ashore/core/contract/product-types.ts';
import { displayNames, listFormat } from '@ashore/core/locale/intl.ts';
import { withLocale } from '@ashore/core/locale/locale-path.ts';
import { localeTable } from '@ashore/core/locale/locales.ts';
import { data, redirect } from 'react-router';
import { durationText } from '../features/catalogue/duration-text.ts';
import { TourPrice } from '../features/catalogue/tour-card.tsx';
import { tourData } from '../features/catalogue/tour-data.ts';
import { useText } from '../i18n/use-text.ts';
import { pageContext } from '../page/page-context.ts';
import { usePage } from '../page/use-page.ts';
import { PageHead } from '../shell/page-head.tsx';
import { PageTrail } from '../shell/page-trail.tsx';
import { Poster } from '../ui/poster.tsx';
import type { Route } from './+types/product.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, currency, locale } = context.get(pageContext);
  const { productType, city, product } = params;
  const code = codeAtEnd(`/${product}`);
  if (!code || !isProductType(productType)) throw data(null, { status: 404 });
  const tour = await api.tours.show({ productType, id: code, currency });
  // A path that ends in a known code resolves by it; whatever stands before may be old.
  if (tour.normalizedUrlPath !== `/${productType}/${city}/${product}`)
    throw redirect(withLocale(tour.normalizedUrlPath, locale), 308);
  return { tour };
}

export default function Product({ loaderData: { tour } }: Route.ComponentProps) {
  const t = useText();
  const { locale, site } = usePage();
  const place = t('tour.place', { city: tour.location, country: tour.locationCountry });
  // In the language of the texts: French readers get English ones.
  const { messages } = localeTable[locale];
  const languages = displayNames(messages, 'language');
  return (
    <main id="content" className="page-width">
      <PageHead
        title={tour.tourName}
        description={tour.shortDescription}
        data={[tourData(tour, site.publicUrl + withLocale(tour.normalizedUrlPath, locale), site.publicUrl)]}
      />
      <PageTrail here={tour.tourName} between={[{ label: t('tours.title'), href: '/toursAndActivities' }]} />
      <div className="grid gap-x-18 gap-y-8 md:grid-cols-[1fr_minmax(0,392px)]">
        <div className="md:order-2">
          <Poster picture={{ src: tour.teaserImageUrl, alt: '', width: 800, height: 1000, priority: true }} />
        </div>
        <div>
          <p className="text-ink-2">{place}</p>
          <h1 className="type-h1">{tour.tourName}</h1>
          <p className="type-lead mt-3">{tour.subTitle}</p>
          <dl className="mt-7 grid grid-cols-2 gap-6 border-y border-line py-6">
            {tour.durations !== null && (
              <Fact name={t('product.duration')} value={durationText(tour.durations, t)} />
            )}
            <Fact
              name={t('product.languages')}
              value={listFormat(messages).format(tour.languages.map((tag) => languages.of(tag) ?? tag))}
            />
          </dl>
          <p className="mt-6">
            <TourPrice tour={tour} />
          </p>
          <h2 className="type-h2 mt-10">{t('product.about')}</h2>
          {tour.longDescription.map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-[70ch]">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </main>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="type-small text-ink-2">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
