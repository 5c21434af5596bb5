import { z } from 'zod';

/** A request that passes every rule. */
export const validRequest = {
  name: 'Žana Müller-Đurić',
  email: 'zana@klinik.example.org',
  phone: '+49 30 23125 300',
  company: 'Klinikum Lindenhof',
  message: 'Wir suchen zwei Pflegefachkräfte für die Station 4.',
  request_callback: true,
} as const;

/** What the function answers in JSON. */
export const answerSchema = z.union([
  z.strictObject({ success: z.literal(true), reference: z.string().regex(/^[B-Z]{4}-[B-Z]{4}$/) }),
  z.strictObject({
    success: z.literal(false),
    error: z.string().min(1),
    code: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
]);

/** Posts JSON to the function as the form's script does. */
export function postJson(
  origin: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(origin, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** Reads an answer's JSON, which must be one of the function's own. */
export async function answerOf(response: Response) {
  return answerSchema.parse(await response.json());
}

/** Posts a request that must be taken, and returns its reference. */
export async function accepted(
  origin: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<string> {
  const response = await postJson(origin, body, headers);
  const answer = await answerOf(response);
  if (response.status !== 200 || !answer.success) {
    throw new Error(`Not accepted: ${response.status} ${JSON.stringify(answer)}`);
  }
  return answer.reference;
}
