import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TERMS_VERSION } from '@ashore/core/booking/payment-rules.ts';
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
