import { expect, test } from 'vitest';
import { applicationChoices } from './application-choices.ts';

test('Countries and languages are named in the reader’s language, and countries are sorted by its alphabet', () => {
  const { countries, languages } = applicationChoices('de-DE');
  const names = countries.map(({ name }) => name);
  expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Portugal'));
  expect(names.indexOf('Österreich')).toBeGreaterThan(names.indexOf('Norwegen'));
  expect(countries).toContainEqual({ code: 'PT', dialCode: '+351', name: 'Portugal' });
  expect(languages).toContainEqual({ code: 'zh', name: 'Chinesisch' });
  expect(applicationChoices('zh-Hans-CN').countries).toContainEqual({
    code: 'IT',
    dialCode: '+39',
    name: '意大利',
  });
});
