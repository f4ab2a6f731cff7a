import type { Variant } from '../variant-schema.ts';

// Widened at the end. Code that compares a setting must not see this variant's value as the only possible
// one.
export const variant = {
  name: 'ashore',
  displayName: 'Ashore',
  checkoutKind: 'direct',
  header: 'full',
  organisation: 'fixed',
  home: {
    hero: 'picture',
    search: 'panel',
    sections: [
      'hero',
      'featured',
      'story',
      'destinations',
      'promoted',
      'interests',
      'how-it-works',
      'ports',
      'trust',
      'suppliers',
    ],
  },
  suggestions: 'new-tab',
  featured: { productTypes: ['tours', 'activities', 'attractions', 'shows', 'shore-excursions'] },
  footer: {
    columns: [
      {
        heading: 'company',
        pages: ['aboutus', 'press', 'faq', 'contactus', 'find-booking', 'cruisePorts', 'newsletter'],
      },
      {
        heading: 'legal',
        pages: ['termsOfUse', 'generalTermsAndConditions', 'privacy', 'legalDisclosures', 'accessibility'],
      },
      { heading: 'collaboration', pages: ['suppliers', 'distributors', 'affiliate-terms'] },
    ],
    social: [{ network: 'email', href: 'mailto:hello@ashore.example' }],
  },
  mobileApp: 'installable',
  newsletter: { listId: 'ashore' },
  themeColours: { light: '#fffdf8', dark: '#0a1823' },
  titles: {
    en: { home: '{name}: tours, activities and shore excursions', template: '{page} · {name}' },
    de: { home: '{name}: Touren, Aktivitäten und Landausflüge', template: '{page} · {name}' },
    'zh-Hans': { home: '{name}：全球当地玩乐与岸上游', template: '{page} · {name}' },
  },
  description: {
    en: 'Find and book tours, activities, attractions and shore excursions. Prices in six currencies, spots held for 15 minutes while you decide.',
    de: 'Touren, Aktivitäten, Sehenswürdigkeiten und Landausflüge finden und buchen. Preise in sechs Währungen, Plätze 15 Minuten lang reserviert.',
    'zh-Hans': '一日游、体验活动、景点门票和岸上游，轻松预订。六种货币标价，名额和价格为您保留15分钟。',
  },
  contactEmail: 'hello@ashore.example',
} satisfies Variant as Variant;
