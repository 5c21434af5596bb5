/** Lengths of the contact form's fields, in characters. */
export const contactLimits = {
  name: { least: 2, most: 100 },
  email: { most: 254 },
  phone: { most: 40 },
  company: { most: 120 },
  message: { least: 10, most: 4000 },
} as const;
