'use client';

import { Description, Dialog, DialogTitle, Field, Label, Switch } from '@headlessui/react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import {
  type CategoryTexts,
  focusMain,
  type SettingsTexts,
} from '@/components/islands/consent/use-consent';
import type { Motion } from '@/components/islands/motion';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { Check, X } from '@/components/ui/icon-shapes';
import { buttonClass } from '@/components/ui/links';
import {
  type ConsentChanges,
  type ConsentRecord,
  type OptionalCategory,
  onlyNecessary,
  optionalCategories,
  type Service,
  storedNames,
} from '@/lib/consent/consent';

export type SettingsDialogProps = {
  /** The current choice, if any; another tab may change it. */
  current: ConsentRecord | undefined;
  /** The element that opened the dialog. */
  opener: HTMLElement | undefined;
  services: readonly Service[];
  motion: Motion;
  texts: SettingsTexts;
  /** Receives only the switched categories, so that changes in other tabs are kept. */
  onSave: (changes: ConsentChanges) => void;
  /** Closes without storing anything. */
  onCancel: () => void;
};

/**
 * The consent settings by category. Only opening is animated: closing removes the dialog
 * immediately, so that no unfinished animation can keep the page inert.
 */
export function SettingsDialog({
  current = onlyNecessary,
  opener,
  services,
  motion: { domAnimation, LazyMotion, MotionDiv, useReducedMotion },
  texts,
  onSave,
  onCancel,
}: SettingsDialogProps) {
  const { changes, change } = useChanges(current);
  const isStill = useReducedMotion() === true;
  const ignoreHalfClicks = useFirstClick();
  useFocusAfter(opener);

  const onBackdrop = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) onCancel();
  };
  const move = (from: { opacity: number; y?: number }) => ({
    animate: { opacity: 1, y: 0 },
    initial: isStill ? false : from,
    transition: { duration: 0.25, ease: [0.22, 0.8, 0.3, 1] as const },
  });
  return (
    <LazyMotion features={domAnimation} strict>
      <Dialog
        className="fixed inset-0 z-40"
        id="cookie-settings"
        onClickCapture={ignoreHalfClicks}
        onClose={onCancel}
        open
        static
      >
        <MotionDiv
          aria-hidden="true"
          className="absolute inset-0 bg-text/60"
          {...move({ opacity: 0 })}
        />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same for the keyboard. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: A click beside the dialog, not on a control. */}
        <div
          className="absolute inset-0 grid items-end justify-items-center overflow-hidden p-3 sm:items-center sm:p-6"
          onClick={onBackdrop}
        >
          <MotionDiv
            className="flex max-h-full w-full max-w-2xl flex-col overflow-hidden rounded-card border border-edge bg-paper shadow-float"
            {...move({ opacity: 0, y: 24 })}
          >
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
                      isOn={changes[category] ?? current[category]}
                      onChange={(isOn) => change(category, isOn)}
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
                onClick={() => onSave(changes)}
                type="button"
              >
                {texts.save}
              </button>
            </div>
          </MotionDiv>
        </div>
      </Dialog>
    </LazyMotion>
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

/** Removes the categories that another tab has changed since, because the later choice applies. */
function stillValid(
  changes: ConsentChanges,
  before: ConsentRecord,
  now: ConsentRecord,
): ConsentChanges {
  return Object.fromEntries(
    optionalCategories.flatMap((category) => {
      const change = changes[category];
      return change === undefined || before[category] !== now[category] ? [] : [[category, change]];
    }),
  );
}

/**
 * The unsaved changes in the settings.
 *
 * @param current the current choice; a change in another tab overrides an unsaved one
 */
function useChanges(current: ConsentRecord): {
  changes: ConsentChanges;
  change: (category: OptionalCategory, isOn: boolean) => void;
} {
  const [state, setState] = useState<{ changes: ConsentChanges; before: ConsentRecord }>({
    changes: {},
    before: current,
  });
  const changes =
    state.before === current ? state.changes : stillValid(state.changes, state.before, current);
  if (state.before !== current) setState({ changes, before: current });
  return {
    changes,
    change: (category, isOn) =>
      setState({ changes: { ...changes, [category]: isOn }, before: current }),
  };
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

/**
 * Returns the focus when a dialog is removed: to its opener, or to the main element if the opener
 * is removed too. Headless UI cannot, because it was not loaded when the opener had the focus.
 */
function useFocusAfter(opener: HTMLElement | undefined): void {
  useEffect(
    () => () => {
      // Headless UI moves the focus in a microtask; this runs later.
      setTimeout(() => {
        opener?.focus({ preventScroll: true });
        // Hidden elements cannot be focused.
        if (document.activeElement !== opener) focusMain();
      });
    },
    [opener],
  );
}
