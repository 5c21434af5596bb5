import type { FunctionComponent } from 'react';
import type { Trigger } from '@/components/islands/hydration';
import type { IslandProps } from '@/components/islands/registry';

type Props<Name extends keyof IslandProps> = {
  /** Name of the component in the registry, from which the browser loads it. */
  name: Name;
  component: FunctionComponent<IslandProps[Name]>;
  trigger?: Trigger;
  props: IslandProps[Name];
  /** Name of the state that the island reads from the URL's hash: `#name=…`. */
  hash?: string;
  /** In published pages, the props are a separate file, which is loaded with the island's code. */
  hasPropsFile?: boolean;
  className?: string;
};

/**
 * Renders an island: its HTML in an element whose attributes contain its name, props and trigger.
 * On Next's own server and in development Next hydrates the component; in the published files
 * `browser.ts` does, from these attributes.
 */
export function Island<Name extends keyof IslandProps>({
  name,
  component: Component,
  trigger = 'idle',
  props,
  hash,
  hasPropsFile = false,
  className,
}: Props<Name>) {
  return (
    <div
      className={className}
      data-hash={hash}
      data-island={name}
      data-props={JSON.stringify(props)}
      data-props-file={hasPropsFile ? '' : undefined}
      data-trigger={trigger}
    >
      <Component {...props} />
    </div>
  );
}
