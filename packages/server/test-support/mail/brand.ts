import { readFileSync } from 'node:fs';
import { type MailBrand, mailColours } from '../../src/gateways/mail/render/brand.ts';
import { writeImprints } from '../../src/settings/imprints.ts';

const tokens = new URL('../../../web/src/ui/tokens.css', import.meta.url);

export const testBrand: MailBrand = {
  name: 'Ashore',
  publicUrl: 'https://www.example.org',
  from: { name: 'Ashore', address: 'hello@ashore.example' },
  colours: mailColours([readFileSync(tokens, 'utf8')]),
  imprint: writeImprints('DE000000000', (vatId) => [
    'Ashore Marketplace GmbH, Musterkai 1, Hamburg',
    `HRB 000000 · ${vatId}`,
    'hello@ashore.example',
  ]),
};
