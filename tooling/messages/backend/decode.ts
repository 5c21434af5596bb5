/** Rejected byte order marks, with the problem to report. */
const marks = [
  { bytes: [0xef, 0xbb, 0xbf], problem: 'starts with a byte order mark; save it as UTF-8 without' },
  { bytes: [0xff, 0xfe], problem: 'is UTF-16; save it as UTF-8' },
  { bytes: [0xfe, 0xff], problem: 'is UTF-16; save it as UTF-8' },
] as const;

/**
 * Decodes a downloaded file.
 *
 * @returns the text, or a description of the problem
 */
export function decodeText(bytes: Uint8Array): { text: string } | { problem: string } {
  const mark = marks.find((candidate) =>
    candidate.bytes.every((byte, index) => bytes[index] === byte),
  );
  if (mark) return { problem: mark.problem };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { problem: 'is not UTF-8; save it as UTF-8' };
  }
  if (text.trim() === '') return { problem: 'is empty' };
  if (/^\s*<(?:!doctype|html|head|body)\b/i.test(text)) {
    return { problem: 'is a web page instead of the file; is the address right?' };
  }
  return { text };
}
