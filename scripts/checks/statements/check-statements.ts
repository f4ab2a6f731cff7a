import type { Client } from 'pg';
import type { Violation } from '../report.ts';
import { compareRows } from './compare-rows.ts';
import { describe } from './describe.ts';
import type { Statement } from './find-statements.ts';

/** Files or folders whose statements are composed while the server runs, by the start of their paths, with the reason. */
export type Exemptions = ReadonlyMap<string, string>;

/** Commands for the session or for whole tables. They name no columns, and the server cannot parse them alone. */
const sessionCommand =
  /^\s*(?:SET|RESET|BEGIN|COMMIT|ROLLBACK|LOCK|TRUNCATE|REFRESH|CREATE SCHEMA|DROP SCHEMA|ALTER)\b/i;

/** Asks a migrated database about every statement: whether it can run, and whether its rows are as the code says. */
export async function checkStatements(
  client: Client,
  statements: readonly Statement[],
  exemptions: Exemptions,
): Promise<readonly Violation[]> {
  const arrays = await readArrayTypes(client);
  const violations: Violation[] = [];
  const usedExemptions = new Set<string>();
  for (const { path, line, sqlText, rowType } of statements) {
    if ('unread' in sqlText) {
      const exemptPath = [...exemptions.keys()].find((start) => path.startsWith(start));
      if (exemptPath !== undefined) usedExemptions.add(exemptPath);
      else violations.push({ path, line, ...unreadableStatement(sqlText.unread) });
      continue;
    }
    const differences = new Set<string>();
    for (const text of sqlText.texts.filter((one) => !sessionCommand.test(one))) {
      try {
        const described = await describe(client, text);
        if (rowType)
          for (const difference of compareRows(described, rowType, arrays)) differences.add(difference);
      } catch (error) {
        differences.add(
          `PostgreSQL refuses the statement: ${error instanceof Error ? error.message : error}`,
        );
      }
    }
    for (const wrong of differences)
      violations.push({
        path,
        line,
        wrong,
        instead: 'make the statement, its row type and the schema agree.',
      });
  }
  for (const path of exemptions.keys())
    if (!usedExemptions.has(path))
      violations.push({
        path,
        line: 1,
        wrong: 'The check can read every statement here.',
        instead: 'remove the exemption from scripts/checks/check-statements.ts.',
      });
  return violations;
}

function unreadableStatement(part: string): Pick<Violation, 'wrong' | 'instead'> {
  return {
    wrong: `The check cannot read the statement: ${part.slice(0, 80).replaceAll(/\s+/g, ' ')}`,
    instead: 'compose it of constants, conditions and functions that only return.',
  };
}

async function readArrayTypes(client: Client): Promise<ReadonlySet<number>> {
  const { rows } = await client.query<{ oid: number }>(`select oid from pg_type where typcategory = 'A'`);
  return new Set(rows.map(({ oid }) => oid));
}
