import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { databaseBefore } from '../../test-support/database/database-before.ts';
import { catalogueId } from '../features/catalogue/import/catalogue-id.ts';

/** The state of the supplier's organisation after approval, with a random id as approvals once gave it. */
const INSERT_APPROVED = `
  with organisation as (
    insert into organisations (id, kind, name, slug) values ($1, 'supplier', $2, $2) returning id
  ), identity as (
    insert into trader_identities (organisation_id, legal_form, registration, street, city, country, website, contact_name,
      email_address, phone, certified_at, checked_by)
    select id, 'company', 'HRB 1', 'Cais 1', 'Lisboa', 'PT', '', 'Ana', $2 || '@example.org', '+351912345678', now(), 'Ada'
    from organisation
  )
  insert into supplier_applications (id, company_name, legal_form, registration, street, city, country, website, contact_name,
    email_address, phone, product_types, languages, product_count, message, locale, variant, site_name, terms_version,
    status, decided_at, decided_by, organisation_id)
  select gen_random_uuid(), $2, 'company', 'HRB 1', 'Cais 1', 'Lisboa', 'PT', '', 'Ana', $2 || '@example.org',
    '+351912345678', '{tours}', '{en}', '1', '', 'en', 'ashore', 'Ashore', '2026-11-01', 'approved', now(), 'Ada', id
  from organisation`;

test('A supplier with a random id gets the id that a catalogue file gives to its slug, with everything that refers to it', async () => {
  const { pool, applyMigration } = await databaseBefore('0037-supplier-ids.sql');
  const slugs = ['minho-boats', 's-7k3m-9qxt', 'walks'];
  for (const slug of slugs) await pool.query(INSERT_APPROVED, [randomUUID(), slug]);
  const concierge = randomUUID();
  await pool.query(
    `insert into organisations (id, kind, name, slug) values ($1, 'concierge', 'Hotel', 'hotel')`,
    [concierge],
  );
  await applyMigration();
  const { rows } = await pool.query(
    `select slug, o.id, a.organisation_id as applied, t.organisation_id as identified
     from organisations o left join supplier_applications a on a.organisation_id = o.id
     left join trader_identities t on t.organisation_id = o.id order by kind desc, slug`,
  );
  expect(rows).toEqual([
    ...slugs.map((slug) => {
      const id = catalogueId('supplier', slug);
      return { slug, id, applied: id, identified: id };
    }),
    { slug: 'hotel', id: concierge, applied: null, identified: null },
  ]);
});
