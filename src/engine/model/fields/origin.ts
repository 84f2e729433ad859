/**
 * The address of a site without a path, for example `https://www.example.com`.
 * @format origin
 * @pattern ^https?://[^\s/?#@*;,'"\\]+/?$
 * @maxLength 300
 */
export type Origin = string;

/**
 * A host with its scheme and without a path, for example `https://forms.example.com`. Only on the visitor's own machine may it be `http://localhost`.
 * @format safe-origin
 * @pattern ^(https://[^\s/?#@*;,'"\\]+|http://localhost(:[0-9]+)?)$
 * @maxLength 300
 */
export type FormHost = string;

/**
 * A full address over https, for example `https://forms.example.com/form.js`. Only on the visitor's own machine may it begin with `http://localhost`.
 * @format safe-address
 * @pattern ^(https://|http://localhost[:/])[^\s"<>\\]+$
 * @maxLength 2000
 */
export type FormAddress = string;
