/**
 * Passkeys on the pages of the issuer. Everything else on these pages works without this script.
 */
const form = document.getElementById('passkey');
const button = document.getElementById('passkey-button');
const facts = JSON.parse(document.getElementById('facts')?.textContent ?? '{}');
const isSupported = 'parseRequestOptionsFromJSON' in (globalThis.PublicKeyCredential ?? {});
const waiting = new AbortController();
/** The browser's own offer, beside saved passwords. A device answers one request at a time. */
let offered;

async function readOptions() {
  const body = new URLSearchParams({ form: 'passkey-options' });
  const answer = await fetch(form.getAttribute('action'), { method: 'POST', body });
  if (!answer.ok) throw new Error(`The options could not be read: ${answer.status}`);
  return answer.json();
}

function send(credential) {
  if (!credential) return;
  form.elements.credential.value = JSON.stringify(credential);
  form.submit();
}

async function logIn(options = {}) {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await readOptions());
  send(await navigator.credentials.get({ publicKey, ...options }));
}

async function create() {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await readOptions());
  send(await navigator.credentials.create({ publicKey }));
}

/** A traveller who closes the browser's own dialog needs no message. */
function showFault({ name }) {
  const isClosed = name === 'NotAllowedError' || name === 'AbortError';
  const message = document.getElementById(name === 'InvalidStateError' ? 'passkey-exists' : 'passkey-failed');
  if (!isClosed && message) message.hidden = false;
}

if (isSupported && form && button) {
  button.hidden = false;
  const absent = document.getElementById('passkey-absent');
  if (absent) absent.hidden = true;
  button.addEventListener('click', async () => {
    waiting.abort();
    await offered;
    await (facts.mode === 'create' ? create() : logIn()).catch(showFault);
  });
  const isOffered = facts.mode === 'get' && (await PublicKeyCredential.isConditionalMediationAvailable?.());
  // The traveller may have pressed the button in the meantime.
  if (isOffered && !waiting.signal.aborted)
    // The traveller has asked for nothing yet. Some browsers refuse this offer, and the button works in them all the same.
    offered = logIn({ mediation: 'conditional', signal: waiting.signal }).catch(() => {});
}

if (isSupported && facts.signal) {
  // Passkeys that were removed here disappear from the device as well.
  PublicKeyCredential.signalAllAcceptedCredentials?.(facts.signal).catch(() => {});
}

for (const field of document.querySelectorAll('input[name="passkeys"]')) {
  if (isSupported && (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()))
    field.value = 'yes';
}
