import { type ComponentType, Fragment, type ReactNode } from 'react';
import type { Toast } from '@/components/islands/toasts/toast-store';

/** Lays out toasts in a column, with or without animation. */
export type Stack = ComponentType<{
  toasts: readonly Toast[];
  renderToast: (toast: Toast) => ReactNode;
}>;

/** Toasts without animation: for reduced motion, or if the animation code failed to load. */
export const StillStack: Stack = ({ toasts, renderToast }) =>
  toasts.map((toast) => <Fragment key={toast.id}>{renderToast(toast)}</Fragment>);
