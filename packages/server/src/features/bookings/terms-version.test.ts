import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TERMS_VERSION } from '@ashore/core/booking/terms-version.ts';
import { expect, test } from 'vitest';
import { projectFolder } from '../../env.ts';

test.each(['en', 'de', 'zh-Hans'])(
  'What one agrees to when booking is of the day that its page says, in %s.',
  async (locale) => {
    const path = `variants/shared/copy/${locale}/generalTermsAndConditions.md`;
    const page = await readFile(join(projectFolder, path), 'utf8');
    expect(/^updated: (.*)$/m.exec(page)?.[1]).toBe(TERMS_VERSION);
  },
);
