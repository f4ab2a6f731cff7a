import { localDateAt } from '@ashore/core/time/time-zone.ts';
import { MAX_SYNONYM_LENGTH, type SynonymProblem } from '@ashore/search/synonyms/synonym-problem.ts';
import { keyOfText } from '@ashore/search/text/key-of-text.ts';
import { CannotStart } from '../../database/cannot-start.ts';
import { createJudgeSynonym } from '../../features/search/synonyms/judge-synonym.ts';
import {
  addSynonym,
  listSynonyms,
  readSynonyms,
  removeSynonym,
} from '../../features/search/synonyms/stored-synonyms.ts';
import { readOperatorName } from '../arguments.ts';
import { type Command, readOptions, UsageError } from '../command.ts';
import { withDatabase } from '../with-database.ts';

export const synonymsCommand: Command = {
  summary: 'Lists the synonyms that search knows besides its own words.',
  usage: [''],
  async run(args, context) {
    readOptions(args, {});
    const listed = await withDatabase(context, { mayCreate: false }, async ({ database }) => {
      const judge = await createJudgeSynonym(database, today());
      const synonyms = await listSynonyms(database.pool);
      return synonyms.map((synonym) => ({
        ...synonym,
        problem: judge(
          synonym,
          synonyms.filter(({ word }) => word !== synonym.word),
        ),
      }));
    });
    if (listed.length === 0) context.print('No synonyms.');
    for (const { word, means, addedBy, addedAt, problem } of listed) {
      const day = addedAt.toISOString().slice(0, 10);
      const note = problem ? `; without effect: ${problemText({ word, means }, problem)}` : '';
      context.print(`${word} → ${means}  added ${day} by ${addedBy}${note}`);
    }
    return 0;
  },
};

export const addSynonymCommand: Command = {
  summary: 'Adds a synonym to the search, within a second on every server.',
  usage: [
    '<word> <meaning> [--by <name>]',
    'word         word or phrase that travellers type; quote it if it has several words',
    'meaning      word of search or name of a place that it stands for, in any language',
    '--by <name>  name of the operator, for the record; default: the user logged in on this machine',
  ],
  async run(args, context) {
    const { values, positionals } = readOptions(args, { by: { type: 'string' } }, 2);
    const [word, means] = positionals.map(keyOfText);
    if (word === undefined || means === undefined) throw new UsageError('Missing <word> and <meaning>.');
    const synonym = { word, means };
    await withDatabase(context, { mayCreate: false }, async ({ database }) => {
      const judge = await createJudgeSynonym(database, today());
      const problem = judge(synonym, await readSynonyms(database.pool));
      if (problem) throw new CannotStart(`Not added: ${problemText(synonym, problem)}.`);
      const isAdded = await addSynonym(database.pool, { ...synonym, by: readOperatorName(values.by) });
      if (!isAdded) throw new CannotStart(`Not added: "${word}" became a synonym a moment ago.`);
    });
    context.print(`"${word}" now means "${means}" in every search.`);
    return 0;
  },
};

export const removeSynonymCommand: Command = {
  summary: 'Removes a synonym from the search.',
  usage: ['<word>', 'word  the synonym, as listed by `synonyms`'],
  async run(args, context) {
    const [word] = readOptions(args, {}, 1).positionals.map(keyOfText);
    if (!word) throw new UsageError('Missing <word>.');
    const means = await withDatabase(context, { mayCreate: false }, ({ database }) =>
      removeSynonym(database.pool, word),
    );
    if (means === undefined) throw new CannotStart(`"${word}" is not a synonym.`);
    context.print(`"${word}" no longer means "${means}".`);
    return 0;
  },
};

const today = () => localDateAt(new Date(), 'UTC');

/** What is wrong, as the end of a sentence. */
function problemText({ word, means }: { word: string; means: string }, problem: SynonymProblem): string {
  switch (problem.problem) {
    case 'too-short':
      return `"${word}" is too short; a synonym has at least 3 letters or 2 Chinese characters`;
    case 'too-long':
      return `"${word}" is too long; a synonym has at most ${MAX_SYNONYM_LENGTH} characters and 8 words`;
    case 'circular':
      return `"${word}" would stand for itself`;
    case 'chain':
      return `"${means}" is itself a synonym; name what it stands for: "${problem.means}"`;
    case 'taken':
      return `"${word}" is a synonym of "${problem.means}" already; remove it first`;
    case 'known':
      return `search knows "${word}" already, as a word, the name of a place, or a phrase that it ignores`;
    case 'filter':
      return `"${word}" is read as a filter, such as a day, a price or a number of travellers`;
    case 'within-name':
      return `"${word}" is part of the name "${problem.name}"`;
    case 'unknown-meaning':
      return `search does not know "${means}"; name a word of its lexicon or a place`;
  }
}
