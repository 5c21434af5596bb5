/** A program has no build for this platform; the site then runs without the contact form. */
export class MissingProgram extends Error {}
