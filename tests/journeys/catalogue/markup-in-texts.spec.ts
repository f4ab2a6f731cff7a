import { connectDatabase } from '../../../packages/server/src/database/connect.ts';
import { startEmbeddedPostgres } from '../../../packages/server/src/database/embedded-postgres.ts';
import { makeDataFolder, removeFolder } from '../../support/data-folder.ts';
import { expect, test } from '../../support/journey.ts';
import { startServer } from '../../support/server.ts';

/** Ends an attribute, the title and a script, and then runs, if any page writes it as it is. */
const markup = `"'></title></script><svg onload=alert(1)>`;

/** Every column with a text of a supplier, an organisation, a traveller or a place that pages show. */
const textColumns = {
  product_texts: [
    'name',
    'sub_title',
    'short_description',
    'long_description',
    'highlights',
    'unique_selling_points',
  ],
  product_tabs: ['title', 'text'],
  product_option_texts: ['name'],
  product_point_texts: ['title'],
  product_points: ['street'],
  product_question_texts: ['label', 'hint', 'choices'],
  reviews: ['author_name', 'text', 'reply'],
  location_texts: ['name', 'state_name', 'country_name', 'introduction'],
  organisations: ['name', 'street', 'city'],
  organisation_texts: ['about'],
  cruise_lines: ['names'],
  cruise_ships: ['names'],
  cruise_ports: ['names'],
};

test('markup in any text of the catalogue stays text on every kind of page, and runs nothing @full', async ({
  page,
  complaints,
}) => {
  test.slow();
  // The last page does not exist.
  complaints.allow(/status of 404 \(Not Found\) \(http:\/\/localhost:\d+\/en\/%22/);
  const folder = await makeDataFolder('markup');
  const postgres = await startEmbeddedPostgres({ dataFolder: folder, log: () => {} });
  const server = await startServer({ variant: 'ashore', env: { DATABASE_URL: postgres.url } });
  const { pool } = connectDatabase({ url: postgres.url, log: () => {}, maxConnections: 1 });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  try {
    for (const [table, columns] of Object.entries(textColumns))
      for (const column of columns) await addMarkup(table, column);

    const { rows } = await pool.query('select id from cruise_routes limit 1');
    const featured = await page.request.get(`${server.url}/api/tours/featured`);
    const [tour] = (await featured.json())._embedded.tourSummaryList;
    const [, type, city] = tour.normalizedUrlPath.split('/');
    const product = `/en${tour.normalizedUrlPath}`;
    await expect
      .poll(async () => (await page.request.get(server.url + product)).text(), { timeout: 60_000 })
      .toContain('&lt;svg onload=alert(1)');
    const paths = [
      product,
      '/en',
      '/en/toursAndActivities',
      `/en/${type}/${city}`,
      `/de/${type}/${city}?sort=price`,
      `/en/search?q=${encodeURIComponent(markup)}`,
      `/en/search?q=${city}`,
      `/en/toursForCruises`,
      `/en/toursForCruises/${rows[0].id}`,
      `/en/faq?affiliate=${encodeURIComponent(markup)}&log=${encodeURIComponent(markup)}`,
      `/en/booking#key=${encodeURIComponent(markup)}`,
      `/en/verification?subjectId=${encodeURIComponent(markup)}&verificationCode=${encodeURIComponent(markup)}`,
      `/en/${encodeURIComponent(markup.replaceAll('/', ''))}`,
    ];
    let shown = 0;
    for (const path of paths) {
      await page.goto(server.url + path);
      await expect(page.locator('#content')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect([path, await page.locator('[onload]').count()]).toEqual([path, 0]);
      if ((await page.locator('body').innerText()).includes('<svg onload=alert(1)>')) shown += 1;
    }
    expect(shown).toBeGreaterThan(6);
    expect(dialogs).toEqual([]);
  } finally {
    await pool.end();
    await server.stop();
    await postgres.stop();
    await removeFolder(folder);
  }

  async function addMarkup(table: string, column: string) {
    const { rows } = await pool.query(
      `select udt_name as type from information_schema.columns
       where table_schema = current_schema() and table_name = $1 and column_name = $2`,
      [table, column],
    );
    const changed = {
      text: `left(${column}, 20) || $1`,
      _text: `array(select left(one, 20) || $1::text from unnest(${column}) one)`,
      jsonb: `(select jsonb_object_agg(key, left(value, 20) || $1::text) from jsonb_each_text(${column}))`,
    }[String(rows[0]?.type)];
    expect([table, column, changed]).toEqual([table, column, expect.any(String)]);
    await pool.query(`update ${table} set ${column} = ${changed} where ${column} is not null`, [markup]);
  }
});
