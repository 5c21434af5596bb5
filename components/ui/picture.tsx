type Props = {
  src: string;
  width: number;
  height: number;
  /** What the picture shows. */
  alt: string;
  /** At the top of the page: it loads at once. Others wait until they are near. */
  eager?: boolean;
  className?: string;
};

/** A picture with the room that it needs, so that nothing moves when it comes. */
export function Picture({ src, width, height, alt, eager = false, className = '' }: Props) {
  return (
    <img
      alt={alt}
      className={`drawing ${className}`}
      decoding="async"
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      src={src}
      width={width}
    />
  );
}
