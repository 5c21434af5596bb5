type Source = { type: string; srcSet: string; sizes: string; media?: string };

type Props = {
  /** `<source>` entries, the preferred format first. */
  sources: readonly Source[];
  /** Fallback for browsers that support none of them. */
  src: string;
  width: number;
  height: number;
  /** What the photograph shows. */
  alt: string;
  /** At the top of the page: loads immediately, with priority. Others load lazily. */
  eager?: boolean;
};

/** A photograph in several sizes and formats, with reserved space. */
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
