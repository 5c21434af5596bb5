/**
 * Loaded before the program of Next's server (`NODE_OPTIONS=--import`): the package `next` becomes
 * the small handler of `next-app.mjs`. Requests still pass the project's own code, which is what
 * is attacked; the long form of the attack runs the real Next.
 */
import { register } from 'node:module';

const moduleOf = (code) => `data:text/javascript,${encodeURIComponent(code)}`;

const app = new URL('./next-app.mjs', import.meta.url).href;
const stub = moduleOf(`import { next } from '${app}'; export default next;`);

register(
  moduleOf(`
    export const resolve = async (specifier, context, nextResolve) =>
      specifier === 'next'
        ? { url: ${JSON.stringify(stub)}, shortCircuit: true }
        : nextResolve(specifier, context);
  `),
);
