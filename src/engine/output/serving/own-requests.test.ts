import { describe, expect, it } from "vitest";
import { isCrossSite, isFromOwnPage, THIS_MACHINE, type Visit } from "./own-requests.ts";

const visit = (headers: Visit["headers"], more: Partial<Visit> = {}): Visit => ({
  method: "GET",
  from: "127.0.0.1",
  port: 5173,
  ...more,
  headers: { host: "localhost:5173", ...headers },
});

describe("a request of another site", () => {
  it.each<[string, Visit]>([
    ["from its script", visit({ origin: "https://evil.example" })],
    ["from a frame without an origin", visit({ origin: "null" })],
    ["from another port of this machine", visit({ origin: "http://localhost:5174" })],
    ["from this host over https", visit({ origin: "https://localhost:5173" })],
    ["for a picture", visit({ "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" })],
    ["for a picture, of the same domain", visit({ "sec-fetch-site": "same-site" })],
    [
      "by a form",
      visit({ "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }, { method: "POST" }),
    ],
  ])("is known: %s", (_, request) => {
    expect(isCrossSite(request, THIS_MACHINE)).toBe(true);
    expect(isFromOwnPage(request, THIS_MACHINE)).toBe(false);
  });

  it.each<[string, Visit]>([
    ["from its own page", visit({ origin: "http://localhost:5173" })],
    ["from its own page, on IPv6", visit({ origin: "http://[::1]:5173" })],
    ["of a program", visit({})],
    ["of somebody who types the address", visit({ "sec-fetch-site": "none" })],
    ["of its own page for a picture", visit({ "sec-fetch-site": "same-origin" })],
    [
      "of somebody who follows a link",
      visit({ "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }),
    ],
    [
      "of a program that follows a link to see whether it is there",
      visit({ "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }, { method: "HEAD" }),
    ],
  ])("is no other one: %s", (_, request) => {
    expect(isCrossSite(request, THIS_MACHINE)).toBe(false);
  });

  it.each<[string, boolean, Visit]>([
    ["by its origin", true, visit({ origin: "http://127.0.0.1:5173" })],
    ["by what the browser says", true, visit({ "sec-fetch-site": "same-origin" })],
    ["and somebody who types the address is none", false, visit({ "sec-fetch-site": "none" })],
    ["and a program is none", false, visit({})],
  ])("a page of this server is known %s", (_, expected, request) => {
    expect(isFromOwnPage(request, THIS_MACHINE)).toBe(expected);
  });
});

it.each<[string, boolean, Visit]>([
  ["by its name", true, visit({})],
  ["by its number", true, visit({ host: "127.0.0.1:5173" })],
  ["without a port that is the usual one", true, visit({ host: "localhost" }, { port: 80 })],
  ["by a name that somebody pointed at it", false, visit({ host: "evil.example:5173" })],
  ["with another port", false, visit({ host: "localhost:5174" })],
  ["without a host", false, visit({ host: undefined })],
  ["from another machine", false, visit({}, { from: "192.168.1.5" })],
  ["from nobody", false, visit({}, { from: undefined })],
])("a request is for this machine %s: %s", (_, expected, request) => {
  expect(THIS_MACHINE.rejectionOf(request) === undefined).toBe(expected);
});
