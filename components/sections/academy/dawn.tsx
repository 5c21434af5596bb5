/**
 * A ward's window and clock in the last five minutes before six. The sky turns light while the
 * scene passes through the window; without view timelines it is six. Decorative.
 */
export function Dawn() {
  return (
    <svg
      aria-hidden="true"
      className="dawn drawing w-full fill-none stroke-2 stroke-text"
      strokeLinecap="round"
      strokeLinejoin="round"
      viewBox="0 0 640 232"
    >
      <path className="fill-paper" d="M12 16h432v190H12z" />
      <path className="dawn-sky fill-background-deep" d="M24 28h408v166H24z" />
      <g className="dawn-night opacity-0">
        <path className="fill-highlight" d="M84 46a24 24 0 1 0 26 34a21 21 0 0 1-26-34z" />
        <path
          className="stroke-background"
          d="M196 50v8M192 54h8M252 84v8M248 88h8M384 52v8M380 56h8"
        />
      </g>
      <circle className="dawn-sun fill-highlight [--rise:0_50px]" cx="244" cy="106" r="34" />
      <path
        className="fill-action"
        d="M24 150c40-26 66-22 104-6c40 16 64-32 116-28c60 4 96 52 188 18v60H24z"
      />
      <path className="fill-paper" d="M62 194v-34l20-16l20 16v34zM340 194v-62h64v62z" />
      <path
        className="fill-highlight"
        d="M76 168h12v10H76zM350 172h12v10h-12zM382 172h12v10h-12z"
      />
      <path className="stroke-accent stroke-4" d="M372 142v18M363 151h18" />
      <path className="fill-paper" d="M155 28h10v166h-10zM291 28h10v166h-10z" />
      <path className="fill-background-deep" d="M4 206h448v14H4z" />
      <circle className="fill-action" cx="552" cy="112" r="82" />
      <circle className="fill-paper" cx="552" cy="112" r="68" />
      <path d="M552 52v8M552 164v8M492 112h8M604 112h8M582 60l-3 5M522 60l3 5" />
      <path className="dawn-hour origin-[552px_112px] stroke-6 [--turn:-2.5deg]" d="M552 112v32" />
      <path className="dawn-minute origin-[552px_112px] stroke-6 [--turn:-30deg]" d="M552 112V66" />
      <circle className="fill-highlight" cx="552" cy="112" r="6" />
    </svg>
  );
}
