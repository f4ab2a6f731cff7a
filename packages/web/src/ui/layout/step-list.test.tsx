import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StepList } from './step-list.tsx';

const STEPS = ['You', 'Travellers', 'Questions', 'Payment'].map((label) => ({ label, href: `/${label}` }));

test('Only completed steps are links, later ones are not', () => {
  const html = renderToStaticMarkup(<StepList label="Steps" doneLabel="done" steps={STEPS} current={2} />);
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/You', '/Travellers']);
});

test('Exactly one step is current, and screen readers get every name on every screen', () => {
  const html = renderToStaticMarkup(<StepList label="Steps" doneLabel="done" steps={STEPS} current={1} />);
  expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  for (const { label } of STEPS) expect(html).toContain(label);
  expect(html.match(/>done</g)).toHaveLength(1);
});
