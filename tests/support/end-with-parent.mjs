/**
 * Preloaded into a server that tests start: it ends with the process that started it, also when
 * that one was killed and could end nothing itself.
 */
process.stdin.on('end', () => process.exit()).resume();
