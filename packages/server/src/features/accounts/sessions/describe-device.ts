/** Names by which a traveller recognises a browser. They are the same in every language. */
export type Device = { readonly browser: string | undefined; readonly system: string | undefined };

// In this order: many browsers call themselves Chrome or Safari as well.
const browsers: readonly (readonly [string, RegExp])[] = [
  ['WeChat', /MicroMessenger\//],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|HeadlessChrome|CriOS)\//],
  ['Safari', /\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//],
];

const systems: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** What a browser says that it is. Only known names are stored, never what it sent. */
export function describeDevice(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, 1_000);
  const nameIn = (names: typeof browsers) => names.find(([, sign]) => sign.test(text))?.[0];
  return { browser: nameIn(browsers), system: nameIn(systems) };
}
