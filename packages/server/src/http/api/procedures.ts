import { contract } from '@ashore/core/contract/contract.ts';
import { implement } from '@orpc/server';
import * as catalogue from './catalogue.ts';
import type { ApiContext } from './context.ts';
import * as locations from './locations.ts';
import * as newsletter from './newsletter.ts';

/** Every call of the contract, implemented. A call without an implementation does not compile. */
export const procedures = implement(contract)
  .$context<ApiContext>()
  .router({
    tours: {
      featured: catalogue.featured,
      promoted: catalogue.promoted,
      list: catalogue.list,
      ofType: catalogue.ofType,
      show: catalogue.show,
    },
    locations: { search: locations.search },
    newsletter: { subscribe: newsletter.subscribe },
  });
