// Runs in the frame of the card fields, which card-page.ts writes. What is typed stays in the frame: only the
// name of a test card leaves it. The messages are those of core/contract/values/card-frame-messages.ts.

const { cards, error: texts } = JSON.parse(document.getElementById('facts').textContent);
const form = document.querySelector('form');
const fields = ['number', 'expiry', 'cvc'].map((name) => document.getElementById(name));
const [number, expiry, cvc] = fields;
const sendError = document.getElementById('send-error');
const shown = new Set();
let wasComplete = false;

const digitsOf = ({ value }) => value.replace(/\D/g, '');
const cardOf = () => cards.find((card) => card.number === digitsOf(number));
const isAmex = () => /^3[47]/.test(digitsOf(number));

function postToParent(message) {
  // Never to another origin: a page that frames us without permission receives nothing.
  window.parent.postMessage(message, window.location.origin);
}

/** What is wrong with a field's current value; empty if it is valid. */
const complaintsOf = {
  number: () => (digitsOf(number) === '' ? texts.numberMissing : cardOf() ? '' : texts.notATestCard),
  expiry() {
    const [, month, year] = /^(\d{2})(\d{2})$/.exec(digitsOf(expiry)) ?? [];
    if (!month || Number(month) < 1 || Number(month) > 12) return texts.expiry;
    const now = new Date();
    // A card is valid until the last day of its month.
    const isPast = new Date(2000 + Number(year), Number(month), 1) <= now;
    return isPast ? texts.expired : '';
  },
  cvc() {
    const expectedLength = isAmex() ? 4 : 3;
    return digitsOf(cvc).length === expectedLength ? '' : isAmex() ? texts.cvcAmex : texts.cvc;
  },
};

function show(field) {
  const complaint = shown.has(field.id) ? complaintsOf[field.id]() : '';
  const place = document.getElementById(`${field.id}-error`);
  place.textContent = complaint;
  place.hidden = complaint === '';
  if (complaint === '') field.removeAttribute('aria-invalid');
  else field.setAttribute('aria-invalid', 'true');
}

function errorNow() {
  if (digitsOf(number) !== '' && !cardOf()) return 'not_a_test_card';
  return 'incomplete';
}

const isComplete = () => fields.every(({ id }) => complaintsOf[id]() === '');

function sendState() {
  const complete = isComplete();
  if (complete !== wasComplete) postToParent({ type: 'state', complete, error: null });
  wasComplete = complete;
}

/** Groups the typed digits and keeps the caret in place. */
function group(field, grouped) {
  if (grouped === field.value) return;
  const before = field.value.slice(0, field.selectionStart ?? field.value.length).replace(/\D/g, '').length;
  field.value = grouped;
  let caret = 0;
  for (let digits = 0; digits < before && caret < grouped.length; caret += 1)
    if (/\d/.test(grouped[caret])) digits += 1;
  if (before === grouped.replace(/\D/g, '').length) caret = grouped.length;
  field.setSelectionRange(caret, caret);
}

function groupAll() {
  const digits = digitsOf(number).slice(0, 19);
  const form = isAmex() ? /^(\d{1,4})(\d{1,6})?(\d{1,})?$/ : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,})?$/;
  const groups = form.exec(digits)?.slice(1).filter(Boolean) ?? [];
  group(number, groups.join(' '));
  const date = digitsOf(expiry).slice(0, 4);
  group(expiry, date.length > 2 ? `${date.slice(0, 2)} / ${date.slice(2)}` : date);
  group(cvc, digitsOf(cvc).slice(0, 4));
}

async function tokenise() {
  sendError.hidden = true;
  for (const field of fields) {
    shown.add(field.id);
    show(field);
  }
  const card = cardOf();
  if (!isComplete() || !card) {
    fields.find(({ id }) => complaintsOf[id]() !== '')?.focus();
    return postToParent({ type: 'state', complete: false, error: errorNow() });
  }
  try {
    const answer = await fetch('/sandbox/cards', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ card: card.name }),
    });
    if (!answer.ok) throw new Error(String(answer.status));
    const { token, brand, last4 } = await answer.json();
    postToParent({ type: 'card', token, brand, last4 });
  } catch {
    sendError.textContent = texts.notSent;
    sendError.hidden = false;
    postToParent({ type: 'state', complete: true, error: 'not_sent' });
  }
}

form.addEventListener('input', () => {
  groupAll();
  for (const field of fields) show(field);
  postToParent({ type: 'changed' });
  sendState();
});
form.addEventListener('focusout', ({ target }) => {
  // A field shows no error while it is first typed in, or if the focus only passed it.
  if (!fields.includes(target) || target.value === '') return;
  shown.add(target.id);
  show(target);
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  postToParent({ type: 'submit' });
});
form.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || !fields.includes(event.target)) return;
  event.preventDefault();
  form.requestSubmit();
});
for (const button of document.querySelectorAll('[data-number]'))
  button.addEventListener('click', () => {
    number.value = button.dataset.number;
    if (complaintsOf.expiry() !== '') expiry.value = `12${String((new Date().getFullYear() + 2) % 100)}`;
    if (complaintsOf.cvc() !== '') cvc.value = isAmex() ? '1234' : '123';
    form.dispatchEvent(new Event('input'));
    number.focus();
  });
window.addEventListener('message', ({ origin, source, data }) => {
  if (origin !== window.location.origin || source !== window.parent) return;
  if (data?.type === 'tokenise') tokenise();
});
new ResizeObserver(() =>
  postToParent({ type: 'height', px: Math.ceil(form.getBoundingClientRect().height) }),
).observe(form);
postToParent({ type: 'ready' });
