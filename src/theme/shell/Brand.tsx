import type { LogoPicture, Shell } from "../../engine/model/resolved-page.ts";
import styles from "./Brand.module.scss";

/** What the header stands on: a light ground, or a dark one until the page is scrolled. */
export interface BrandProps {
  shell: Shell;
  /** Whether the header may stand on a dark ground. */
  mayBeDark: boolean;
}

/** The name of the site, or its logo. Of two pictures styles show the one for the ground. */
export function Brand({ shell: { brand, logo }, mayBeDark }: BrandProps) {
  if (!logo) return brand;
  const onLight = <Logo picture={logo.light} name={brand} />;
  if (!mayBeDark) return onLight;
  return (
    <>
      <span className={styles.onLight}>{onLight}</span>
      <span className={styles.onDark}>
        {logo.dark ? <Logo picture={logo.dark} name={brand} /> : brand}
      </span>
    </>
  );
}

function Logo({ picture: { src, width, height }, name }: { picture: LogoPicture; name: string }) {
  return <img className={styles.logo} src={src} alt={name} width={width} height={height} />;
}
