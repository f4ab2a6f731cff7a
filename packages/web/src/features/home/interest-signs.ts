import type { Interest } from '@ashore/core/catalogue/interests.ts';

type Shape =
  | { readonly d: string; readonly fill: string }
  | { readonly d: string; readonly stroke: string; readonly strokeWidth: number };

type Sign = { readonly ground: string; readonly shapes: readonly Shape[] };

// The inks of the posters: lit paper in both themes, so they are no tokens.
const ink = '#0b2135';
const red = '#e5484d';
const sun = '#f2b443';
const paper = '#fffdf8';
const sea = '#0d5e78';
const leaf = '#2f7d5b';

export const interestSigns: Readonly<Record<Interest, Sign>> = {
  air: {
    ground: '#9fd0d6',
    shapes: [
      { d: 'M24 7c7 0 12 5 12 11.5 0 6.5-6 10.5-9 15.5h-6c-3-5-9-9-9-15.5C12 12 17 7 24 7z', fill: red },
      { d: 'M24 7c3.5 0 5.5 5 5.5 11.5S27.5 29 26 34h-4c-1.5-5-3.5-9-3.5-15.5S20.5 7 24 7z', fill: paper },
      { d: 'M21 36.5h6V41h-6z', fill: ink },
    ],
  },
  bike: {
    ground: '#f2b08a',
    shapes: [
      {
        d: 'M6.5 30a7 7 0 1 0 14 0a7 7 0 1 0-14 0M27.5 30a7 7 0 1 0 14 0a7 7 0 1 0-14 0M13.5 30l4.5-12h10l6.5 12M18 18l6 12 4-12M15.5 14.5h5M28 18l-1.5-5h4.5',
        stroke: ink,
        strokeWidth: 2.2,
      },
    ],
  },
  culture: {
    ground: '#fbe3bd',
    shapes: [
      { d: 'M24 8l15 8v3H9v-3z', fill: '#a8643a' },
      { d: 'M12 21h4v13h-4zM20 21h4v13h-4zM26 21h-2v13h2zM32 21h4v13h-4z', fill: '#c98552' },
      { d: 'M9 36h30v4H9z', fill: '#a8643a' },
    ],
  },
  exclusive: {
    ground: ink,
    shapes: [
      { d: 'M15 12h18l7 9-16 18L8 21z', fill: '#7cc8de' },
      { d: 'M15 12h18l7 9H8z', fill: '#d8f0f4' },
      { d: 'M24 12l7 9-7 18-7-18z', fill: '#a9dbe8' },
    ],
  },
  nature: {
    ground: '#cfe2df',
    shapes: [
      { d: 'M22 34h4v7h-4z', fill: '#7a4f2a' },
      { d: 'M24 7l8 12h-16zM24 14l10 13H14zM24 22l12 13H12z', fill: leaf },
    ],
  },
  nightlife: {
    ground: '#45386b',
    shapes: [
      { d: 'M35 30.5A14 14 0 1 1 20 9.5a11.5 11.5 0 0 0 15 21z', fill: sun },
      { d: 'M34 10l1.400 3.600L39 15l-3.600 1.400L34 20l-1.400-3.600L29 15l3.600-1.400z', fill: paper },
    ],
  },
  pet: {
    ground: '#f6d9c4',
    shapes: [
      {
        d: 'M24 23c5 0 10.5 6.5 10.5 11.5 0 3-2 4.5-4.5 4.5-2.300 0-4-1-6-1s-3.700 1-6 1c-2.5 0-4.5-1.5-4.5-4.5C13.5 29.5 19 23 24 23zM9 22a3.5 4.5 0 1 0 7 0a3.5 4.5 0 1 0-7 0M16.5 14a3.5 5 0 1 0 7 0a3.5 5 0 1 0-7 0M24.5 14a3.5 5 0 1 0 7 0a3.5 5 0 1 0-7 0M32 22a3.5 4.5 0 1 0 7 0a3.5 4.5 0 1 0-7 0',
        fill: '#6b2f4e',
      },
    ],
  },
  romance: {
    ground: '#fcd9ae',
    shapes: [
      {
        d: 'M24 39C15 32 9 26.5 9 19.5A7.800 7.800 0 0 1 24 15.5a7.800 7.800 0 0 1 15 4C39 26.5 33 32 24 39z',
        fill: red,
      },
    ],
  },
  sightseeing: {
    ground: '#bfe0df',
    shapes: [
      {
        d: 'M10 16h6l2.5-4h11l2.5 4h6a2 2 0 0 1 2 2v17a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V18a2 2 0 0 1 2-2z',
        fill: ink,
      },
      { d: 'M16.5 26a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0', fill: '#7cc8de' },
      { d: 'M20 26a4 4 0 1 0 8 0a4 4 0 1 0-8 0', fill: ink },
    ],
  },
  sport: {
    ground: '#d5e6c3',
    shapes: [
      { d: 'M4 38l14-22 6 9 5-7 15 20z', fill: leaf },
      { d: 'M18 16l5 8-3 2-2.5-2.5L13.5 26l-1.5-1z', fill: paper },
    ],
  },
  water: {
    ground: '#e3f0f2',
    shapes: [
      {
        d: 'M7 17c4-4 7.5-4 11.300 0s7.5 4 11.400 0 7.300-4 11.300 0M7 26c4-4 7.5-4 11.300 0s7.5 4 11.400 0 7.300-4 11.300 0M7 35c4-4 7.5-4 11.300 0s7.5 4 11.400 0 7.300-4 11.300 0',
        stroke: sea,
        strokeWidth: 2.8,
      },
    ],
  },
  wine: {
    ground: '#e6efcb',
    shapes: [
      { d: 'M15 8h18c1 9-1.5 17-7.5 18.5V37H31v3H17v-3h5.5V26.5C16.5 25 14 17 15 8z', fill: paper },
      { d: 'M15.200 15h17.600c-.5 6-3.300 9.5-8.800 9.5S15.700 21 15.200 15z', fill: '#9b2f3f' },
    ],
  },
};
