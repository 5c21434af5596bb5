/**
 * The route line on the not-found page: it forms the figures 4, 0, 4, breaks up into dots, and ends
 * at a stop. Decorative; the heading has the meaning.
 */
export function LostLine({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={`lost-way ${className}`} viewBox="0 0 600 190">
      <path d="M-900 130C-640 40-420 160-230 110S-60 50-20 72C10 84 44 58 62 16C50 52 30 90 8 118C34 124 74 122 104 112C124 104 116 42 100 36C86 40 94 130 86 172C96 186 136 182 160 158C198 128 252 74 228 34C210 6 166 34 166 92C166 150 198 178 224 156C254 130 254 62 234 40C256 74 316 66 344 16C332 52 312 90 290 118C316 124 356 122 386 112C406 104 398 42 382 36C368 40 376 130 368 172C378 186 400 186 416 174" />
      <path className="lost-way-dots" d="M432 164C456 146 472 132 498 134" />
      <path d="M512 138C536 146 548 166 576 160" />
      <circle cx="580" cy="158" r="9" />
    </svg>
  );
}
