import { z } from 'zod';

const whole = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

/**
 * How hard the tests attack. The short form is part of `npm test`; `npm run test:attack` sets
 * these variables for the long one.
 */
export const options = z
  .object({
    /** The site as it is built and Next itself, instead of a small site and a small handler. */
    ATTACK_LONG: z.stringbool().default(false),
    /** Seed of the generated requests: the same seed generates the same ones. */
    ATTACK_SEED: whole(20261121),
    /** How many requests are generated for each server. */
    ATTACK_REQUESTS: whole(10_000),
  })
  .transform(({ ATTACK_LONG, ATTACK_SEED, ATTACK_REQUESTS }) => ({
    isLong: ATTACK_LONG,
    seed: ATTACK_SEED,
    requests: ATTACK_REQUESTS,
  }))
  .parse(process.env);
