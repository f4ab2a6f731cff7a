import { Anchor } from '../actions/link.tsx';
import { classNames } from '../class-names.ts';

type Crumb = { label: string; href?: string };

export type BreadcrumbsProps = {
  /** Name of the navigation. */
  label: string;
  /** Home first. The last item is the current page and never a link. */
  items: readonly Crumb[];
};

export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex gap-x-2 md:flex-wrap py-1.5 text-label font-normal text-ink-2">
        {items.map((item, index) => (
          <li
            key={`${item.href} ${item.label}`}
            className={classNames(
              'flex min-h-11 items-center gap-x-2',
              // On a phone the trail stays on one line, and long names are cut short.
              index > 0 && 'max-md:min-w-0',
              // On a phone the headline right below names the current page, so only the way back is shown.
              index > 1 && index === items.length - 1 && 'max-md:hidden',
              // A long name is cut short instead of dropping to a second line. The headline gives it in full.
              index > 0 && index === items.length - 1 && 'min-w-0 flex-1 basis-20',
            )}
          >
            {index > 0 && <span aria-hidden="true">&gt;</span>}
            <CrumbLabel item={item} current={index === items.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function CrumbLabel({ item, current }: { item: Crumb; current: boolean }) {
  if (current) {
    return (
      <span aria-current="page" className="truncate font-medium text-ink">
        {item.label}
      </span>
    );
  }
  if (item.href === undefined) return <span className="max-md:truncate">{item.label}</span>;
  return (
    <Anchor
      href={item.href}
      className="block truncate leading-11 hover:text-ink hover:underline hover:underline-offset-4"
    >
      {item.label}
    </Anchor>
  );
}
