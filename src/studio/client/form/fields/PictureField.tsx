import { Image, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { nameOf } from "../../media/MediaTiles.tsx";
import { TextButton } from "../../ui/TextButton.tsx";
import { say } from "../../words/say.ts";
import styles from "../Field.module.scss";
import { FieldFrame } from "../FieldFrame.tsx";
import type { FieldProps } from "../field-props.ts";
import { idsOf } from "../field-props.ts";
import { MediaDialog } from "../MediaDialog.tsx";

interface Picture {
  src: string;
  alt: string;
}

/** A picture with its preview, and the words for people who cannot see it. */
export function PictureField({ field, pointer, value, onChange }: FieldProps<"picture">) {
  const [choosing, setChoosing] = useState(false);
  const [asking, setAsking] = useState(false);
  const picture = value as Picture | undefined;
  return (
    <FieldFrame field={field} pointer={pointer} group withParts>
      {picture && picture.src !== "" && (
        <div className={styles.preview}>
          <img src={picture.src} alt={picture.alt} />
          <span>{nameOf(picture.src)}</span>
        </div>
      )}
      <div className={styles.row}>
        <TextButton icon={Image} onClick={() => setChoosing(true)}>
          {picture?.src ? say("form.chooseOther") : say("form.choosePicture")}
        </TextButton>
        {picture && !field.required && (
          <TextButton icon={Trash2} onClick={() => onChange(undefined)}>
            {say("form.takeAway")}
          </TextButton>
        )}
      </div>
      {picture && picture.src !== "" && (
        <AltText
          id={idsOf(pointer).control}
          text={picture.alt}
          isAsked={asking && !choosing}
          onFocus={() => setAsking(false)}
          onChange={(alt) => onChange({ ...picture, alt })}
        />
      )}
      {choosing && (
        <MediaDialog
          picturesOnly
          onChoose={(src, alt) => {
            onChange({ src, alt: src === picture?.src ? picture.alt : alt });
            setAsking(true);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </FieldFrame>
  );
}

/** The words for people who cannot see a picture. They are asked for as soon as it is chosen. */
function AltText({
  id,
  text,
  isAsked,
  onFocus,
  onChange,
}: {
  id: string;
  text: string;
  isAsked: boolean;
  onFocus: () => void;
  onChange: (text: string) => void;
}) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isAsked) area.current?.focus();
  }, [isAsked]);
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {say("form.alt")} <span className={styles.required}>{say("form.needed")}</span>
      </label>
      <textarea
        id={id}
        ref={area}
        className={styles.text}
        rows={1}
        value={text}
        onFocus={onFocus}
        onChange={({ target }) => onChange(target.value.replace(/\s*\n\s*/g, " "))}
      />
      <p className={styles.help}>{say("form.altHelp")}</p>
    </>
  );
}
