import { expect, test } from 'vitest';
import { hasGermanTexts, wordsInGerman } from './german.ts';

const found = (path: string, text: string) =>
  wordsInGerman(new Map([[path, text]])).map(({ line, wrong, instead }) => `${line} ${wrong} ${instead}`);

test('A German word that the product does not use is named with its line and the word to use', () => {
  expect(found('variants/a/copy/de/faq.md', 'Eins.\nIhre Bestellnummer.')).toEqual([
    '2 "Bestellnummer" is not a German word of this product. write "Buchungsnummer".',
  ]);
});

test.each([
  'Der Betrag kommt sofort zurück.',
  'Stornieren und 20 € zurückerhalten',
  'Sie erhalten den vollen Preis zurück.',
  'Die Plätze gehen zurück in den Verkauf.',
  'Die Plätze sind wieder im Verkauf.',
  'bis 11:00, nach der Uhr in Hamburg',
  'Antwort binnen 24 Stunden',
  'Das kann niemand sonst buchen.',
  'Der Veranstalter sagt ab.',
  'Der Link gilt einmal.',
  'Zeigen Sie die Tickets auf dem Telefon vor.',
  'Im kommenden Jahr kein Termin',
  'Flugzeit: 14:05 Uhr',
  'Unterschrift zeichnen',
  'bis Sie sie entfernen oder es löschen',
  'Danach gilt die Anfrage als abgelehnt.',
  'Schiff, Anleger und Uhrzeit stehen unten.',
  'Um bis zu 45 Min. nach vorn oder hinten.',
  'Nach vorn oder nach hinten; der Anbieter nennt die Uhrzeit.',
  'sonst der Name des Anlegers oder Flughafens',
  'Sie bestätigen Ihre Adresse und können jederzeit abbestellen.',
  'In der, die Sie wählen: Euro oder Yen.',
  'Letztes Tenderboot ab Land: 16:30 Uhr',
  'Brauchen Sie eine, ist sie vor dem Bezahlen unterschrieben.',
  'Bis dahin zeigen wir Ihre Touren.',
  'Es gelten die Bedingungen Ihrer Rate.',
  'Die Daten in dieser Adresse sind nicht verwendbar.',
  'Ihr Aufenthalt im „Villa am Park“ ist bestätigt.',
])('A text of the system is refused: %s', (text) => {
  expect(found('packages/web/src/i18n/messages/de.json', `"${text}"`)).not.toEqual([]);
});

test.each([
  'Palast mit Garten: Zeitkarte',
  'Ohne Wal eine zweite Fahrt umsonst',
  'Gekühlter Wagen, bis vier Personen',
  'elf Gäste im kühlen Kleinbus',
  'Als niederländische Radlerin haben mich die Räder nicht überzeugt.',
  'Als Einheimische war es eher leicht.',
  'Die Guide erzählte es im Zug.',
  'Fester Zeitslot, nicht zu spät kommen.',
  'Der Führer sprach Mandarin.',
  'Kleinbusse mit lizenzierten Führern',
  'Die Startzeit richtet sich nach der Sonne.',
  'Ab Pier: Manhattan zu Fuß',
  'Die Einschiffungszeit klebt am Armaturenbrett.',
  'Zurück vor der letzten Bordzeit',
  'Spätestens an Bord: 17:30 Uhr',
  'Liegeplatz und späteste Rückkehr an Bord',
  'Sehen Sie ab Schiff den Peak.',
  'Sehen Sie vom Schiff aus Gaudís Barcelona.',
  'Sehen Sie vom Schiff vor Queensferry aus die Kelpies.',
  'Eigener Wagen mit Guide',
  'Eine Stunde Warten ist frei.',
  'Rechnen Sie mit fünf Viertelstunden.',
  'in der es das ganze Jahr 25 Grad hat',
  'Vom Schiff nach San Marco, Boot zurück',
  'Vom Flughafen zu Stadt, Hafen oder Küste',
  'Vom Flughafen München zur Stadt oder zu den Seen',
  'Flamingos in Ras Al Khor, mit Kindern',
  'Wer spät am Abend landet, zahlt nicht mehr.',
  'Gutes Fernglas 8x42 für alle',
])('A story of a product is refused: %s', (text) => {
  expect(found('demo/places/dubai.json', `"${text}"`)).not.toEqual([]);
});

test('A story of a product may come back, and comments are not read', () => {
  expect(found('demo/places/lisbon.json', '"Das Boot kommt abends zurück."')).toEqual([]);
  expect(found('demo/places/madrid.json', '"Ein Bergführer prüft den Führerschein."')).toEqual([]);
  expect(found('demo/places/chengdu.json', '"Fahren Sie hin und sehen Sie ihn vom Schiff aus."')).toEqual([]);
  expect(found('demo/places/ubud.json', '"Acht Fahrer mit eigenem Wagen"')).toEqual([]);
  expect(found('demo/places/milan.json', '"Naviglio Grande: Rad hin, Bahn zurück"')).toEqual([]);
  expect(found('demo/places/milan.json', '"Retiro mit Kindern: Karte, Teufel, Ruder"')).toEqual([]);
  expect(found('packages/server/src/a.ts', '// Bestellnummer\nconst a = 1;')).toEqual([]);
});

test('Emails, documents, pages and messages are read; words of the search and tests are not', () => {
  expect(hasGermanTexts('packages/web/src/i18n/messages/de.json')).toBe(true);
  expect(hasGermanTexts('variants/shared/copy/de/faq.md')).toBe(true);
  expect(hasGermanTexts('packages/server/src/features/tickets/document-texts.ts')).toBe(true);
  expect(hasGermanTexts('packages/web/src/i18n/messages/en.json')).toBe(false);
  expect(hasGermanTexts('packages/search/src/lexicon/terms/a.de.ts')).toBe(false);
  expect(hasGermanTexts('packages/web/src/a.test.ts')).toBe(false);
});
