import type { Variant } from '../variant-schema.ts';

// Widened at the end. Code that compares a setting must not see this variant's value as the only possible
// one.
export const variant = {
  name: 'cruise-concierge',
  displayName: 'CruiseConcierge',
  checkoutKind: 'billed',
  header: 'logo-only',
  organisation: 'first-of-user',
  home: { hero: 'words', search: 'picker', sections: ['hero', 'ports-by-region', 'featured'] },
  suggestions: 'new-tab',
  featured: { productTypes: ['shore-excursions'] },
  footer: {
    columns: [
      { heading: 'company', pages: ['aboutus', 'faq', 'contactus', 'find-booking', 'cruisePorts', 'press'] },
      {
        heading: 'legal',
        pages: ['termsOfUse', 'generalTermsAndConditions', 'privacy', 'legalDisclosures', 'accessibility'],
      },
      { heading: 'collaboration', pages: ['suppliers', 'distributors', 'affiliate-terms'] },
    ],
    social: [{ network: 'email', href: 'mailto:cruise@ashore.example' }],
  },
  mobileApp: 'installable',
  newsletter: null,
  themeColours: { light: '#ffffff', dark: '#0a1528' },
  titles: {
    en: { home: '{name}: shore excursions, port by port', template: '{page} · {name}' },
    de: { home: '{name}: Landausflüge, Hafen für Hafen', template: '{page} · {name}' },
    'zh-Hans': { home: '{name}：按港口预订岸上游', template: '{page} · {name}' },
  },
  description: {
    en: 'Shore excursions for cruise passengers, port by port: for cruise lines, agencies and desks that book for others.',
    de: 'Landausflüge für Kreuzfahrtgäste, Hafen für Hafen: für Reedereien, Reisebüros und Schalter, die für andere buchen.',
    'zh-Hans': '按港口为邮轮旅客预订岸上游，服务于邮轮公司、旅行社及代客预订的服务台。',
  },
  contactEmail: 'cruise@ashore.example',
} satisfies Variant as Variant;
