/** An international number as it is dialled: a plus sign and digits, without spaces. */
function dialled(number: string): string {
  return number.replaceAll(/[^+\d]/g, '');
}

/** Address that calls a number such as `+49 30 23125 100`. */
export function phoneHref(number: string): string {
  return `tel:${dialled(number)}`;
}

/**
 * Address that opens a WhatsApp chat.
 *
 * @param greeting text that stands in the visitor's message field
 */
export function whatsappHref(number: string, greeting: string): string {
  return `https://wa.me/${dialled(number).slice(1)}?text=${encodeURIComponent(greeting)}`;
}

/** Address that opens a Viber chat where Viber is installed. */
export function viberHref(number: string): string {
  return `viber://chat?number=${encodeURIComponent(dialled(number))}`;
}

/** What a reader recognises a web address by: its host, without `www.`. */
export function hostOf(url: string): string {
  return new URL(url).host.replace(/^www\./, '');
}
