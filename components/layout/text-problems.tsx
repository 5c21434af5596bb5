import { getLocale } from 'next-intl/server';
import type { CSSProperties } from 'react';
import { messageProblems } from '@/lib/checks/message-texts';
import { termsProblems } from '@/lib/checks/terms-texts';
import { messagesFolder } from '@/lib/messages/folder';
import { previewScript } from '@/lib/messages/preview';
import { lineOf } from '@/lib/messages/problem';

// Written at the element: no visitor's stylesheet pays for what only writers see.
const bar: CSSProperties = {
  position: 'fixed',
  inset: 'auto 0 0 0',
  zIndex: 60,
  maxHeight: '45vh',
  overflowY: 'auto',
  // Next's own button stands in the corner.
  padding: '12px 20px 12px 72px',
  background: '#fff3f0',
  borderTop: '3px solid #b3261e',
  color: '#3b0907',
  font: '15px/1.5 ui-monospace, monospace',
};
const heading: CSSProperties = { fontWeight: 700, cursor: 'pointer' };
const line: CSSProperties = { padding: '6px 0', overflowWrap: 'anywhere' };

/**
 * What is wrong with the texts of the shown language, on the page itself while somebody writes
 * (`npm run dev`). The page shows itself anew whenever a text changes.
 */
export async function TextProblems() {
  const locale = await getLocale();
  const folder = messagesFolder();
  const problems = [...(await messageProblems(folder)), ...(await termsProblems(folder))];
  const own = problems.filter(({ file }) => `${file}/`.startsWith(`messages/${locale}/`));
  const others = problems.length - own.length;
  return (
    <>
      <script async src={previewScript} />
      {problems.length > 0 && (
        <aside aria-label="Texts to mend" lang="en" style={bar}>
          <details open={own.length > 0}>
            <summary style={heading}>
              {own.length} to mend in messages/{locale}/
              {others > 0 && `, ${others} in other languages`}
            </summary>
            <ul>
              {own.map(lineOf).map((words) => (
                <li key={words} style={line}>
                  {words}
                </li>
              ))}
            </ul>
            {others > 0 && <p style={line}>All of them: npm run messages</p>}
          </details>
        </aside>
      )}
    </>
  );
}
