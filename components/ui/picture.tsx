/** An image file, and its size in CSS pixels. */
type ImageFile = { src: string; width: number; height: number };

type PictureProps = ImageFile & {
  alt: string;
  /** Loads immediately, because the picture is at the top of the page. Others load lazily. */
  eager?: boolean;
  className?: string;
  /** The variant for narrow windows. */
  narrow?: ImageFile | undefined;
};

/** In `em`, so that it depends on the text size. Also in app/styles/hero.css and academy.css. */
const narrowWindow = '(max-width: 33.99em)';

/** A picture with reserved space, so that loading causes no layout shift. */
export function Picture({ alt, eager = false, className = '', narrow, ...wide }: PictureProps) {
  // Transparent areas do not block clicks on text that overlaps the drawing.
  const image = (
    <img
      alt={alt}
      className={`drawing pointer-events-none ${className}`}
      decoding="async"
      loading={eager ? 'eager' : 'lazy'}
      {...wide}
    />
  );
  if (narrow === undefined) return image;
  const { src, width, height } = narrow;
  return (
    <picture>
      <source height={height} media={narrowWindow} srcSet={src} width={width} />
      {image}
    </picture>
  );
}

type PhotographProps = ImageFile & {
  /** `<source>` entries, the preferred format first. */
  sources: readonly { type: string; srcSet: string; sizes: string }[];
  alt: string;
};

/**
 * A photograph of a hero section in several sizes and formats, with reserved space. It is at the
 * top of its page, so it loads immediately and with priority.
 */
export function Photograph({ sources, alt, ...fallback }: PhotographProps) {
  return (
    <picture className="photograph">
      {sources.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      <img
        alt={alt}
        className="block w-full object-cover"
        decoding="async"
        fetchPriority="high"
        loading="eager"
        {...fallback}
      />
    </picture>
  );
}
