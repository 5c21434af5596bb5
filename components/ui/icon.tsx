import type { ComponentProps } from 'react';
import { mark } from '@/lib/brand/mark';

/*
 * The icons of the site, from Lucide 1.65.0 (licence: lucide-license.txt), as paths in a square of
 * 24 units. Each is a separate export, so that the bundle of an island contains only the icons that
 * it shows.
 */
export const arrowRightIcon = 'M5 12h14M12 5l7 7-7 7';
export const arrowUpRightIcon = 'M7 7h10v10M7 17 17 7';
export const chatIcon =
  'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0' +
  ' 1 1.099.092 10 10 0 1 0-4.777-4.719';
export const checkIcon = 'M20 6 9 17l-5-5';
export const chevronDownIcon = 'm6 9 6 6 6-6';
export const copyIcon =
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2z' +
  'M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2';
export const crossIcon = 'M18 6 6 18M6 6l12 12';
export const downloadIcon = 'M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5';
export const languagesIcon = 'm5 8 6 6M4 14l6-6 2-3M2 5h12M7 2h1M22 22l-5-10-5 10M14 18h6';
export const menuIcon = 'M4 5h16M4 12h16M4 19h16';
export const phoneIcon =
  'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0' +
  ' 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0' +
  ' 0 0-.292 1.233 14 14 0 0 0 6.392 6.384';
export const warningIcon =
  'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01';

type IconProps = ComponentProps<'svg'> & { path: string };

/** An icon. It is decorative: the text beside it has the meaning. */
export function Icon({ path, className = 'size-5', ...attributes }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={2}
      viewBox="0 0 24 24"
      {...attributes}
    >
      <path d={path} />
    </svg>
  );
}

/** The logo mark: a bridge in one stroke, shaped like a pulse line. */
export function LogoMark({ className = 'size-9' }: { className?: string }) {
  const { box, path, stroke } = mark;
  const viewBox = `0 0 ${box} ${box}`;
  return <Icon className={className} path={path} strokeWidth={stroke} viewBox={viewBox} />;
}
