/** Public offices for checking a placement agency or for complaints. */
export const publicOffices = {
  register: 'https://www.handelsregister.de/',
  agency: 'https://www.arbeitsagentur.de/',
  advice: 'https://www.faire-integration.de/',
  consumers: 'https://www.verbraucherzentrale.de/',
} as const;

export type PublicOffice = keyof typeof publicOffices;

/** The offices in display order. */
export const officeOrder = [
  'register',
  'agency',
  'advice',
  'consumers',
] as const satisfies readonly PublicOffice[];
