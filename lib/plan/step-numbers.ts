import { durations } from '@/lib/plan/durations';

const monthsOfYear = 12;

/** The numbers of the table of durations for the texts that state them, by the step. */
export const stepNumbers = {
  language: { from: durations.languageLevel.from, to: durations.languageLevel.to },
  documents: {
    from: durations.collecting.from + durations.translating.from,
    to: durations.collecting.to + durations.translating.to,
  },
  application: { months: durations.recognition.to, fastMonths: durations.recognitionFast.to },
  visa: { appointment: durations.appointmentFast.to, decision: durations.visaFast.to },
  measure: { from: durations.course.from, to: durations.course.to },
  licence: { years: durations.wholeRecognition.to / monthsOfYear },
} as const;
