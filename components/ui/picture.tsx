type Props = {
  src: string;
  width: number;
  height: number;
  /** What the picture shows. */
  alt: string;
  /** At the top of the page: loads immediately. Others load lazily. */
  eager?: boolean;
  className?: string;
};

/** A picture with reserved space, so that loading causes no layout shift. */
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
