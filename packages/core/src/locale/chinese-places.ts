/** The clocks of mainland China, Hong Kong, Macao and Taiwan, which no other place has. */
const chineseZones: readonly string[] = [
  'Asia/Shanghai',
  'Asia/Urumqi',
  'Asia/Hong_Kong',
  'Asia/Macau',
  'Asia/Taipei',
];

/** Whether suppliers at a place with this time zone read names in Chinese characters. */
export function readsChineseNames(timeZone: string): boolean {
  return chineseZones.includes(timeZone);
}
