import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StepList } from './step-list.tsx';

const STEPS = ['You', 'Travellers', 'Questions', 'Payment'].map((label) => ({ label, href: `/${label}` }));

test('one may go back to a step already taken, never forward', () => {
  const html = renderToStaticMarkup(<StepList label="Steps" doneLabel="done" steps={STEPS} current={2} />);
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/You', '/Travellers']);
});

test('exactly one step is the current one, and every name can be heard on every screen', () => {
  const html = renderToStaticMarkup(<StepList label="Steps" doneLabel="done" steps={STEPS} current={1} />);
  expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  for (const { label } of STEPS) expect(html).toContain(label);
  expect(html.match(/>done</g)).toHaveLength(1);
});
