import type { FunctionComponent } from 'react';
import type { Trigger } from '@/components/islands/hydration';
import type { IslandName } from '@/components/islands/registry';

type IslandProps<Props extends object> = {
  /** Name of the component in the registry, from which the browser loads it. */
  name: IslandName;
  component: FunctionComponent<Props>;
  trigger?: Trigger;
  props: Props;
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
export function Island<Props extends object>({
  name,
  component: Component,
  trigger = 'idle',
  props,
  hash,
  hasPropsFile = false,
  className,
}: IslandProps<Props>) {
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
