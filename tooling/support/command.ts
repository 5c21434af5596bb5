/**
 * Runs what an npm script does. Problems that people can solve are errors with a readable
 * message: they are printed as they are. A mistake in the code shows where it is.
 */
export async function command(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isUserError = error instanceof Error && error.name === 'Error';
    console.error(isUserError ? error.message : error);
    process.exitCode = 1;
  }
}
