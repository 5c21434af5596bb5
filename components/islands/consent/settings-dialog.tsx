'use client';

import { Description, Dialog, DialogTitle, Field, Label, Switch } from '@headlessui/react';
import { type MouseEvent, useState } from 'react';
import { CloseButton } from '@/components/ui/close-button';
import { checkIcon, Icon } from '@/components/ui/icon';
import { buttonClass } from '@/components/ui/links';
import {
  type ConsentRecord,
  type ConsentTexts,
  optionalCategories,
  type Service,
  storedNames,
} from '@/lib/consent/consent';

export type SettingsDialogProps = {
  current: ConsentRecord;
  services: readonly Service[];
  texts: ConsentTexts;
  onSave: (record: ConsentRecord) => void;
  /** Closes without storing anything. */
  onCancel: () => void;
};

/** The consent settings in a modal dialog. */
export function SettingsDialog(props: SettingsDialogProps) {
  const { current, services, onSave, onCancel } = props;
  const { settings: texts, categories } = props.texts;
  const [record, setRecord] = useState(current);
  /** Not for the second half of a double click on the link that opened the dialog. */
  const onBackdrop = ({ target, currentTarget, detail }: MouseEvent) => {
    if (target === currentTarget && detail < 2) onCancel();
  };
  return (
    <Dialog
      className="cookie-settings fixed inset-0 z-40"
      id="cookie-settings"
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
            <DialogTitle className="flex-1 py-2 text-title">{texts.title}</DialogTitle>
            <CloseButton label={texts.close} onClick={onCancel} />
          </div>
          <div className="more-below min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4 sm:px-7">
            <p className="text-small text-text-soft">
              {services.length > 0 ? texts.declared : texts.nothing}
            </p>
            <ul className="mt-2 divide-y divide-edge">
              {(['necessary', ...optionalCategories] as const).map((category) => (
                <li className="py-3.5" key={category}>
                  <Field>
                    <div className="flex items-center gap-3">
                      <Label className="flex-1 font-bold">{categories[category].name}</Label>
                      {category === 'necessary' && (
                        <span className="text-small text-text-soft">{texts.always}</span>
                      )}
                      {/* Its position, colour and check mark show whether it is on. */}
                      <Switch
                        checked={record[category]}
                        className="switch -my-2 -mr-2 grid h-11 w-16 place-items-center rounded-full"
                        disabled={category === 'necessary'}
                        onChange={(isOn) => setRecord({ ...record, [category]: isOn })}
                      >
                        <span>
                          <span>
                            {record[category] && <Icon className="size-4" path={checkIcon} />}
                          </span>
                        </span>
                      </Switch>
                    </div>
                    <Description className="mt-1 text-small text-text-soft sm:pr-20">
                      {categories[category].description}
                    </Description>
                  </Field>
                  {category !== 'necessary' && (
                    <ServiceList
                      services={services.filter((service) => service.category === category)}
                      texts={texts}
                    />
                  )}
                </li>
              ))}
            </ul>
          </div>
          <div className="border-edge border-t px-5 py-4 sm:px-7">
            <button
              className={`w-full sm:w-auto ${buttonClass('primary')}`}
              onClick={() => onSave(record)}
              type="button"
            >
              {texts.save}
            </button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}

type ServiceListProps = { services: readonly Service[]; texts: ConsentTexts['settings'] };

function ServiceList({ services, texts }: ServiceListProps) {
  if (services.length === 0) {
    return <p className="mt-2 font-semibold text-small">{texts.empty}</p>;
  }
  return (
    <ul className="mt-2 space-y-1 text-small">
      {services.map((service) => {
        const names = storedNames(service).join(', ');
        return (
          <li key={service.id}>
            <span className="font-semibold">{service.name}</span>.{' '}
            {names ? `${texts.stores} ${names}` : texts.storesNothing}
          </li>
        );
      })}
    </ul>
  );
}
