import { classNames } from '../class-names.ts';

export type IconProps = {
  /** A constant from `icon-paths.ts`. */
  path: string;
  size?: 'small' | 'medium' | 'large';
  filled?: boolean;
  /** Only for an icon that says more than the text beside it. */
  label?: string;
  className?: string | undefined;
};

const SIZES = { small: 'size-4', medium: 'size-5', large: 'size-6' };

export function Icon({ path, size = 'medium', filled = false, label, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke={filled ? 'none' : 'currentColor'}
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('shrink-0', SIZES[size], className)}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <path d={path} />
    </svg>
  );
}
