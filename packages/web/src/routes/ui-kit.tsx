import { PageHead } from '../shell/page/page-head.tsx';
import { allIcons } from '../ui/kit/all-icons.ts';
import { BehaviourSheet } from '../ui/kit/behaviour-sheet.tsx';
import { StaticSheet } from '../ui/kit/static-sheet.tsx';
import type { Route } from './+types/ui-kit.ts';

/** The icons come as data: as an import of this page, they would be in the script of every page. */
export function loader() {
  return { icons: allIcons };
}

/**
 * Every component in every state, for developers and for the screenshot tests. Neither linked nor indexed.
 */
export default function UiKit({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content" className="py-14">
      <PageHead title="UI kit" hidden />
      <h1 className="type-h1 page-width">UI kit</h1>
      <StaticSheet icons={loaderData.icons} />
      <div className="page-width">
        <BehaviourSheet />
      </div>
    </main>
  );
}
