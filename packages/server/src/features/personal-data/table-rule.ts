/** Names of columns, separated by spaces. */
type Columns = string;

/**
 * How the rows of a person are found. `$1` is the id of the account, the address that the account has confirmed (in lower
 * case), or the ids of bookings.
 */
export type FindRule = {
  readonly by: 'account' | 'address' | 'booking';
  readonly where: string;
  /** Data of others that mention the person: erased, and never exported. */
  readonly isOfOthers?: true;
};

/** What each column of a table contains, and what becomes of it if the person asks for erasure. */
export type TableRule = {
  /** Whose data the personal columns are. */
  readonly whose: 'account' | 'traveller' | 'visitor' | 'supplier contact' | 'staff' | 'no person';
  readonly findRules?: readonly FindRule[];
  /**
   * - `delete`: the rows that were found are deleted.
   * - `cascade`: they are deleted with the row that they refer to, by their foreign key.
   * - `blank`: they stay, and the columns in `blanked` are overwritten.
   * - `retain`: they stay as they are, for the reason in `retained`.
   * - `expire`: no person can be found by them; maintenance deletes them after the time in `expires`.
   * - `nothing`: the table contains nothing personal.
   */
  readonly rows: 'delete' | 'cascade' | 'blank' | 'retain' | 'expire' | 'nothing';
  /** Not personal, or not any more once the personal columns are gone. */
  readonly plain?: Columns;
  /** Personal. Goes with its row. */
  readonly personal?: Columns;
  /** Secrets, hashes and keys of ours. Never exported. */
  readonly secret?: Columns;
  /** What personal columns are overwritten with, in SQL. */
  readonly blanked?: Readonly<Record<string, string>>;
  /** Personal columns that stay, with the law or the interest that demands it, and how long. */
  readonly retained?: { readonly columns: Columns; readonly reason: string };
  readonly expires?: string;
  /** The part of the export that these rows are in, and their columns there. */
  readonly exported?: {
    readonly part: string;
    readonly columns: Columns;
    /** Further values, by their name in the export, in SQL. */
    readonly computedValues?: Readonly<Record<string, string>>;
  };
};

export type TableRules = Readonly<Record<string, TableRule>>;

/** A table without personal data. */
export function withoutPersonalData(plain: Columns): TableRule {
  return { whose: 'no person', rows: 'nothing', plain };
}

export function columnNames(columns: Columns = ''): readonly string[] {
  return columns.split(/\s+/).filter((name) => name !== '');
}
