import { expect, test } from 'vitest';
import { placeFile, placeFileSchema } from './place-file.ts';

type Schema = { properties?: Record<string, Schema>; items?: Schema; $ref?: string; required?: string[] };
const schema = placeFileSchema() as Schema & { $defs: Record<string, Schema> };
const resolveReference = (part: Schema | undefined): Schema | undefined =>
  part?.$ref ? schema.$defs[part.$ref.replace('#/$defs/', '')] : part;

test('The schema names every field of a file and of its products, and which of them are required', () => {
  const product = resolveReference(resolveReference(schema.properties?.products)?.items);
  const { shape } = placeFile.shape.products.element;
  expect(Object.keys(schema.properties ?? {})).toEqual(Object.keys(placeFile.shape));
  expect(Object.keys(product?.properties ?? {})).toEqual(Object.keys(shape));
  const needed = Object.entries(shape).filter(([, form]) => !form.isOptional());
  expect(product?.required).toEqual(needed.map(([name]) => name));
});
