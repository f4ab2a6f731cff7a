import { expect, test } from 'vitest';
import { testRequirements } from '../../../../test-support/checkout-requirements.ts';
import { testQuote } from '../../../../test-support/quote.ts';
import { sentCheckout } from '../../../../test-support/sent-checkout.ts';
import { chosenLanguage, languageGroups, languageToPreselect } from './language-field.ts';
import { requirementsOf } from './requirements.ts';
import { requiredByHotels } from './stay-fields.ts';
import { stepTable } from './steps.ts';

const [chinese, english, french] = [
  { code: 'zh', name: 'Chinese' },
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'French' },
];
const quote = testQuote();
const requirements = testRequirements({ guideLanguages: [chinese, english, french] });

test('The language is asked once, with the travellers, if guides speak several', () => {
  const [field] = languageGroups(requirements)[0]?.fields ?? [];
  expect(field?.choices?.map(({ value }) => value)).toEqual(['zh', 'en', 'fr']);
  expect(field).toMatchObject({ isRequired: false, noneLabel: { key: 'traveller.anyLanguage' } });
  const names = (one: typeof requirements) => stepTable.traveler_info.groups(one, {}).map(({ name }) => name);
  expect(names(requirements)).toEqual(['p1', 'p2', 'guide']);
  expect(names(testRequirements())).toEqual(['p1', 'p2']);
});

test('An option with one language leaves no choice', () => {
  const languagesFor = (guideLanguages: typeof quote.guideLanguages) =>
    requirementsOf(
      requiredByHotels,
      testQuote({ guideLanguages }),
      { arrival: null, typedAllAboard: '' },
      'direct',
    ).guideLanguages;
  expect(languagesFor([chinese])).toEqual([]);
  expect(languagesFor([chinese, english])).toEqual([chinese, english]);
});

test('The language of the page is preselected once for each option, and only if a guide speaks it', () => {
  const preselected = languageToPreselect(requirements, quote, {}, 'zh-Hans') ?? {};
  expect(chosenLanguage(requirements, preselected)).toEqual(chinese);
  const corrected = { ...preselected, 'guide.language': 'fr' };
  expect(languageToPreselect(requirements, quote, corrected, 'zh-Hans')).toBeUndefined();
  expect(chosenLanguage(requirements, corrected)).toEqual(french);
  // Chosen for another trip, in a language of which this page is not.
  const { tourCMSComponent } = testQuote();
  const other = { tourCMSComponent: { ...tourCMSComponent, componentKey: 'other' } };
  const later = languageToPreselect(requirements, other, corrected, 'de');
  expect(chosenLanguage(requirements, { ...corrected, ...later })).toBeUndefined();
  expect(languageToPreselect(testRequirements(), quote, {}, 'en')).toBeUndefined();
});

test('The chosen language is sent; a language that this option does not have, or none, is not', () => {
  const sent = (typed: string) => sentCheckout(requirements, { 'guide.language': typed }).guideLanguage;
  expect([sent('zh'), sent('de'), sent('')]).toEqual(['zh', null, null]);
});
