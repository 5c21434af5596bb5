/** A program that has no build for this platform: the site works, but without a contact form. */
export class MissingProgram extends Error {}
