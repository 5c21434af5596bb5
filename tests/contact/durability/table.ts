import type { DurabilityReport } from '@/tests/contact/durability/durability';

/** A report as it is printed. */
export function tableOf(report: DurabilityReport): string {
  const { seed, sent, kills, verdict, failedCalls, emptyAfter, rate } = report;
  const row = (cells: readonly string[]) =>
    [cells[0]?.padEnd(12), ...cells.slice(1).map((cell) => cell.padStart(10))].join(' ');
  const { accepted, stored, mailed, repeated } = verdict;
  return [
    row(['killed', 'in flight', 'accepted', 'back after']),
    ...kills.map(({ victim, inFlight, accepted: soFar, recoveryMs }) =>
      row([victim, String(inFlight), String(soFar), `${recoveryMs.toFixed(0)} ms`]),
    ),
    `Seed ${seed}: ${kills.length} kills, ${failedCalls} failed calls.`,
    `${sent} sent, ${accepted} accepted, ${stored} stored, ${mailed} mailed, ${repeated} mails repeated.`,
    `No mail was waiting ${emptyAfter.toFixed(1)} s after the last kill.`,
    ...(rate
      ? [
          `Overload: ${rate.mailed.toFixed(0)} mails a second; the mail server takes ${rate.taken.toFixed(0)}.`,
        ]
      : []),
  ].join('\n');
}
