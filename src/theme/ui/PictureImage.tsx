import type { Picture } from "../../engine/model/resolved.ts";

/** How a picture is shown. */
export interface PictureImageProps {
  picture: Picture;
  /** The width it takes on the page, as in HTML's `sizes`. */
  sizes: string;
  /** Whether it is in the first view: loaded at once, before other pictures. */
  eager?: boolean;
  className?: string;
}

/** A picture in the best format and width that the browser takes, with its place kept free until it is there. */
export function PictureImage({ picture, sizes, eager = false, className }: PictureImageProps) {
  const image = (
    <img
      className={className}
      data-focus-x={picture.focus?.x}
      data-focus-y={picture.focus?.y}
      src={picture.src}
      srcSet={picture.srcset}
      sizes={picture.srcset && sizes}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      loading={eager ? undefined : "lazy"}
      decoding={picture.srcset ? "async" : undefined}
      fetchPriority={eager ? "high" : undefined}
    />
  );
  if (!picture.sources && !eager) return image;
  return (
    // React asks beforehand for every eager picture that is in none of these, though it follows a line below.
    <picture>
      {picture.sources?.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
