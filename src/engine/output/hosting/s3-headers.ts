import type { HostingTables } from "./read-tables.ts";
import { assertSafeHeaders } from "./unsafe-value.ts";

const CSP = "Content-Security-Policy";
const HSTS = "Strict-Transport-Security";
/** Headers that such a policy has names of its own for, and the one that differs between paths. */
const KNOWN = new Set([
  "X-Content-Type-Options",
  "X-Frame-Options",
  "Referrer-Policy",
  "Cache-Control",
]);

/**
 * A response headers policy for CloudFront: its headers go on every answer, also on those that no
 * function runs for. For `aws cloudfront create-response-headers-policy --response-headers-policy-config`.
 *
 * @see https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_ResponseHeadersPolicyConfig.html
 */
export function s3HeadersConfig({ headers }: HostingTables): string {
  assertSafeHeaders(headers);
  const [everywhere] = headers;
  const { [CSP]: policy, [HSTS]: transport, ...rest } = everywhere?.headers ?? {};
  const others = Object.entries(rest).filter(([name]) => !KNOWN.has(name));
  const config = {
    Name: "page-engine",
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: policy, Override: true },
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: rest["X-Frame-Options"], Override: true },
      ReferrerPolicy: { ReferrerPolicy: rest["Referrer-Policy"], Override: true },
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport ?? "")?.[1] ?? 0),
        IncludeSubdomains: transport?.includes("includeSubDomains") ?? false,
        Override: true,
      },
    },
    CustomHeadersConfig: {
      Quantity: others.length,
      Items: others.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
