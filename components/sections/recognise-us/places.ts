/** Public places to check a placement company or to complain about one. */
export const places = {
  register: 'https://www.handelsregister.de/',
  agency: 'https://www.arbeitsagentur.de/',
  advice: 'https://www.faire-integration.de/',
  consumers: 'https://www.verbraucherzentrale.de/',
} as const;

export type Place = keyof typeof places;

/** The places in the order in which a reader needs them. */
export const placeOrder = [
  'register',
  'agency',
  'advice',
  'consumers',
] as const satisfies readonly Place[];
