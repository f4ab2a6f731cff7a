import type { Variant } from '../variant-schema.ts';

// Widened at the end. Code that compares a setting must not see this variant's value as the only possible
// one.
export const variant = {
  name: 'concierge',
  displayName: 'Concierge',
  checkoutKind: 'billed',
  header: 'logo-only',
  organisation: 'first-of-user',
  home: { hero: 'words', search: 'line', sections: ['hero', 'featured'] },
  suggestions: 'new-tab',
  featured: { productTypes: ['tours', 'activities', 'attractions', 'shows'] },
  footer: {
    columns: [
      { heading: 'company', pages: ['aboutus', 'faq', 'contactus', 'find-booking', 'press'] },
      {
        heading: 'legal',
        pages: ['termsOfUse', 'generalTermsAndConditions', 'privacy', 'legalDisclosures', 'accessibility'],
      },
      { heading: 'collaboration', pages: ['suppliers', 'distributors', 'affiliate-terms'] },
    ],
    social: [{ network: 'email', href: 'mailto:concierge@ashore.example' }],
  },
  mobileApp: 'installable',
  newsletter: null,
  themeColours: { light: '#fbf9f3', dark: '#151412' },
  titles: {
    en: { home: '{name}: tours and tickets, booked for your guests', template: '{page} · {name}' },
    de: { home: '{name}: Touren und Tickets für Ihre Gäste', template: '{page} · {name}' },
    'zh-Hans': { home: '{name}：为宾客预订玩乐与门票', template: '{page} · {name}' },
  },
  description: {
    en: 'Booking for hotels and residences: tours, activities and attractions for your guests, on your organisation’s account or by card.',
    de: 'Für Hotels und Gastgeber: Touren, Aktivitäten und Sehenswürdigkeiten für Gäste buchen, auf Rechnung des Hauses oder per Karte.',
    'zh-Hans': '面向酒店与机构的预订台：为宾客预订一日游、体验活动与景点门票，可挂账，也可刷卡支付。',
  },
  contactEmail: 'concierge@ashore.example',
} satisfies Variant as Variant;
