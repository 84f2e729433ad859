/**
 * A host with its scheme and without a path, for example `https://forms.example.com`. Only on the visitor's own machine may it be `http://localhost`.
 * @format safe-origin
 * @pattern ^(https://[^\s/?#@*;,'"\\]+|http://localhost(:[0-9]+)?)$
 * @maxLength 300
 */
export type FormHost = string;
