import { mkdirSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../../test-support/database/data-folder.ts';
import { linkLibraries } from './link-libraries.ts';

function packageWithLinks(): string {
  const native = join(emptyFolder(), 'native');
  mkdirSync(join(native, 'lib'), { recursive: true });
  writeFileSync(join(native, 'lib/libpq.so.5.18'), '');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify(links));
  return native;
}

test('The links that an install script would have made are made at the start, once', () => {
  const native = packageWithLinks();
  linkLibraries(native);
  linkLibraries(native);
  // The link is relative, so that the whole folder may be moved or copied.
  expect(readlinkSync(join(native, 'lib/libpq.so.5'))).toBe('libpq.so.5.18');
});

test('A package that needs no links is left as it is', () => {
  const folder = emptyFolder();
  linkLibraries(folder);
  expect(readdirSync(folder)).toEqual([]);
});
