/**
 * Ends this process in good order when it is asked to: on Ctrl-C, and when a supervisor ends it.
 * Asked a second time, it ends at once.
 *
 * @param stops what is stopped, one after the other
 */
export function shutDownOnSignals(...stops: readonly ((() => Promise<void>) | undefined)[]): void {
  const end = async () => {
    for (const stop of stops) await stop?.();
    process.exit();
  };
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isEnding) process.exit(1);
      isEnding = true;
      void end();
    });
  }
}
