import type { ReactNode } from 'react';
import type { Site } from '@/lib/site/schema';

type Complaints = NonNullable<Site['disclosures']['complaints']>;

/** Arguments of the texts that say where to complain, and within how many working days we answer. */
export const complaintValues = ({ email, workingDays }: Complaints) => ({
  email,
  days: workingDays,
  mail: (text: ReactNode) => (
    <a className="text-link wrap-anywhere" data-nohyphen="" href={`mailto:${email}`}>
      {text}
    </a>
  ),
});
