import { expect } from "@playwright/test";
import { test } from "../test.ts";

const openMenus = () => document.querySelectorAll("header details[open]").length;

test("a menu of a wide screen opens, and Escape closes it and gives the focus back", async ({
  visitor,
}) => {
  await visitor.opens("/about");
  await visitor.wakes();
  await visitor.clicks({ css: "header nav summary", words: "Services" });
  await visitor.sees({ css: "header nav details a", words: "Training" });
  await visitor.presses("Escape");
  await visitor.until(openMenus, 0);
  expect(await visitor.asks(() => document.activeElement?.textContent)).toBe("Services");
});

test("opening one menu of a wide screen closes another, and a link closes all", async ({
  visitor,
}) => {
  await visitor.opens("/about");
  await visitor.wakes();
  await visitor.clicks({ css: "header nav summary", words: "Services" });
  await visitor.clicks({ css: "header nav summary", words: "Clinic Types" });
  await visitor.until(openMenus, 1);
  await visitor.clicks({ css: "header nav details a", words: "IV Therapy" });
  await visitor.until(() => location.pathname, "/clinic-types/iv-therapy");
  await visitor.until(openMenus, 0);
});

test("the phone's menu opens with its groups, covers the page, and closes by its button", async ({
  visitor,
}) => {
  await visitor.uses(390, 844);
  await visitor.opens("/about");
  await visitor.wakes();
  const button = { css: "[data-mobile-menu] > summary > span" };
  expect((await visitor.sees(button)).words).toBe("Menu");
  await visitor.clicks(button);
  await visitor.until(() => document.querySelector("main")?.inert, true);
  expect((await visitor.sees(button)).words).toBe("Close");
  await visitor.clicks({ css: "header nav summary", words: "Services" });
  await visitor.clicks({ css: "header nav summary", words: "Clinic Types" });
  await visitor.until(openMenus, 3);
  await visitor.clicks(button);
  await visitor.until(() => document.querySelector("main")?.inert, false);
  expect((await visitor.sees(button)).words).toBe("Menu");
});

test("a link of the phone's menu leads on and closes everything", async ({ visitor }) => {
  await visitor.uses(390, 844);
  await visitor.opens("/about");
  await visitor.wakes();
  await visitor.clicks({ css: "[data-mobile-menu] > summary > span", words: "Menu" });
  await visitor.clicks({ css: "header nav summary", words: "Services" });
  await visitor.clicks({ css: "header nav a", words: "Chart Review" });
  await visitor.until(() => location.pathname, "/services/chart-review");
  await visitor.until(openMenus, 0);
  await visitor.until(() => document.querySelector("main")?.inert, false);
});
