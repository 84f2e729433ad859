import type { BlockProps } from "../../../engine/model/block-definition.ts";
import { MapLinks } from "../../ui/MapLinks.tsx";
import { PictureImage } from "../../ui/PictureImage.tsx";
import { SectionFrame } from "../../ui/SectionFrame.tsx";
import type { block } from "./block.ts";
import styles from "./Component.module.scss";
import type { ShownMapPoint } from "./shown-points.ts";

/** Places on a drawing, with a list of them beside it. */
export function Map({ drawing, points, ...section }: BlockProps<typeof block>) {
  return (
    <SectionFrame section={section}>
      <div className={styles.map}>
        <div className={styles.drawing}>
          <PictureImage picture={drawing} sizes="(min-width: 48em) 55vw, 90vw" />
          <Markers points={points} />
        </div>
        <ol className={styles.list}>
          {points.map((point) => (
            <Entry key={keyOf(point)} point={point} />
          ))}
        </ol>
      </div>
    </SectionFrame>
  );
}

/** The numbers of the list, where their points are. Markers keep their size whatever that of the drawing is. */
function Markers({ points }: { points: ShownMapPoint[] }) {
  return (
    <svg className={styles.markers} aria-hidden="true">
      {points.map(
        (point, at) =>
          point.drawn && (
            <svg
              key={keyOf(point)}
              x={`${point.drawn.x}%`}
              y={`${point.drawn.y}%`}
              overflow="visible"
            >
              <title>{point.name}</title>
              <circle r="14" />
              <text y="5">{at + 1}</text>
            </svg>
          ),
      )}
    </svg>
  );
}

function Entry({ point: { name, route, addressLines, text, links } }: { point: ShownMapPoint }) {
  return (
    <li>
      <strong>{route ? <a href={route}>{name}</a> : name}</strong>
      {addressLines.length > 0 && (
        <address>
          {addressLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      {text && <p>{text}</p>}
      <MapLinks name={name} links={links} />
    </li>
  );
}

function keyOf({ name, drawn }: ShownMapPoint): string {
  return [name, drawn?.x, drawn?.y].join(" ");
}
