-- No field has a maximum length of its own: only the whole request is limited, as in
-- `functions/_shared/contact-size.ts`. The minimum lengths stay.

alter table contact.requests
  drop constraint requests_name_check,
  drop constraint requests_phone_check,
  drop constraint requests_company_check,
  drop constraint requests_message_check,
  add constraint requests_name_length check (char_length(name) >= 2),
  add constraint requests_message_length check (char_length(message) >= 10),
  add constraint requests_size check (
    octet_length(name) + octet_length(email) + octet_length(phone) + octet_length(company)
      + octet_length(message) <= 65536
  );
