/** The two ends of a span of time as they are written: `09:00` and `12:30` of `09:00-12:30`. */
export function endsOf(span: string): [opens: string, closes: string] {
  const [opens = "", closes = ""] = span.split("-");
  return [opens, closes];
}
