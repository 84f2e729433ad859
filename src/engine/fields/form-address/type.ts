/**
 * A full address over https, for example `https://forms.example.com/form.js`. Only on the visitor's own machine may it begin with `http://localhost`.
 * @format safe-address
 * @pattern ^(https://|http://localhost[:/])[^\s"<>\\]+$
 * @maxLength 2000
 */
export type FormAddress = string;
