/** A shortened table in the form of the European Central Bank. */
export const centralBankTable = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
  <Cube>
    <Cube time='2026-11-20'>
      <Cube currency='USD' rate='1.0832'/>
      <Cube currency='JPY' rate='162.35'/>
      <Cube currency='GBP' rate='0.84210'/>
      <Cube currency='CHF' rate='0.9412'/>
      <Cube currency='CAD' rate='1.4978'/>
      <Cube currency='XAU' rate='0.0004'/>
    </Cube>
  </Cube>
</gesmes:Envelope>`;

/** The same rates in the form of a table of our own, as numbers and as texts. */
export const ownTable = JSON.stringify({
  date: '2026-11-20',
  base: 'EUR',
  source: 'Operations',
  rates: { USD: 1.0832, JPY: '162.35', GBP: '0.84210', CHF: 0.9412, CAD: '1.4978', EUR: 1 },
});
