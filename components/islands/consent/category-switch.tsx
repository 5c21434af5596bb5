import { Description, Field, Label, Switch } from '@headlessui/react';
import type { CategoryTexts } from '@/components/islands/consent/contract';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { Check } from '@/components/ui/icon-shapes';

type Props = {
  id: string;
  texts: CategoryTexts;
  isOn: boolean;
  onChange?: (isOn: boolean) => void;
  /** Why it cannot be switched, where it cannot. */
  locked?: string;
};

/** One category with its switch: position, colour and a mark say whether it is on. */
export function CategorySwitch({ id, texts, isOn, onChange, locked }: Props) {
  const elementId = `cookie-settings-${id}`;
  return (
    <Field>
      <div className="flex items-center gap-3">
        <Label className="flex-1 font-bold" id={`${elementId}-label`}>
          {texts.name}
        </Label>
        {locked !== undefined && <span className="text-small text-text-soft">{locked}</span>}
        <Switch
          checked={isOn}
          className="switch -my-2 -mr-2 grid h-11 w-16 place-items-center rounded-full"
          disabled={locked !== undefined}
          id={elementId}
          onChange={(next) => onChange?.(next)}
        >
          <span className="switch-track">
            <span className="switch-thumb">
              {isOn && <DrawnIcon className="size-4" shapes={Check} />}
            </span>
          </span>
        </Switch>
      </div>
      <Description
        className="mt-1 text-small text-text-soft sm:pr-20"
        id={`${elementId}-description`}
      >
        {texts.description}
      </Description>
    </Field>
  );
}
