const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Everything a drawing may be made of. Scripts, foreign content and frames are not. */
export const ELEMENTS: ReadonlySet<string> = words(`
  svg g a defs symbol use switch title desc style
  path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop clipPath mask pattern marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
  feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
  feTurbulence
  animate animateMotion animateTransform mpath set
`);

/** Elements that change an attribute while the drawing is shown. */
export const ANIMATIONS: ReadonlySet<string> = words("animate animateMotion animateTransform set");

/** Notes of drawing programs, which change nothing of the picture. */
export const NOTES =
  /^(metadata$|(sodipodi|inkscape|rdf|cc|dc|i|x|a|graph|ai|sketch|serif|bx|figma|krita|v):(?!script$))/;

/** Attributes whose values are CSS, so that a function in them could fetch something. */
export const STYLE_ATTRIBUTES: ReadonlySet<string> = words(`
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation
  color-interpolation-filters color-rendering direction display dominant-baseline fill fill-opacity
  fill-rule filter flood-color flood-opacity font-family font-size font-size-adjust font-stretch
  font-style font-variant font-weight glyph-orientation-horizontal glyph-orientation-vertical
  image-rendering isolation letter-spacing lighting-color marker marker-end marker-mid marker-start mask
  mask-type mix-blend-mode opacity overflow paint-order pointer-events shape-rendering stop-color
  stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-overflow
  text-rendering transform-box transform-origin unicode-bidi vector-effect visibility word-spacing
  writing-mode
`);

/** Attributes that hold numbers, names and words. */
export const PLAIN_ATTRIBUTES: ReadonlySet<string> = words(`
  id class lang xml:lang xml:space version viewBox preserveAspectRatio role aria-label aria-labelledby
  aria-describedby aria-hidden focusable
  width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points dx dy rotate pathLength textLength
  lengthAdjust startOffset method spacing side transform
  clipPathUnits maskUnits maskContentUnits gradientUnits gradientTransform spreadMethod offset
  patternUnits patternContentUnits patternTransform
  markerWidth markerHeight markerUnits refX refY orient
  filterUnits primitiveUnits in in2 result stdDeviation mode type values operator k1 k2 k3 k4 order
  kernelMatrix divisor bias targetX targetY edgeMode kernelUnitLength preserveAlpha scale
  xChannelSelector yChannelSelector surfaceScale diffuseConstant specularConstant specularExponent
  limitingConeAngle azimuth elevation z pointsAtX pointsAtY pointsAtZ radius baseFrequency numOctaves
  seed stitchTiles tableValues slope intercept amplitude exponent
  attributeName attributeType begin dur end min max restart repeatCount repeatDur calcMode keyTimes
  keySplines keyPoints by from to additive accumulate path origin fill-mode
  requiredFeatures systemLanguage enable-background
`);

/** Namespaces that a drawing needs. */
export const NAMESPACES: Readonly<Record<string, string>> = {
  xmlns: "http://www.w3.org/2000/svg",
  "xmlns:xlink": "http://www.w3.org/1999/xlink",
};
