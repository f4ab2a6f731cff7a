import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TERMS_VERSION } from '@ashore/core/booking/payment-rules.ts';
import { RETURN_PROMISE_VERSIONS, returnPromisePage } from '@ashore/core/cruises/return-promise.ts';
import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { expect, test } from 'vitest';
import { projectFolder } from '../../../env.ts';

test.each(['en', 'de', 'zh-Hans'])(
  'The version of the terms that a booking accepts is the date of the terms page in %s',
  async (locale) => {
    const path = `variants/shared/copy/${locale}/generalTermsAndConditions.md`;
    const page = await readFile(join(projectFolder, path), 'utf8');
    expect(/^updated: (.*)$/m.exec(page)?.[1]).toBe(TERMS_VERSION);
  },
);

test.each(
  RETURN_PROMISE_VERSIONS.flatMap((version) => MESSAGE_LOCALES.map((locale) => [version, locale] as const)),
)('The version %s of the return promise is the date of its page in %s', async (version, locale) => {
  const path = `variants/shared/copy/${locale}/${returnPromisePage(version)}.md`;
  const page = await readFile(join(projectFolder, path), 'utf8');
  expect(/^updated: (.*)$/m.exec(page)?.[1]).toBe(version);
});
