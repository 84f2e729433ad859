import { coveringRegion, type Framing, type Size } from "../../../engine/model/picture-part.ts";
import styles from "./framing.module.scss";

const MAX_HEIGHT = 10;

/** The part of a picture that fills a shape, as visitors see it. */
export function FramedPicture({
  src,
  alt,
  size,
  shape,
  framing,
}: {
  src: string;
  alt: string;
  /** Of the picture, in pixels. */
  size: Size;
  shape: Size;
  framing: Framing;
}) {
  const { left, top, width, height } = coveringRegion(size, shape, framing);
  const ratio = shape.width / shape.height;
  return (
    <span
      className={styles.framed}
      style={{ aspectRatio: ratio, maxWidth: `${ratio * MAX_HEIGHT}rem` }}
    >
      <img
        src={src}
        alt={alt}
        style={{
          width: `${(100 * size.width) / width}%`,
          left: `${(-100 * left) / width}%`,
          top: `${(-100 * top) / height}%`,
        }}
      />
    </span>
  );
}
