import { t as HIDDEN } from "./hidden-address-TqXiRdC0.mjs";
import { i as patternSource, n as SLASH_AT_END, r as escapedPath, t as ODD_TARGET } from "./addresses-g8lYDSB-.mjs";
import { n as assertSafeHeaders, r as assertSafeRedirects } from "./unsafe-value-WfmwPCGP.mjs";
import { n as readTables, t as headersFor } from "./read-tables-C9cCTppz.mjs";
import { _ as readPort, g as readFlags, h as UsageError } from "./places-B51ewG4_.mjs";
import { resolve } from "node:path";
// src/engine/output/hosting/caddy.ts
/** Names that no disk can look up: Caddy would answer 500. */
const TOO_LONG = "{http.request.orig_uri}.size() > 2000 || {http.request.orig_uri}.split(\"?\")[0].split(\"/\").exists(name, name.size() > 255)";
/**
* A site block for Caddy that serves a built site as the preview does.
*
* @param out absolute path of the built site on the server
*/
function caddyConfig({ headers, redirects }, out, port) {
	assertSafeHeaders(headers);
	assertSafeRedirects(redirects);
	const lines = [
		`root * ${quoted$1(out)}`,
		"encode gzip",
		"header /manifest.webmanifest Content-Type application/manifest+json",
		"map {query} {tail} {",
		"  \"\" \"\"",
		"  default \"?{query}\"",
		"}",
		"route {",
		...headers.flatMap(headerLines$1),
		`  @odd vars_regexp {http.request.orig_uri} ${ticked(ODD_TARGET)}`,
		"  error @odd 404",
		`  @long expression ${ticked(TOO_LONG)}`,
		"  error @long 404",
		`  @slash path_regexp slash ${SLASH_AT_END}`,
		"  redir @slash {re.slash.1}{tail} 301",
		"  @closed path_regexp .+/$",
		"  error @closed 404",
		...redirects.flatMap(redirectLines),
		`  @hidden path_regexp ${HIDDEN}`,
		"  error @hidden 404",
		"  try_files {path} {path}/index.html",
		"  file_server {",
		"    precompressed br gzip",
		"  }",
		"}",
		"handle_errors {",
		"  rewrite * /404.html",
		"  header Cache-Control \"public, max-age=0, must-revalidate\"",
		"  file_server",
		"}"
	];
	return [
		`:${port} {`,
		...lines.map((line) => `  ${line}`),
		"}",
		""
	].join("\n");
}
function headerLines$1({ path, headers }) {
	const place = path === "/*" ? "*" : path;
	return Object.entries(headers).map(([name, value]) => `  header ${place} ${name} ${quoted$1(value)}`);
}
function redirectLines({ from, to, status }, at) {
	if (status === 301) return [`  @moved${at} path_regexp ${ticked(`^${escapedPath(from)}$`)}`, `  redir @moved${at} ${to}{tail} 301`];
	return [
		`  @pattern${at} path_regexp ${patternSource(from)}`,
		`  handle @pattern${at} {`,
		`    try_files {path}/index.html ${to}`,
		"    file_server {",
		"      precompressed br gzip",
		"    }",
		"  }"
	];
}
/** A text as it stands, in which a backslash is nothing special. */
function ticked(text) {
	return `\`${text}\``;
}
function quoted$1(text) {
	return `"${text.replace(/["\\]/g, (mark) => `\\${mark}`)}"`;
}
// src/engine/output/hosting/nginx.ts
/** Kinds of files that are compressed while they are sent when no compressed copy lies beside them. */
const COMPRESSED = [
	"text/css",
	"text/plain",
	"text/xml",
	"application/javascript",
	"application/json",
	"application/manifest+json",
	"image/svg+xml"
].join(" ");
/**
* A server block for nginx that serves a built site as the preview does.
*
* @param out absolute path of the built site on the server
*/
function nginxConfig({ headers, redirects }, out, port) {
	assertSafeHeaders(headers);
	assertSafeRedirects(redirects);
	const [everywhere, ...special] = headers;
	return [
		"# Goes inside http { }. Put `include mime.types;` above it.",
		"# With the module for it, add `brotli_static on;` beside gzip_static.",
		"server {",
		...indented([
			`listen ${port};`,
			`root ${quoted(out)};`,
			"default_type application/octet-stream;",
			"charset utf-8;",
			"charset_types text/css text/plain text/xml application/javascript application/json;",
			"merge_slashes off;",
			"absolute_redirect off;",
			"server_tokens off;",
			"gzip on;",
			"gzip_static on;",
			"gzip_vary on;",
			`gzip_types ${COMPRESSED};`,
			"error_page 404 /404.html;",
			"",
			"# Headers of every answer, failures included.",
			...headerLines(everywhere?.headers ?? {}),
			"",
			"# What no page has; the not-found page itself is asked for with the same request.",
			"set $asked $request_uri;",
			"if ($uri = /404.html) { set $asked /; }",
			`if ($asked ~ ${quoted(ODD_TARGET)}) { return 404; }`,
			`if ($uri ~ ${quoted(SLASH_AT_END)}) { return 301 $1$is_args$args; }`,
			"location = /404.html { internal; }",
			"location = /manifest.webmanifest { types { } default_type application/manifest+json; }",
			...redirects.map(redirectLine),
			...special.flatMap((rule) => ruleLines(rule, headers)),
			`location ~ ${quoted(HIDDEN)} { return 404; }`,
			"location / { try_files $uri $uri/index.html =404; }"
		]),
		"}",
		""
	].join("\n");
}
function redirectLine({ from, to, status }) {
	if (status === 200) return `location ~ ${quoted(patternSource(from))} { try_files $uri/index.html ${to} =404; }`;
	return `location = ${quoted(from)} { return 301 ${quoted(`${to}$is_args$args`)}; }`;
}
/** A place with headers of its own has to repeat the common ones: nginx does not inherit them there. */
function ruleLines({ path }, all) {
	const isFolder = path.endsWith("*");
	const place = isFolder ? path.slice(0, -1) : path;
	return [
		`location ${isFolder ? "^~" : "="} ${quoted(place)} {`,
		...indented([
			...headerLines(headersFor(place, all)),
			...isFolder ? [`location ~ ${quoted(HIDDEN)} { return 404; }`] : [],
			"try_files $uri $uri/index.html =404;"
		]),
		"}"
	];
}
function headerLines(headers) {
	return Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
}
function quoted(text) {
	return `"${text.replace(/["\\]/g, (mark) => `\\${mark}`)}"`;
}
function indented(lines) {
	return lines.map((line) => line === "" ? line : `  ${line}`);
}
// src/engine/output/hosting/s3.ts
/**
* A CloudFront function for a built site in an S3 bucket. The same function goes on the viewer's
* request (redirects, documents, fallbacks) and on the answer (headers).
*
* @param out path of the built site, for the command that uploads it
* @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
*/
function s3Config({ headers, redirects, own }, out) {
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
var PATTERNS = ${JSON.stringify(patterns.map(({ from, to }) => [patternSource(from), to]), null, 2)};
var OWN = ${JSON.stringify(own)};
var HEADERS = ${JSON.stringify(headers.map(({ path, headers: values }) => [path, values]), null, 2)};
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
// src/engine/output/hosting/s3-headers.ts
const CSP = "Content-Security-Policy";
const HSTS = "Strict-Transport-Security";
/** Headers that such a policy has names of its own for, and the one that differs between paths. */
const KNOWN = /* @__PURE__ */ new Set([
	"X-Content-Type-Options",
	"X-Frame-Options",
	"Referrer-Policy",
	"Cache-Control"
]);
/**
* A response headers policy for CloudFront: its headers go on every answer, also on those that no
* function runs for. For `aws cloudfront create-response-headers-policy --response-headers-policy-config`.
*
* @see https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_ResponseHeadersPolicyConfig.html
*/
function s3HeadersConfig({ headers }) {
	assertSafeHeaders(headers);
	const [everywhere] = headers;
	const { [CSP]: policy, [HSTS]: transport, ...rest } = everywhere?.headers ?? {};
	const others = Object.entries(rest).filter(([name]) => !KNOWN.has(name));
	const config = {
		Name: "page-engine",
		SecurityHeadersConfig: {
			ContentSecurityPolicy: {
				ContentSecurityPolicy: policy,
				Override: true
			},
			ContentTypeOptions: { Override: true },
			FrameOptions: {
				FrameOption: rest["X-Frame-Options"],
				Override: true
			},
			ReferrerPolicy: {
				ReferrerPolicy: rest["Referrer-Policy"],
				Override: true
			},
			StrictTransportSecurity: {
				AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport ?? "")?.[1] ?? 0),
				IncludeSubdomains: transport?.includes("includeSubDomains") ?? false,
				Override: true
			}
		},
		CustomHeadersConfig: {
			Quantity: others.length,
			Items: others.map(([Header, Value]) => ({
				Header,
				Value,
				Override: true
			}))
		}
	};
	return `${JSON.stringify(config, null, 2)}\n`;
}
// src/engine/output/hosting/vercel.ts
/** Letters, digits and the signs `-._~` behind percent signs. The router compares paths undecoded: hidden files could be had with them. */
const NEEDLESS_ESCAPE = "%(2[dDeE]|3[0-9]|[46][1-9a-fA-F]|5[0-9aAfF]|7[0-9aAeE])";
/**
* `vercel.json` for a built site: put it beside the folder that is published. Its newer fields
* (`redirects`, `headers`, `rewrites`) cannot hide a file that is there; `routes` can.
*
* @see https://vercel.com/docs/build-output-api/configuration#routes
*/
function vercelConfig({ headers, redirects }) {
	assertSafeHeaders(headers);
	assertSafeRedirects(redirects);
	const moved = redirects.filter(({ status }) => status === 301);
	const patterns = redirects.filter(({ status }) => status === 200);
	const routes = [
		...headers.map(headerRoute),
		nothing(`(?:${ODD_TARGET}).*`),
		nothing(`.*${NEEDLESS_ESCAPE}.*`),
		...moved.map(({ from, to }) => redirect(`^${sentPath(from)}$`, to)),
		redirect(SLASH_AT_END, "$1"),
		nothing(HIDDEN),
		{ handle: "filesystem" },
		...patterns.map(patternRoute)
	];
	return `${JSON.stringify({ routes }, null, 2)}\n`;
}
/** A path as browsers send it: letters beyond ASCII behind percent signs, in capital or small digits. */
function sentPath(path) {
	return escapedPath(path).replace(/[^\x20-\x7e]+/g, (letters) => encodeURIComponent(letters).replace(/[A-F]/g, (digit) => `[${digit}${digit.toLowerCase()}]`));
}
function headerRoute({ path, headers }) {
	return {
		src: `^${path.split("*").map(escapedPath).join(".*")}$`,
		headers,
		continue: true,
		caseSensitive: true
	};
}
function redirect(src, location) {
	return {
		src,
		status: 301,
		headers: { Location: location },
		caseSensitive: true
	};
}
function nothing(src) {
	return {
		src,
		status: 404,
		dest: "/404.html",
		caseSensitive: true
	};
}
function patternRoute({ from, to }) {
	return {
		src: patternSource(from),
		dest: to,
		caseSensitive: true
	};
}
// src/cli/hosting.ts
const HOSTS = /* @__PURE__ */ new Map([
	["nginx", nginxConfig],
	["caddy", caddyConfig],
	["vercel", vercelConfig],
	["s3", s3Config],
	["s3-headers", s3HeadersConfig]
]);
/** @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html#limits-functions */
const MOST_BYTES_OF_FUNCTION = 10240;
const hosting = { async run([name = "", ...args]) {
	const write = HOSTS.get(name);
	if (!write) throw new UsageError(`${name === "" ? "Name a host" : `There is no host "${name}"`}: ${[...HOSTS.keys()].join(", ")}. Netlify and Cloudflare Pages read _headers and _redirects in the built site themselves.`);
	const flags = readFlags(args, {
		out: { type: "string" },
		port: { type: "string" }
	});
	const out = resolve(flags.out ?? "dist");
	const text = write(readTables(out), out, readPort(flags.port ?? "80"));
	process.stdout.write(text);
	if (name === "s3" && Buffer.byteLength(text) > MOST_BYTES_OF_FUNCTION) process.stderr.write(`This function has ${Math.ceil(Buffer.byteLength(text) / 1024)} KB, and CloudFront takes ${MOST_BYTES_OF_FUNCTION / 1024}. Take comments and empty space out of it, then old paths out of pages (\`aliases\`).\n`);
	return 0;
} };
export { hosting };
