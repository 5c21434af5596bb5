import CMS, { type FieldProps } from '@sveltia/cms';
import { Component, createElement, Fragment } from 'react';
import { checkedText } from '@/scripts/cms/config';

/** A text that was not saved: its file, its key, what it said and what is wrong with it. */
type RefusedText = { path: string | undefined; key: string; text: unknown; reason: string };

let refused: readonly RefusedText[] = [];
const fields = new Set<Component>();

/** Marks the fields of these texts alone, each until its text is changed. */
export function markRefused(texts: readonly RefusedText[]): void {
  refused = texts;
  for (const field of fields) field.forceUpdate();
}

/** Registers a field of texts: the editor's own, marked with the reasons of a refusal. */
export function registerCheckedText(): void {
  const Text = CMS.getFieldType('text').control;
  CMS.registerFieldType(
    checkedText,
    class extends Component<FieldProps> {
      override componentDidMount = () => void fields.add(this);
      override componentWillUnmount = () => void fields.delete(this);
      override render() {
        const { entry, field, forID, value } = this.props;
        const [path, key] = [entry.get('path'), field.get('key')];
        const found = refused.filter(
          (one) => one.path === path && one.key === key && one.text === value,
        );
        const reasons = found.map(({ reason }) => reason).join(' ');
        const attributes = { id: `${forID}-error`, className: 'refused' };
        return createElement(
          Fragment,
          null,
          reasons && createElement('p', attributes, reasons),
          createElement(Text, { ...this.props, ...(reasons && { invalid: true }) }),
        );
      }
    },
  );
}
