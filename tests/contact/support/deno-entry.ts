// Runs the function's entry on the port that a test has chosen: Deno 2.1 has no setting for it.
const { serve } = Deno;
const port = Number(Deno.env.toObject()['TEST_PORT']);
Object.defineProperty(Deno, 'serve', {
  value: (handler: unknown) =>
    Reflect.apply(serve, Deno, [
      { port, hostname: '127.0.0.1', onListen: () => undefined },
      handler,
    ]),
});
await import(`file://${Deno.args[0]}`);
