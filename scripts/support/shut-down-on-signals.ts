/**
 * Shuts down gracefully on SIGINT, SIGTERM and SIGHUP; a second signal exits immediately.
 *
 * @param stops functions to run in order before exiting
 */
export function shutDownOnSignals(...stops: readonly (() => Promise<void>)[]): void {
  const end = async () => {
    for (const stop of stops) await stop();
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
