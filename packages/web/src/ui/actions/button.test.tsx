import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';

test('A disabled button stays focusable and names its reason', () => {
  const html = renderToStaticMarkup(<Button disabledReason="Choose a date first.">Hold</Button>);
  const [, reasonId] = html.match(/aria-describedby="([^"]+)"/) ?? [];
  expect(reasonId).toBeTruthy();
  expect(html).toContain(`id="${reasonId}"`);
  expect(html).toContain('Choose a date first.');
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toMatch(/ disabled(=|>| )/);
});

test('A busy button keeps room for both labels and shows only the busy one', () => {
  const idle = renderToStaticMarkup(<Button busyLabel="Holding …">Hold</Button>);
  const busy = renderToStaticMarkup(
    <Button busy busyLabel="Holding …">
      Hold
    </Button>,
  );
  for (const html of [idle, busy]) {
    expect(html).toContain('Hold<');
    expect(html).toContain('Holding …');
  }
  expect(visibleText(idle)).toBe('Hold');
  expect(visibleText(busy)).toBe('Holding …');
  // A hidden spinner does not move.
  expect(idle).not.toContain('animate-');
  expect(busy).toContain('animate-');
  expect(busy).toContain('aria-busy="true"');
  expect(idle).not.toContain('aria-busy');
});

test('A button with an address is a link, not a button element', () => {
  const html = renderToStaticMarkup(<Button href="/de/search">Suchen</Button>);
  expect(html).toMatch(/^<a /);
  expect(html).not.toContain('type=');
});

test('A button submits a form only if its type is submit', () => {
  expect(renderToStaticMarkup(<Button>Add</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Send</Button>)).toContain('type="submit"');
});

function visibleText(html: string): string {
  return html
    .replace(/<span class="[^"]*invisible[^"]*">.*?<\/span><\/span>/g, '')
    .replaceAll(/<[^>]+>/g, '');
}
