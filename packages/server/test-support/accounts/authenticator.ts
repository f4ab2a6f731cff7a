import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

type Ceremony = { readonly challenge: string; readonly origin: string; readonly rpId: string };

/** What a device has, of which tests change one thing at a time. */
export type DeviceAnswer = Ceremony & {
  /** Flags of WebAuthn: 1 present, 4 verified, 64 with a new key. */
  readonly flags?: number;
  readonly counter?: number;
};

/** A device with one passkey (ES256, no attestation), as a browser would answer for it. */
export function newAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let userHandle = '';

  function create({ user, ...ceremony }: DeviceAnswer & { readonly user: string }): string {
    userHandle = user;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
    const data = Buffer.concat([authenticatorData({ flags: 0x45, ...ceremony }), attested]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      ...[text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), bytes(data)],
    ]);
    return answer(id, {
      clientDataJSON: clientData('webauthn.create', ceremony),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  function get(ceremony: DeviceAnswer): string {
    const data = authenticatorData({ flags: 0x05, ...ceremony });
    const client = clientData('webauthn.get', ceremony);
    const signed = Buffer.concat([
      data,
      createHash('sha256').update(Buffer.from(client, 'base64url')).digest(),
    ]);
    return answer(id, {
      clientDataJSON: client,
      authenticatorData: data.toString('base64url'),
      signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
      userHandle,
    });
  }

  return { id: id.toString('base64url'), create, get };
}

function answer(id: Buffer, response: object): string {
  const name = id.toString('base64url');
  return JSON.stringify({ id: name, rawId: name, type: 'public-key', clientExtensionResults: {}, response });
}

function clientData(type: string, { challenge, origin }: Ceremony): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
}

function authenticatorData({ rpId, flags = 0, counter = 0 }: DeviceAnswer): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count]);
}

/** The public key in CBOR: kty 2 (EC), alg -7 (ES256), crv 1 (P-256), x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const [left, right] = [x, y].map((part) => bytes(Buffer.from(part, 'base64url')));
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    left ?? Buffer.alloc(0),
    Buffer.from([0x22]),
    right ?? Buffer.alloc(0),
  ]);
}

function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}

function bytes(value: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, value.length]), value]);
}
