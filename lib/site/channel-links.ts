const digitsOf = (number: string) => number.replace(/\D/g, '');

/** Link that calls a number in international spelling, such as `+49 30 23125 200`. */
export function phoneHref(number: string): string {
  return `tel:+${digitsOf(number)}`;
}

/** Link that opens a WhatsApp chat with a number and a greeting that is already written. */
export function whatsappHref(number: string, greeting: string): string {
  return `https://wa.me/${digitsOf(number)}?text=${encodeURIComponent(greeting)}`;
}

/** Link that opens a Viber chat in the app. */
export function viberHref(number: string): string {
  return `viber://chat?number=%2B${digitsOf(number)}`;
}
