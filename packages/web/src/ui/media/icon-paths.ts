/*
 * Our own icons: each is one path on a grid of 24, drawn with a round stroke of 1.75. Each icon has its own
 * constant, so that a page loads only the icons it names.
 */
export const search = 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M15.25 15.25l5 5';
export const heart =
  'M12 20.25C7 16.6 3.75 13.3 3.75 9.3A4.4 4.4 0 0 1 12 7.1a4.4 4.4 0 0 1 8.25 2.2c0 4-3.25 7.3-8.25 10.95z';
export const star =
  'M12 2.75l2.85 5.95 6.5.85-4.75 4.55 1.2 6.45L12 17.4l-5.8 3.15 1.2-6.45-4.75-4.55 6.5-.85z';
export const diamond = 'M12 3.5l6.5 8.5-6.5 8.5-6.5-8.5z';
export const ticket = 'M3.5 6.5h17V10a2 2 0 0 0 0 4v3.5h-17V14a2 2 0 0 0 0-4zM14 6.5v2M14 11v2M14 15.5v2';
export const cart =
  'M3 4.25h2.5L7.9 15h9.6l2.25-7.75H6.2M8 19.25a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0 -2.5 0M15 19.25a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0 -2.5 0';
export const globe =
  'M3.25 12a8.75 8.75 0 1 0 17.5 0a8.75 8.75 0 1 0 -17.5 0M3.25 12h17.5M12 3.25c3.3 2.6 3.3 14.9 0 17.5M12 3.25c-3.3 2.6-3.3 14.9 0 17.5';
export const menu = 'M4 7h16M4 12h16M4 17h10';
export const close = 'M6.5 6.5l11 11M17.5 6.5l-11 11';
export const clock = 'M3.25 12a8.75 8.75 0 1 0 17.5 0a8.75 8.75 0 1 0 -17.5 0M12 7.25V12l3.25 2';
export const pin =
  'M12 21c4.3-4.2 6.5-7.8 6.5-11a6.5 6.5 0 0 0-13 0c0 3.2 2.2 6.8 6.5 11zM9.7 10a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0';
export const calendar =
  'M6 5.25h12a2 2 0 0 1 2 2v11.25a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-11.25a2 2 0 0 1 2 -2zM4 10h16M8.25 3.25v4M15.75 3.25v4';
export const person =
  'M8.25 8a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0 -7.5 0M4.5 20.5c.5-4.3 3.3-6.75 7.5-6.75s7 2.45 7.5 6.75';
export const people =
  'M5.75 8a3.25 3.25 0 1 0 6.5 0a3.25 3.25 0 1 0 -6.5 0M3 19.75c.3-3.7 2.6-5.75 6-5.75s5.7 2.05 6 5.75M15.5 5a3.25 3.25 0 0 1 0 6.1M17.6 14.5c2 .8 3.2 2.6 3.4 5.25';
export const check = 'M5 12.75l4.5 4.5L19 7.25';
export const plus = 'M12 5v14M5 12h14';
export const minus = 'M5 12h14';
export const chevronLeft = 'M14.75 5.5L8.25 12l6.5 6.5';
export const chevronRight = 'M9.25 5.5l6.5 6.5-6.5 6.5';
export const chevronUp = 'M5.5 14.75l6.5-6.5 6.5 6.5';
export const chevronDown = 'M5.5 9.25l6.5 6.5 6.5-6.5';
export const arrowLeft = 'M20 12H4M10.5 5.5L4 12l6.5 6.5';
export const speech = 'M4 5h16v11.5H9.5L5.5 20v-3.5H4z';
export const shield =
  'M12 3.25l7 2.75v5.5c0 4.6-2.7 7.5-7 9.25-4.3-1.75-7-4.65-7-9.25V6zM8.9 11.9l2.2 2.2 4-4.3';
export const map = 'M9 4.25L3.5 6.25v13.5l5.5-2 6 2 5.5-2V4.25l-5.5 2zM9 4.25v13.5M15 6.25v13.5';
export const list = 'M8.5 7H20M8.5 12H20M8.5 17H20M4.5 7h.01M4.5 12h.01M4.5 17h.01';
export const filter = 'M4 7h16M7 12h10M10 17h4';
export const compare =
  'M4.5 5h4.75a1 1 0 0 1 1 1v12a1 1 0 0 1 -1 1h-4.75a1 1 0 0 1 -1 -1v-12a1 1 0 0 1 1 -1zM14.75 5h4.75a1 1 0 0 1 1 1v12a1 1 0 0 1 -1 1h-4.75a1 1 0 0 1 -1 -1v-12a1 1 0 0 1 1 -1z';
export const ship = 'M3 14.25h18l-2.25 5.5H5.75zM6.25 14.25v-5h11.5v5M9.5 9.25v-4H14v4';
export const bed =
  'M3.25 19.25V6M3.25 15.5h17.5v3.75M20.75 15.5v-2.25a3 3 0 0 0-3-3H10.5v5.25M5.25 11.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0';
