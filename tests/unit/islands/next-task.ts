import { act } from '@testing-library/react';

/** Waits for what an island does in a task of its own. */
export async function nextTask(): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}
