import type { Site } from '@/lib/site/schema';

/** Whether there is a number to call. */
export function hasPhone({ channels }: Site): boolean {
  return channels.employerPhone !== undefined || channels.nursePhone !== undefined;
}

/** Whether there is a messenger to chat in. */
export function hasMessenger({ channels }: Site): boolean {
  return channels.whatsapp !== undefined || channels.viber !== undefined;
}
