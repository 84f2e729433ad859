/**
 * A color as six digits after `#`, for example `#b5371f`.
 * @pattern ^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$
 */
export type Color = string;
