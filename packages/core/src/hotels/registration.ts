import type { MessageLocale } from '../locale/locales.ts';

/** Which guests show a document at check-in, by law. */
type Registration = 'everyone' | 'from-abroad' | 'not-resident';

/** Countries whose law asks guests for a document, and which guests. */
const registrationByCountry: Readonly<Record<string, Registration>> = {
  ES: 'everyone',
  IT: 'everyone',
  PT: 'everyone',
  CZ: 'everyone',
  HR: 'everyone',
  CN: 'everyone',
  JP: 'not-resident',
  DE: 'from-abroad',
};

const sentences: Readonly<Record<MessageLocale, Readonly<Record<Registration, string>>>> = {
  en: {
    everyone: 'By law, every guest must show an identity card or passport at check-in.',
    'from-abroad': 'By law, guests from abroad must show an identity card or passport at check-in.',
    'not-resident':
      'By law, guests who don’t live in the country must show their passport at check-in, and the hotel copies it.',
  },
  de: {
    everyone:
      'Gesetzlich vorgeschrieben: Alle Gäste müssen beim Check-in Personalausweis oder Reisepass vorlegen.',
    'from-abroad':
      'Gesetzlich vorgeschrieben: Gäste aus dem Ausland müssen beim Check-in Personalausweis oder Reisepass vorlegen.',
    'not-resident':
      'Gesetzlich vorgeschrieben: Gäste, die nicht im Land wohnen, müssen beim Check-in ihren Reisepass vorlegen; das Hotel kopiert ihn.',
  },
  'zh-Hans': {
    everyone: '依照当地法律，所有住客办理入住时须出示身份证件或护照。',
    'from-abroad': '依照当地法律，来自境外的住客办理入住时须出示身份证件或护照。',
    'not-resident': '依照当地法律，不在该国居住的住客办理入住时须出示护照，酒店会留存复印件。',
  },
};

/** What the law of a country asks guests to show at check-in; null if it asks for nothing that we know of. */
export function registrationText(countryCode: string | null, language: MessageLocale): string | null {
  const registration = countryCode === null ? undefined : registrationByCountry[countryCode];
  return registration === undefined ? null : sentences[language][registration];
}
