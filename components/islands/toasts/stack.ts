import type { ComponentType, ReactNode } from 'react';
import type { Toast } from '@/components/islands/toasts/toast-store';

/** Lays toasts below each other: still, or moving as they come and go. */
export type Stack = ComponentType<{
  toasts: readonly Toast[];
  renderToast: (toast: Toast) => ReactNode;
}>;
