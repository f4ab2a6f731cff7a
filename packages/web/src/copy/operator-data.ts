import type { Site } from '../page/page-context.ts';

/** The company behind the site as schema.org has it. */
export function operatorData({ operator, publicUrl }: Site): Record<string, unknown> {
  const { name, street, city, country, email, phone, vatId } = operator;
  return {
    '@type': 'Organization',
    name,
    url: publicUrl,
    email,
    telephone: phone,
    vatID: vatId,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressCountry: country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email,
      telephone: phone,
      availableLanguage: ['en', 'de', 'zh-Hans'],
    },
  };
}
