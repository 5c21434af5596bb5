import { type ComponentType, Fragment, type ReactNode } from 'react';
import type { Toast } from '@/components/islands/toasts/toast-store';

/** Lays toasts below each other: still, or moving as they come and go. */
export type Stack = ComponentType<{
  toasts: readonly Toast[];
  renderToast: (toast: Toast) => ReactNode;
}>;

/** Toasts without motion: where less of it is preferred, or its code did not load. */
export const StillStack: Stack = ({ toasts, renderToast }) =>
  toasts.map((toast) => <Fragment key={toast.id}>{renderToast(toast)}</Fragment>);
