import { expect, test } from 'vitest';
import { landmarkSubjects } from './landmark-subjects.ts';
import { landmarks } from './landmarks.ts';
import { localLandmark } from './local-landmark.ts';

test('A product of a sight shows the landmark that is this sight', () => {
  expect(localLandmark({ scene: 'road', place: 'london', sight: 'big-ben' })).toBe('elizabeth-tower');
});

test('A sight of the same name in another place is another sight', () => {
  expect(localLandmark({ scene: 'road', place: 'lisbon', sight: 'big-ben' })).toBe('none');
});

test('A product without a sight shows no landmark, and so does one whose sight has not been drawn', () => {
  expect(localLandmark({ scene: 'road', place: 'london' })).toBe('none');
  expect(localLandmark({ scene: 'road', place: 'london', sight: 'tower-of-london' })).toBe('none');
});

test('A picture of an interior shows no landmark, even if it is the sight itself', () => {
  expect(localLandmark({ scene: 'museum-hall', place: 'london', sight: 'big-ben' })).toBe('none');
});

test('What the product states comes first', () => {
  expect(localLandmark({ scene: 'road', place: 'london', landmark: 'tower-bridge' })).toBe('tower-bridge');
  expect(localLandmark({ scene: 'road', place: 'london', sight: 'big-ben', landmark: 'none' })).toBe('none');
});

test('Every landmark says which sights and names it is the picture of', () => {
  expect(Object.keys(landmarkSubjects).toSorted()).toEqual(Object.keys(landmarks).toSorted());
});
