import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import { lodgingKnowledge } from '@ashore/search/lodging/lodging-knowledge.ts';
import { buildPlaceKnowledge, type Knowledge } from '@ashore/search/query/knowledge.ts';
import type { Synonym } from '@ashore/search/synonyms/apply-synonyms.ts';
import { type SynonymProblem, synonymProblem } from '@ashore/search/synonyms/synonym-problem.ts';
import type { Database } from '../../../database/connect.ts';
import { readPlaces } from '../places.ts';
import { wordKnowledge } from '../search-state.ts';

/** Says why a synonym cannot be added, or why one has no effect any more. Undefined if nothing speaks against it. */
export type JudgeSynonym = (synonym: Synonym, others: readonly Synonym[]) => SynonymProblem | undefined;

/** Reads the words and places that search knows at this moment, for commands. */
export async function createJudgeSynonym(
  database: Pick<Database, 'pool'>,
  today: LocalDate,
): Promise<JudgeSynonym> {
  const places = await readPlaces(database);
  const gazetteer = places.gazetteer(() => 0);
  const readers: readonly Knowledge[] = [
    { ...wordKnowledge(), ...buildPlaceKnowledge(gazetteer) },
    lodgingKnowledge(gazetteer, []),
  ];
  return (synonym, others) => synonymProblem(synonym, { readers, synonyms: others, today });
}
