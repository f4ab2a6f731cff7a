import { afterAll } from 'vitest';
import { removeFolders } from './database/data-folder.ts';

// Test files of the server share their modules and their process, so the folders of one file must not reach the next. Vitest
// runs this module once for each file.
afterAll(removeFolders);
