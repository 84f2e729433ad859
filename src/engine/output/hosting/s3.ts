import { HIDDEN } from "../../model/hidden-address.ts";
import { answeredBy, ODD_TARGET, SLASH_AT_END } from "./addresses.ts";
import type { HostingTables } from "./read-tables.ts";
import { assertSafeHeaders, assertSafeRedirects } from "./unsafe-value.ts";

/**
 * A CloudFront function for a built site in an S3 bucket. The same function goes on the viewer's
 * request (redirects, documents, fallbacks) and on the answer (headers).
 *
 * @param out path of the built site, for the command that uploads it
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
 */
export function s3Config({ headers, redirects, own }: HostingTables, out: string): string {
  assertSafeHeaders(headers);
  assertSafeRedirects(redirects);
  const moved = redirects.filter(({ status }) => status === 301);
  const patterns = redirects.filter(({ status }) => status === 200);
  return `// 1. Upload:  aws s3 sync ${out} s3://BUCKET --delete
// 2. Make a CloudFront distribution of the bucket, with /404.html and status 404 as the answer to 403 and 404.
// 3. Make this a CloudFront function (cloudfront-js-2.0) and attach it to viewer request and viewer response.
// 4. Make the response headers policy that \`npm run hosting -- s3-headers\` prints and attach it: functions do not
//    run for answers of 400 and above.
var MOVED = ${JSON.stringify(Object.fromEntries(moved.map(({ from, to }) => [from, to])), null, 2)};
var PATTERNS = ${JSON.stringify(
    patterns.map((rule) => [answeredBy(rule), rule.to]),
    null,
    2,
  )};
var OWN = ${JSON.stringify(own)};
var HEADERS = ${JSON.stringify(
    headers.map(({ path, headers: values }) => [path, values]),
    null,
    2,
  )};
var ODD_TARGET = new RegExp(${JSON.stringify(ODD_TARGET)});
var SLASH_AT_END = new RegExp(${JSON.stringify(SLASH_AT_END)});
var HIDDEN = new RegExp(${JSON.stringify(HIDDEN)});
${CODE}`;
}

/** The part that is the same for all sites. Paths come to it as they were sent, still encoded. */
const CODE = `
function handler(event) {
  return event.response ? withHeaders(event) : addressed(event.request);
}

function addressed(request) {
  var path = decoded(request.uri);
  if (path === undefined || ODD_TARGET.test(request.uri)) return nothing(request);
  var slash = SLASH_AT_END.exec(path);
  var target = MOVED.hasOwnProperty(path) ? MOVED[path] : slash && slash[1];
  if (target) return redirect(target + queryOf(request.querystring));
  if (HIDDEN.test(path)) return nothing(request);
  for (var i = 0; i < PATTERNS.length; i++)
    if (OWN.indexOf(path) < 0 && new RegExp(PATTERNS[i][0]).test(path)) {
      request.uri = PATTERNS[i][1];
      return request;
    }
  if (path === "/") request.uri = "/index.html";
  else if (!/^\\/media\\/|\\.[a-z0-9]+$|\\/$/.test(path)) request.uri += "/index.html";
  return request;
}

function decoded(uri) {
  try {
    return decodeURIComponent(uri);
  } catch (cause) {
    return undefined;
  }
}

// No file has this name: the bucket answers 403 or 404, and the not-found page is shown.
function nothing(request) {
  request.uri = "/404/";
  return request;
}

function redirect(location) {
  var headers = headersOf("/");
  headers.location = { value: location };
  return { statusCode: 301, statusDescription: "Moved Permanently", headers: headers };
}

function queryOf(querystring) {
  var parts = [];
  Object.keys(querystring || {}).forEach(function (name) {
    (querystring[name].multiValue || [querystring[name]]).forEach(function (one) {
      parts.push(one.value === "" ? name : name + "=" + one.value);
    });
  });
  return parts.length > 0 ? "?" + parts.join("&") : "";
}

function withHeaders(event) {
  var response = event.response;
  var headers = headersOf(event.request.uri);
  Object.keys(headers).forEach(function (name) {
    response.headers[name] = headers[name];
  });
  return response;
}

function headersOf(path) {
  var headers = {};
  HEADERS.forEach(function (rule) {
    var isMatch = rule[0].endsWith("*") ? path.startsWith(rule[0].slice(0, -1)) : path === rule[0];
    if (isMatch)
      Object.keys(rule[1]).forEach(function (name) {
        headers[name.toLowerCase()] = { value: rule[1][name] };
      });
  });
  return headers;
}
`;
