import { Description, Field, Label, Switch } from '@headlessui/react';
import { Check } from 'lucide';
import type { CategoryTexts } from '@/components/islands/consent/contract';
import { DrawnIcon } from '@/components/ui/drawn-icon';

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
    <Field className="grid grid-cols-[1fr_auto] gap-x-4">
      <div>
        <Label className="font-bold" id={`${elementId}-label`}>
          {texts.name}
        </Label>
        <Description className="mt-1 text-small text-text-soft" id={`${elementId}-description`}>
          {texts.description}
        </Description>
      </div>
      <div className="text-right">
        <Switch
          checked={isOn}
          className="switch group -my-2 -mr-1.5 inline-grid h-11 w-16 place-items-center rounded-full"
          disabled={locked !== undefined}
          id={elementId}
          onChange={(next) => onChange?.(next)}
        >
          <span className="switch-track">
            <span className="switch-thumb">
              {isOn && <DrawnIcon className="size-4" node={Check} />}
            </span>
          </span>
        </Switch>
        {locked !== undefined && <p className="mt-2 text-small text-text-soft">{locked}</p>}
      </div>
    </Field>
  );
}
