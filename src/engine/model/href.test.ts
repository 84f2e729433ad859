import { describe, expect, it } from "vitest";
import { parseHref } from "./href.ts";

describe("parseHref", () => {
  it("takes links inside the site apart", () => {
    expect(parseHref("/contact#form")).toEqual({
      kind: "inside",
      path: "/contact",
      anchor: "form",
    });
    expect(parseHref("#form")).toEqual({ kind: "inside", path: "", anchor: "form" });
    expect(parseHref("/a%20b?x=1#y")).toEqual({ kind: "inside", path: "/a b", anchor: "y" });
  });

  it.each(["https://www.tmb.state.tx.us/page", "mailto:hello@example.com", "tel:+15550100199"])(
    "lets %s pass",
    (href) => {
      expect(parseHref(href).kind).toBe("outside");
    },
  );

  it.each([
    "",
    "#",
    "contact",
    "www.example.com",
    "//evil.com",
    "/a b",
    "\\evil",
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "file:///etc",
    "mailto:nobody",
    "tel:call-us",
    "/%E0%A4",
    "https://",
  ])("refuses %j and says what to write", (href) => {
    const parsed = parseHref(href);
    expect(parsed.kind).toBe("bad");
    expect(parsed.kind === "bad" && parsed.hint).toMatch(/\w+/);
  });

  it.each([
    [2, "bad"],
    [3, "outside"],
    [15, "outside"],
    [16, "bad"],
  ])("takes a phone number of %i digits for %s", (digits, kind) => {
    expect(parseHref(`tel:${"5".repeat(digits)}`).kind).toBe(kind);
    expect(parseHref(`tel:+${"5".repeat(digits)}`).kind).toBe(kind);
  });
});
