type Source = { type: string; srcSet: string; sizes: string; media?: string };

type Props = {
  /** The lists from which a browser chooses, the better format first. */
  sources: readonly Source[];
  /** For browsers that know none of them. */
  src: string;
  width: number;
  height: number;
  /** What the photograph shows. */
  alt: string;
  /** At the top of the page: it loads at once, before other pictures. Others wait until near. */
  eager?: boolean;
};

/** A photograph in the size and format that a browser takes, with the room that it needs. */
export function Photograph({ sources, src, width, height, alt, eager = false }: Props) {
  return (
    <picture className="photograph">
      {sources.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      <img
        alt={alt}
        decoding="async"
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        src={src}
        width={width}
        {...(eager ? { fetchPriority: 'high' } : {})}
      />
    </picture>
  );
}
