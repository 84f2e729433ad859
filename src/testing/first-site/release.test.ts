import { expect, it } from "vitest";
import { examineFirstSite } from "../first-site.ts";

it("a release names what an owner still has to fill, and nothing else", async () => {
  expect((await examineFirstSite()).issues).toEqual([]);
  const { issues } = await examineFirstSite(true);
  expect(issues.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([
    "placeholder /brand",
    "placeholder /url",
    "placeholder /phone",
    "placeholder /phoneNumber",
    "placeholder /email",
    "placeholder /address/street",
    "placeholder /address/postalCode",
    "placeholder /reviewer/name",
    "placeholder /reviewer/credentials",
    "sample /leadForm/provider",
    "sample /blog/samples",
  ]);
});
