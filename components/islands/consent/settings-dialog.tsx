'use client';

import { Dialog, DialogTitle } from '@headlessui/react';
import type { MouseEvent } from 'react';
import { CategorySwitch } from '@/components/islands/consent/category-switch';
import type { SettingsTexts } from '@/components/islands/consent/contract';
import { ServiceList } from '@/components/islands/consent/service-list';
import { useChanges } from '@/components/islands/consent/use-changes';
import { useFirstClick } from '@/components/islands/consent/use-first-click';
import { useFocusAfter } from '@/components/islands/consent/use-focus-after';
import type { Motion } from '@/components/islands/motion';
import { buttonLook } from '@/components/ui/button-look';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { X } from '@/components/ui/icon-shapes';
import {
  type ConsentChanges,
  type ConsentRecord,
  onlyNecessary,
  optionalCategories,
} from '@/lib/consent/record';
import type { Service } from '@/lib/consent/services';

export type SettingsDialogProps = {
  /** The choice that holds now, if there is one; another tab may change it. */
  current: ConsentRecord | undefined;
  /** What the dialog was opened from. */
  opener: HTMLElement | undefined;
  services: readonly Service[];
  motion: Motion;
  texts: SettingsTexts;
  /** Gets only what was switched here, so that nothing else is written back. */
  onSave: (changes: ConsentChanges) => void;
  /** Closes without storing anything. */
  onCancel: () => void;
};

/**
 * The settings of the consent, category by category. Only the appearance is animated: closing
 * ends the dialog in the same moment, so that no animation can leave the page locked behind it.
 */
export function SettingsDialog({
  current = onlyNecessary,
  opener,
  services,
  motion: { domAnimation, LazyMotion, MovingDiv, useReducedMotion },
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
        <MovingDiv
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
          <MovingDiv
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
                className={`w-full sm:w-auto ${buttonLook('primary', 'regular')}`}
                onClick={() => onSave(changes)}
                type="button"
              >
                {texts.save}
              </button>
            </div>
          </MovingDiv>
        </div>
      </Dialog>
    </LazyMotion>
  );
}
