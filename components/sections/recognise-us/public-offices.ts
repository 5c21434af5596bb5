/** Public offices to check a placement company or to complain about one. */
export const publicOffices = {
  register: 'https://www.handelsregister.de/',
  agency: 'https://www.arbeitsagentur.de/',
  advice: 'https://www.faire-integration.de/',
  consumers: 'https://www.verbraucherzentrale.de/',
} as const;

export type PublicOffice = keyof typeof publicOffices;

/** The offices in the order in which a reader needs them. */
export const officeOrder = [
  'register',
  'agency',
  'advice',
  'consumers',
] as const satisfies readonly PublicOffice[];
