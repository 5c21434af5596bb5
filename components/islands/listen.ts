type EventName = keyof GlobalEventHandlersEventMap;

/** Adds a listener for one or several events. The signal in the options removes it. */
export function listen<Name extends EventName>(
  target: GlobalEventHandlers,
  names: Name | readonly Name[],
  options: AddEventListenerOptions & { signal: AbortSignal },
  listener: (event: GlobalEventHandlersEventMap[Name]) => void,
): void {
  const all: readonly Name[] = typeof names === 'object' ? names : [names];
  for (const name of all) target.addEventListener(name, listener, options);
}
