/** Name of the function that receives contact requests. */
export const contactFunction = 'send-contact-email';

/** Path of that function, on the site's own origin or on Supabase. */
export const contactEndpoint = `/functions/v1/${contactFunction}`;
