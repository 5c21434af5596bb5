import { HttpError } from './http-error.ts';

/** The supported content types. */
export type ContentType = 'json' | 'urlencoded' | 'multipart';

const contentTypes: Readonly<Record<string, ContentType>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'urlencoded',
  'multipart/form-data': 'multipart',
};

/** @throws HttpError when the content type or charset is not supported */
export function contentTypeOf(headers: Headers): ContentType {
  const [essence = '', ...parameters] = (headers.get('content-type') ?? '').split(';');
  const type = contentTypes[essence.trim().toLowerCase()];
  if (type === undefined) {
    const known = Object.keys(contentTypes).join(', ');
    throw new HttpError('contentType', `The content type is not one of ${known}.`);
  }
  const charset = parameters
    .map((parameter) => /^charset\s*=\s*"?([^"\s]*)"?$/i.exec(parameter.trim())?.[1])
    .find((name) => name !== undefined);
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) {
    throw new HttpError('contentType', 'The charset is not UTF-8.');
  }
  return type;
}
