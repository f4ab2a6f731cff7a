import { beforeEach, expect, test, vi } from 'vitest';
import { markOpened, ownLink, plainLink } from './own-links.ts';

class FakeElement {
  readonly link: object | null;

  constructor(link: object | null) {
    this.link = link;
  }

  closest() {
    return this.link;
  }
}

beforeEach(() => {
  vi.stubGlobal('Element', FakeElement);
});

const pageAddress = { origin: 'https://shop.example', pathname: '/en', search: '' };

function followed(href: string, click: object = {}, attributes: object = {}, from = pageAddress) {
  const { origin, pathname, search, hash } = new URL(href, pageAddress.origin + from.pathname);
  const link = { href, origin, pathname, search, hash, target: '', hasAttribute: () => false, ...attributes };
  const plain = {
    defaultPrevented: false,
    button: 0,
    metaKey: false,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
  };
  const target = new FakeElement(link) as unknown as EventTarget;
  const plainOne = plainLink({ ...plain, target, ...click }, from);
  return plainOne && ownLink(plainOne, from);
}

test('A plain click on a link to one of our pages navigates without loading a document', () => {
  expect(followed('/de/faq?a=1#b')).toBe('/de/faq?a=1#b');
  expect(followed('/en/tours/lisbon/sail-x96s3mby')).toBe('/en/tours/lisbon/sail-x96s3mby');
});

test.each([
  ['was handled already', { defaultPrevented: true }],
  ['is of another button', { button: 1 }],
  ['asks for a new tab', { ctrlKey: true }],
  ['asks for a new tab on a Mac', { metaKey: true }],
  ['asks for a new window', { shiftKey: true }],
  ['asks for a download', { altKey: true }],
  ['hits no link', { target: new FakeElement(null) }],
])('A click is left to the browser if it %s', (_, click) => {
  expect(followed('/de', click)).toBeUndefined();
});

test.each([
  ['to another site', 'https://other.example/', {}],
  ['that opens elsewhere', '/de', { target: '_blank' }],
  ['that is downloaded', '/de', { hasAttribute: () => true }],
  ['within the page', '/en#content', {}],
  ['to a file', '/images/a.svg', {}],
  ['to the description of the calls', '/api/docs', {}],
  ['into the checkout', '/en/new/checkout/payment', {}],
])('A link %s is left to the browser', (_, href, attributes) => {
  expect(followed(href, {}, attributes)).toBeUndefined();
});

test('A link that leaves the checkout loads a document too', () => {
  expect(followed('/en', {}, {}, { ...pageAddress, pathname: '/en/confirmation' })).toBeUndefined();
});

test('The card that is opened is marked, and any other link takes the mark away', () => {
  const marked = new Set<string>();
  const cardOf = (name: string) => ({
    closest: (selector: string) =>
      selector === '.rack-card' ? { setAttribute: () => marked.add(name) } : null,
  });
  vi.stubGlobal('document', {
    querySelector: () => (marked.size > 0 ? { removeAttribute: () => marked.clear() } : null),
  });
  const open = (link: object) => markOpened(link as HTMLAnchorElement);
  open(cardOf('first'));
  open(cardOf('second'));
  expect([...marked]).toEqual(['second']);
  open({ closest: () => null });
  expect([...marked]).toEqual([]);
});
