/**
 * Runs an npm script. Of plain errors, which are for the user, only the message is printed; all others
 * are bugs and are printed with their stack.
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
