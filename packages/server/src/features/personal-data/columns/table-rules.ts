import type { TableRules } from '../table-rule.ts';
import { accountTables } from './accounts.ts';
import { bookingTables } from './bookings.ts';
import { catalogueTables } from './catalogue.ts';
import { correspondenceTables } from './correspondence.ts';
import { operationsTables } from './operations.ts';

/**
 * Every column of the database: whose data it is, what becomes of it if the person asks for erasure, and whether the person's
 * export contains it. Erasure and export are derived from it, in this order. A column without an entry fails
 * `table-rules.test.ts`; docs/domain/personal-data.md explains how to add one.
 */
export const tableRules: TableRules = {
  ...correspondenceTables,
  ...bookingTables,
  ...accountTables,
  ...operationsTables,
  ...catalogueTables,
};
