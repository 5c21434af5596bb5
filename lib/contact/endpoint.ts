/** Path of the function that takes contact requests, on the site's own origin. */
export const contactEndpoint = '/functions/v1/send-contact-email';
