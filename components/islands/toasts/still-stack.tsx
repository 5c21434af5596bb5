import { Fragment } from 'react';
import type { Stack } from '@/components/islands/toasts/stack';

/** Toasts that are there, and then not: for whoever wants no motion, and where it did not load. */
export const StillStack: Stack = ({ toasts, renderToast }) =>
  toasts.map((toast) => <Fragment key={toast.id}>{renderToast(toast)}</Fragment>);
