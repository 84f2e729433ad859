import { Check, RotateCcw } from "lucide-react";
import { useId, useState } from "react";
import type { Image } from "../../../engine/fields/image/type.ts";
import {
  croppedRegion,
  type Framing,
  type Size,
  shownFocus,
  usableCrop,
} from "../../../engine/model/picture-part.ts";
import field from "../form/Field.module.scss";
import { Dialog } from "../ui/Dialog.tsx";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import { type CropBox, largestBox, middleOf, WHOLE } from "./crop-box.ts";
import { FramedPicture } from "./FramedPicture.tsx";
import { type Draft, FramingArea } from "./FramingArea.tsx";
import styles from "./framing.module.scss";
import { ratioOf, shapesOf } from "./shapes.ts";

/** Shapes that a crop can keep. */
const SHAPES: readonly { label: string; shape?: Size }[] = [
  { label: say("framing.any") },
  { label: say("framing.wide169"), shape: { width: 16, height: 9 } },
  { label: say("framing.card43"), shape: { width: 4, height: 3 } },
  { label: say("framing.square"), shape: { width: 1, height: 1 } },
  { label: say("framing.tall34"), shape: { width: 3, height: 4 } },
];

/** Chooses which part of a picture is shown, and what stays in view. The file stays as it is. */
export function FramingDialog({
  picture,
  size,
  onChange,
  onClose,
}: {
  picture: Image;
  /** Of the whole picture, in pixels. */
  size: Size;
  onChange: (picture: Image) => void;
  onClose: () => void;
}) {
  const { src, alt } = picture;
  const [draft, setDraft] = useState<Draft>({
    box: usableCrop(picture.crop) ?? WHOLE,
    focus: picture.focus,
  });
  const [keeps, setKeeps] = useState(0);
  const [shapes] = useState(() => shapesOf(src));
  const choice = useId();
  const framing = framingOf(draft);
  const shape = SHAPES[keeps]?.shape;
  const ratio = shape && ratioOf(shape) / ratioOf(size);
  const keep = (at: number) => {
    const chosen = SHAPES[at]?.shape;
    setKeeps(at);
    if (!chosen) return;
    const box = largestBox(ratioOf(chosen) / ratioOf(size), draft.focus ?? middleOf(draft.box));
    setDraft({ ...draft, box });
  };
  const region = croppedRegion(size, framing.crop);
  return (
    <Dialog title={say("framing.title")} wide onClose={onClose}>
      <div className={styles.columns}>
        <div className={styles.work}>
          <FramingArea src={src} alt={alt} draft={draft} ratio={ratio} onChange={setDraft} />
          <p className={field.help}>{say("framing.help")}</p>
        </div>
        <div className={styles.beside}>
          <label className={field.label} htmlFor={choice}>
            {say("framing.shape")}
          </label>
          <select
            id={choice}
            className={field.input}
            value={keeps}
            onChange={({ target }) => keep(Number(target.value))}
          >
            {SHAPES.map(({ label }, at) => (
              <option key={label} value={at}>
                {label}
              </option>
            ))}
          </select>
          <h3 className={styles.heading}>{say("framing.shown")}</h3>
          <ul className={styles.results}>
            {shapes.map((one) => (
              <li key={`${one.label} ${ratioOf(one)}`}>
                <FramedPicture src={src} alt="" size={size} shape={one} framing={framing} />
                {one.label}
              </li>
            ))}
          </ul>
          <p className={field.help} role="status">
            {say("framing.size", {
              width: region.width,
              height: region.height,
              fullWidth: size.width,
              fullHeight: size.height,
            })}
          </p>
        </div>
      </div>
      <div className={styles.buttons}>
        <TextButton
          icon={Check}
          look="primary"
          onClick={() => {
            onChange(framed(picture, framing));
            onClose();
          }}
        >
          {say("framing.apply")}
        </TextButton>
        <TextButton
          icon={RotateCcw}
          onClick={() => {
            setDraft({ box: WHOLE });
            setKeeps(0);
          }}
        >
          {say("framing.whole")}
        </TextButton>
      </div>
    </Dialog>
  );
}

function framingOf({ box, focus }: Draft): Framing {
  return { crop: usableCrop(box), focus };
}

/** The picture with what was chosen; what goes without saying is left out. */
function framed({ focus: _focus, crop: _crop, ...picture }: Image, framing: Framing): Image {
  const cut = cutSides(framing.crop);
  return {
    ...picture,
    ...(shownFocus(framing) && { focus: framing.focus }),
    ...(cut && { crop: cut }),
  };
}

function cutSides(crop: Framing["crop"]): Partial<CropBox> | undefined {
  return crop && Object.fromEntries(Object.entries(crop).filter(([, percent]) => percent > 0));
}
