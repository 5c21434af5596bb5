'use client';

import { Description, Dialog, DialogTitle, Field, Label, Switch } from '@headlessui/react';
import { type MouseEvent, useRef, useState } from 'react';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { Check, X } from '@/components/ui/icon-shapes';
import { buttonClass } from '@/components/ui/links';
import {
  type ConsentRecord,
  type OptionalCategory,
  optionalCategories,
  type Service,
  storedNames,
} from '@/lib/consent/consent';

/** Name and description of a category. */
type CategoryTexts = Readonly<{ name: string; description: string }>;

export type SettingsTexts = Readonly<
  Record<'title' | 'text' | 'always' | 'empty' | 'stores' | 'storesNothing', string> &
    Record<'save' | 'close', string> & {
      categories: Record<'necessary' | OptionalCategory, CategoryTexts>;
    }
>;

export type SettingsDialogProps = {
  /** The current choice; another tab may change it. */
  current: ConsentRecord;
  services: readonly Service[];
  texts: SettingsTexts;
  onSave: (record: ConsentRecord) => void;
  /** Closes without storing anything. */
  onCancel: () => void;
};

/** The consent settings in a modal dialog. */
export function SettingsDialog({ onCancel, ...props }: SettingsDialogProps) {
  const { current, texts } = props;
  const ignoreHalfClicks = useFirstClick();
  const onBackdrop = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) onCancel();
  };
  return (
    <Dialog
      className="cookie-settings fixed inset-0 z-40"
      id="cookie-settings"
      onClickCapture={ignoreHalfClicks}
      onClose={onCancel}
      open
      static
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same for the keyboard. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: A click beside the dialog, not on a control. */}
      <div
        className="grid size-full items-end justify-items-center overflow-hidden bg-text/60 p-3 sm:items-center sm:p-6"
        onClick={onBackdrop}
      >
        <div className="flex max-h-full w-full max-w-2xl flex-col overflow-hidden rounded-card bg-paper shadow-float">
          <div className="flex items-start gap-2 border-edge border-b py-2 pr-2 pl-5 sm:pl-7">
            <DialogTitle className="flex-1 py-2 text-title" id="cookie-settings-title">
              {texts.title}
            </DialogTitle>
            <button
              aria-label={texts.close}
              className="grid size-11 shrink-0 place-items-center rounded-full text-text-soft hover:bg-tint hover:text-text"
              onClick={onCancel}
              title={texts.close}
              type="button"
            >
              <DrawnIcon shapes={X} />
            </button>
          </div>
          {/* A choice in another tab replaces unsaved changes. */}
          <Settings key={JSON.stringify(current)} {...props} />
        </div>
      </div>
    </Dialog>
  );
}

/** The switches of all categories, and the button that saves them. */
function Settings({ current, services, texts, onSave }: Omit<SettingsDialogProps, 'onCancel'>) {
  const [record, setRecord] = useState(current);
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4 sm:px-7">
        <p className="text-small text-text-soft">{texts.text}</p>
        <ul className="mt-2 divide-y divide-edge">
          <li className="py-3.5">
            <CategorySwitch
              id="necessary"
              isOn
              locked={texts.always}
              texts={texts.categories.necessary}
            />
          </li>
          {optionalCategories.map((category) => (
            <li className="py-3.5" key={category}>
              <CategorySwitch
                id={category}
                isOn={record[category]}
                onChange={(isOn) => setRecord({ ...record, [category]: isOn })}
                texts={texts.categories[category]}
              />
              <ServiceList
                services={services.filter((service) => service.category === category)}
                texts={texts}
              />
            </li>
          ))}
        </ul>
      </div>
      <div className="border-edge border-t px-5 py-4 sm:px-7">
        <button
          className={`w-full sm:w-auto ${buttonClass('primary', 'regular')}`}
          onClick={() => onSave(record)}
          type="button"
        >
          {texts.save}
        </button>
      </div>
    </>
  );
}

type CategorySwitchProps = {
  id: string;
  texts: CategoryTexts;
  isOn: boolean;
  onChange?: (isOn: boolean) => void;
  /** The reason if it cannot be switched. */
  locked?: string;
};

/** One category with its switch, whose position, colour and check mark show whether it is on. */
function CategorySwitch({ id, texts, isOn, onChange, locked }: CategorySwitchProps) {
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
          <span>
            <span>{isOn && <DrawnIcon className="size-4" shapes={Check} />}</span>
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

type ServiceListProps = {
  services: readonly Service[];
  texts: Pick<SettingsTexts, 'empty' | 'stores' | 'storesNothing'>;
};

/** The services of a category, with their storage entries. */
function ServiceList({ services, texts }: ServiceListProps) {
  if (services.length === 0) {
    return <p className="mt-2 font-semibold text-small">{texts.empty}</p>;
  }
  return (
    <ul className="mt-2 space-y-1 text-small">
      {services.map((service) => {
        const names = storedNames(service);
        return (
          <li key={service.id}>
            <span className="font-semibold">{service.name}</span>.{' '}
            {names.length === 0 ? texts.storesNothing : `${texts.stores} ${names.join(', ')}`}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Ignores the rest of a double click that began before the dialog appeared under the pointer.
 *
 * @returns a listener for the capture phase
 */
function useFirstClick(): (event: MouseEvent) => void {
  const hasBegun = useRef(false);
  return (event) => {
    // `detail` is the number of consecutive clicks; 0 for the keyboard.
    if (event.detail < 2) hasBegun.current = true;
    else if (!hasBegun.current) event.stopPropagation();
  };
}
