type Props = { links: readonly { href: string; text: string }[]; current: boolean };

/** The links of one menu group: the page itself, then its sections. */
export function GroupLinks({ links, current }: Props) {
  return (
    <ul>
      {links.map(({ href, text }, index) => (
        <li key={href}>
          <a
            aria-current={current && index === 0 ? 'page' : undefined}
            className={`flex min-h-11 items-center rounded-control px-3 py-1.5 leading-snug hover:bg-tint aria-[current]:underline aria-[current]:decoration-2 aria-[current]:decoration-accent aria-[current]:underline-offset-4 ${index === 0 ? 'font-semibold' : ''}`}
            href={href}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
