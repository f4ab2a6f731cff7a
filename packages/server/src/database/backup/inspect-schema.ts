import type { ClientBase } from 'pg';

export type Table = {
  /** With its schema, quoted where needed and ready for SQL: "public.products". */
  readonly name: string;
  /** Without the columns that the database computes itself. */
  readonly columns: readonly string[];
};

/** A hosted database may contain schemas of its host. Ours are `public` and those that we made. */
const IS_OUR_SCHEMA = `(n.nspname = 'public' OR n.nspowner = (SELECT oid FROM pg_roles WHERE rolname = current_user))
  AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'`;

const NOT_OF_AN_EXTENSION = `NOT EXISTS (
  SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`;

export async function listSchemas(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(n.nspname) AS name FROM pg_namespace n WHERE ${IS_OUR_SCHEMA} ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

/** The tables whose rows are worth keeping. Unlogged tables are caches. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT format('%I.%I', n.nspname, c.relname) AS name,
      (SELECT array_agg(quote_ident(a.attname) ORDER BY a.attnum) FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'r' AND c.relpersistence = 'p' AND ${IS_OUR_SCHEMA} AND ${NOT_OF_AN_EXTENSION}
    ORDER BY 1`);
  return rows;
}

export async function listSequences(client: ClientBase): Promise<{ name: string; last: string | null }[]> {
  const { rows } = await client.query<{ name: string; last: string | null }>(`
    SELECT format('%I.%I', n.nspname, c.relname) AS name, s.last_value::text AS last
    FROM pg_sequences s
    JOIN pg_namespace n ON n.nspname = s.schemaname
    JOIN pg_class c ON c.relnamespace = n.oid AND c.relname = s.sequencename
    WHERE ${IS_OUR_SCHEMA} AND ${NOT_OF_AN_EXTENSION}
    ORDER BY 1`);
  return rows;
}

/** In the order of their creation, so that each view comes after what it reads. */
export async function listMaterialisedViews(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT format('%I.%I', n.nspname, c.relname) AS name
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'm' AND ${IS_OUR_SCHEMA} ORDER BY c.oid`);
  return rows.map(({ name }) => name);
}

export type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string };

export async function listForeignKeys(client: ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    SELECT format('%I.%I', n.nspname, c.relname) AS table, quote_ident(k.conname) AS name,
      pg_get_constraintdef(k.oid) AS definition
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE k.contype = 'f' AND k.conparentid = 0 AND ${IS_OUR_SCHEMA}`);
  return rows;
}
