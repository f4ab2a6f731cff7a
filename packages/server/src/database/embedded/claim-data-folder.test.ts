import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../../test-support/database/data-folder.ts';
import { CannotStart } from '../cannot-start.ts';
import { claimDataFolder } from './claim-data-folder.ts';

test('One data folder is served by one process, and the next process is refused with the number of the first', async () => {
  const folder = emptyFolder();
  const claim = await claimDataFolder(folder);
  const attempt = claimDataFolder(folder);
  await expect(attempt).rejects.toBeInstanceOf(CannotStart);
  await expect(attempt).rejects.toThrow(
    `${folder} is already served by another server (process ${process.pid})`,
  );
  claim.release();
});

test('Another name for the same folder is the same folder', async () => {
  const folder = emptyFolder();
  const claim = await claimDataFolder(folder);
  const name = join(emptyFolder(), 'link');
  symlinkSync(folder, name);
  await expect(claimDataFolder(name)).rejects.toThrow('already served');
  claim.release();
});

test('A claim that has ended can be made again, and claims on different folders do not conflict', async () => {
  const folder = emptyFolder();
  const first = await claimDataFolder(folder);
  const other = await claimDataFolder(emptyFolder());
  first.release();
  await expect.poll(() => claimDataFolder(folder).then((claim) => claim.release())).toBeUndefined();
  other.release();
});
