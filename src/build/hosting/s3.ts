import { HIDDEN } from "../../page/hidden-address.ts";
import { patternSource, SLASH_AT_END } from "./addresses.ts";
import type { HostingTables } from "./read-tables.ts";
import { assertSafeHeaders, assertSafeRedirects } from "./unsafe-value.ts";

/**
 * A CloudFront function for a built site in an S3 bucket. The same function goes on the viewer's
 * request (redirects, documents, fallbacks) and on the answer (headers).
 *
 * @param out path of the built site, for the command that uploads it
 */
export function s3Config({ headers, redirects, own }: HostingTables, out: string): string {
  assertSafeHeaders(headers);
  assertSafeRedirects(redirects);
  const moved = redirects.filter(({ status }) => status === 301);
  const patterns = redirects.filter(({ status }) => status === 200);
  return `// 1. Upload:  aws s3 sync ${out} s3://BUCKET --delete
// 2. Make a CloudFront distribution of the bucket, with /404.html and status 404 as the answer to 403 and 404.
// 3. Make this a CloudFront function (cloudfront-js-2.0) and attach it to viewer request and viewer response.
var MOVED = ${JSON.stringify(Object.fromEntries(moved.map(({ from, to }) => [from, to])), null, 2)};
var PATTERNS = ${JSON.stringify(
    patterns.map(({ from, to }) => [patternSource(from), to]),
    null,
    2,
  )};
var OWN = ${JSON.stringify(own)};
var HEADERS = ${JSON.stringify(
    headers.map(({ path, headers: values }) => [path, values]),
    null,
    2,
  )};
var SLASH_AT_END = new RegExp(${JSON.stringify(SLASH_AT_END)});
var HIDDEN = new RegExp(${JSON.stringify(HIDDEN)});

function handler(event) {
  return event.response ? withHeaders(event) : addressed(event.request);
}

function addressed(request) {
  var path = request.uri;
  var slash = SLASH_AT_END.exec(path);
  var target = MOVED[path] || (slash && slash[1]);
  if (target) return { statusCode: 301, headers: { location: { value: target } } };
  if (HIDDEN.test(path)) request.uri = "/404/";
  for (var i = 0; i < PATTERNS.length; i++)
    if (OWN.indexOf(path) < 0 && new RegExp(PATTERNS[i][0]).test(path)) {
      request.uri = PATTERNS[i][1];
      return request;
    }
  if (path === "/") request.uri = "/index.html";
  else if (!/^\\/media\\/|\\.[a-z0-9]+$|\\/$/.test(request.uri)) request.uri += "/index.html";
  return request;
}

function withHeaders(event) {
  var found = event.response.statusCode === 404 ? "/404" : event.request.uri;
  HEADERS.forEach(function (rule) {
    var isMatch = rule[0].endsWith("*") ? found.startsWith(rule[0].slice(0, -1)) : found === rule[0];
    if (isMatch)
      Object.keys(rule[1]).forEach(function (name) {
        event.response.headers[name.toLowerCase()] = { value: rule[1][name] };
      });
  });
  return event.response;
}
`;
}
