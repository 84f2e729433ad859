import { Crop, Image, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Image as Picture } from "../../../../engine/fields/image/type.ts";
import { croppedRegion, type Size } from "../../../../engine/model/picture-part.ts";
import { appendPointer } from "../../../../engine/model/pointer.ts";
import type { MediaUses } from "../../../contract/answers.ts";
import { FramedPicture } from "../../framing/FramedPicture.tsx";
import { FramingDialog } from "../../framing/FramingDialog.tsx";
import { nameOf } from "../../media/MediaTiles.tsx";
import { TextButton } from "../../ui/TextButton.tsx";
import { say } from "../../words/say.ts";
import styles from "../Field.module.scss";
import { FieldFrame } from "../FieldFrame.tsx";
import { useFormScope } from "../FormScope.tsx";
import type { FieldProps } from "../field-props.ts";
import { idsOf } from "../field-props.ts";
import { MediaDialog } from "../MediaDialog.tsx";

/** A picture with its preview, and the words for people who cannot see it. */
export function PictureField({ field, pointer, value, onChange }: FieldProps<"picture">) {
  const [choosing, setChoosing] = useState(false);
  const [asking, setAsking] = useState(false);
  const [framing, setFraming] = useState(false);
  const picture = value as Picture | undefined;
  const size = useSizeOf(picture?.src);
  return (
    <FieldFrame field={field} pointer={pointer} group withParts>
      {picture && picture.src !== "" && (
        <div className={styles.preview}>
          <Preview picture={picture} size={size} />
          <span>{nameOf(picture.src)}</span>
        </div>
      )}
      <div className={styles.row}>
        <TextButton
          id={idsOf(appendPointer(pointer, "src")).control}
          icon={Image}
          onClick={() => setChoosing(true)}
        >
          {picture?.src ? say("form.chooseOther") : say("form.choosePicture")}
        </TextButton>
        {picture && size && (
          <TextButton icon={Crop} onClick={() => setFraming(true)}>
            {say("framing.title")}
          </TextButton>
        )}
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
          onChoose={(src, uses) => {
            onChange(src === picture?.src ? picture : { src, ...descriptionOf(uses) });
            setAsking(true);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {framing && picture && size && (
        <FramingDialog
          picture={picture}
          size={size}
          onChange={onChange}
          onClose={() => setFraming(false)}
        />
      )}
    </FieldFrame>
  );
}

/** The description and focal point that a picture has elsewhere are offered here as well. A crop belongs to the page. */
function descriptionOf(uses: MediaUses | undefined): Omit<Picture, "src"> {
  return { alt: uses?.alt ?? "", ...(uses?.focus && { focus: uses.focus }) };
}

/** The size of a picture in pixels, where it is known. */
function useSizeOf(src: string | undefined): Size | undefined {
  const media = useFormScope().overview.media.find(({ path }) => path === src);
  const { width, height } = media ?? {};
  return width && height ? { width, height } : undefined;
}

/** The picture without what is cut off. */
function Preview({ picture, size }: { picture: Picture; size: Size | undefined }) {
  const { src, alt, crop } = picture;
  if (!crop || !size) return <img src={src} alt={alt} />;
  return (
    <FramedPicture
      src={src}
      alt={alt}
      size={size}
      shape={croppedRegion(size, crop)}
      framing={picture}
    />
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
  const { language } = useFormScope();
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
        lang={language}
        spellCheck
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
