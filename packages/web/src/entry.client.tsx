import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadAgain } from './page/import-again.ts';
import { readPages } from './page/router/hydrated-pages.tsx';

globalThis.importAgain = loadAgain;

// In development the framework's own component replaces modules that a developer changes.
const pages = import.meta.env.DEV ? <HydratedRouter /> : await readPages();

startTransition(() => {
  hydrateRoot(document, <StrictMode>{pages}</StrictMode>);
});
