import CMS, { type FieldProps } from '@sveltia/cms';
import { Component, type ComponentType, createElement, Fragment } from 'react';
import { checkedFields } from '@/scripts/cms/config';

/** A text that was not saved: its file, key and value, and the reason. */
type RejectedText = { path: string | undefined; key: string; text: unknown; reason: string };

let rejected: readonly RejectedText[] = [];
const fields = new Set<Component>();

/** Marks the fields of these texts only, each until its text is changed. */
export function markRejected(texts: readonly RejectedText[]): void {
  rejected = texts;
  for (const field of fields) field.forceUpdate();
}

/** A field of the editor that shows the reasons for not saving its text. */
function withRejections(Field: ComponentType<FieldProps>): ComponentType<FieldProps> {
  return class extends Component<FieldProps> {
    override componentDidMount = () => void fields.add(this);
    override componentWillUnmount = () => void fields.delete(this);
    override render() {
      const { entry, field, forID, value } = this.props;
      const [path, key] = [entry.get('path'), field.get('key')];
      const found = rejected.filter(
        (one) => one.path === path && one.key === key && one.text === value,
      );
      const reasons = found.map(({ reason }) => reason).join(' ');
      const attributes = { id: `${forID}-error`, className: 'rejected' };
      return createElement(
        Fragment,
        null,
        reasons && createElement('p', attributes, reasons),
        createElement(Field, { ...this.props, ...(reasons && { invalid: true }) }),
      );
    }
  };
}

/** Registers custom field types that show errors: `checked-text` wraps the editor's `text`. */
export function registerCheckedFields(): void {
  for (const name of checkedFields) {
    CMS.registerFieldType(`checked-${name}`, withRejections(CMS.getFieldType(name).control));
  }
}