export const bolt = 'M13.25 3L5 13.75h5.75L10.25 21 19 10.25h-5.75z';
export const info = 'M3.25 12a8.75 8.75 0 1 0 17.5 0a8.75 8.75 0 1 0 -17.5 0M12 11.25v5M12 7.75v.25';
export const warning = 'M12 4.25L2.75 19.75h18.5zM12 10v4.75M12 17.25v.25';
export const lock =
  'M6.5 10.75h11a1.5 1.5 0 0 1 1.5 1.5v6.25a1.5 1.5 0 0 1 -1.5 1.5h-11a1.5 1.5 0 0 1 -1.5 -1.5v-6.25a1.5 1.5 0 0 1 1.5 -1.5zM8.25 10.75v-3a3.75 3.75 0 0 1 7.5 0v3';
export const card =
  'M5 5.25h14a2 2 0 0 1 2 2v9.5a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-9.5a2 2 0 0 1 2 -2zM3 9.75h18M6.75 14.75h4';
export const mail =
  'M5 5.25h14a2 2 0 0 1 2 2v9.5a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-9.5a2 2 0 0 1 2 -2zM3.5 6.75L12 13l8.5-6.25';
export const phone =
  'M8.5 2.75h7a1.75 1.75 0 0 1 1.75 1.75v15a1.75 1.75 0 0 1 -1.75 1.75h-7a1.75 1.75 0 0 1 -1.75 -1.75v-15a1.75 1.75 0 0 1 1.75 -1.75zM11 18.25h2';
export const download = 'M12 4v11.25M7 10.5l5 5 5-5M5 20h14';
export const external = 'M14 4h6v6M20 4l-9 9M18 14.25V20H4V6h5.75';
export const share = 'M12 14.5V3.75M7.75 7.75L12 3.5l4.25 4.25M8 11H5.5v9.25h13V11H16';
export const redo = 'M4.25 12a7.75 7.75 0 1 0 2.6-5.8M4.25 3.75V8H8.5';
export const logOut = 'M10 4H5v16h5M15.5 8l4 4-4 4M19.5 12H10';
export const anchor =
  'M10 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M12 7v13.75M9 10.5h6M4.75 13.25c.4 4.5 3.25 7.5 7.25 7.5s6.85-3 7.25-7.5';
export const walk =
  'M11.6 4a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0M12.75 8L10 13.75l3.75 3V21M9.9 14L7 21M8.5 10.25L12.75 8l2.5 3.5h3.25';
export const stepFree =
  'M10.5 4a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0M12 7.25V14h5l2 5M12 9.75h4M8.75 11.25a5 5 0 1 0 6 6.5';
export const sun =
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4';
export const moon = 'M19.75 14.5A8 8 0 0 1 9.5 4.25a8 8 0 1 0 10.25 10.25z';
export const instagram =
  'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1 -4 4h-9a4 4 0 0 1 -4 -4v-9a4 4 0 0 1 4 -4zM8.25 12a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0 -7.5 0M17 7h.01';
export const facebook = 'M16 4h-2a4 4 0 0 0-4 4v12.5M6.75 11.5h7.75';
export const linkedin =
  'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1 -1 1h-14a1 1 0 0 1 -1 -1v-14a1 1 0 0 1 1 -1zM8 10.75v5.5M8 7.75v.01M11.75 16.25v-5.5M11.75 13.25a2.25 2.25 0 0 1 4.5 0v3';
export const youtube =
  'M6 5.75h12a3 3 0 0 1 3 3v6.5a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3v-6.5a3 3 0 0 1 3 -3zM10.25 9.25v5.5L15 12z';
export const bluesky =
  'M12 11C10.5 8 7.5 5 5.5 4.5c-1.7-.4-2 .7-2 2 0 1.5.7 5.5 1.25 6.3.9 1.4 2.7 1.6 4.25 1.3-2.7.5-4 1.8-2.3 3.8 2.3 2.6 4.3.4 5.3-2.4 1 2.8 3 5 5.3 2.4 1.7-2 .4-3.3-2.3-3.8 1.55.3 3.35.1 4.25-1.3.55-.8 1.25-4.8 1.25-6.3 0-1.3-.3-2.4-2-2-2 .5-5 3.5-6.5 6.5z';
export const mastodon =
  'M20 12.5V8.25a4.75 4.75 0 0 0-4.75-4.75h-6.5A4.75 4.75 0 0 0 4 8.25v5c0 4.75 2.5 7.25 7 7.25 1.75 0 3.25-.25 4.5-.75M20 12.5c0 2.5-1.5 3.75-4 4-2.25.25-4.5.25-7-.5M8 12.75V9a2 2 0 0 1 4 0v3M12 9a2 2 0 0 1 4 0v3.75';
export const xiaohongshu =
  'M12 6.5C10 5 7 4.5 3.5 4.75v13.5c3.5-.25 6.5.25 8.5 1.75 2-1.5 5-2 8.5-1.75V4.75C17 4.5 14 5 12 6.5zM12 6.5V20';
