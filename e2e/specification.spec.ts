import { expect, type Page, test } from "@playwright/test";
import { ROUTES } from "./support/routes.ts";

test.describe("the specification, page by page", { tag: "@once" }, () => {
  test.use({ javaScriptEnabled: false });

  const main = (page: Page) => page.locator("main");
  const cards = (page: Page) => main(page).locator("li:has(> div > a)");
  const hrefs = (page: Page) =>
    cards(page)
      .locator("a")
      .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  const headings = (page: Page, title: string) =>
    main(page)
      .locator("section", { has: page.getByRole("heading", { level: 2, name: title }) })
      .locator("h3")
      .allTextContents();
  const questions = (page: Page) => main(page).locator("details[name]");
  const expectFourToSix = async (page: Page) =>
    expect([4, 5, 6]).toContain(await questions(page).count());
  const linksTo = async (page: Page, folder: string) =>
    new Set(
      await main(page)
        .locator(`a[href^="${folder}"]`)
        .evaluateAll((all) => all.map((one) => one.getAttribute("href")?.replace(/#.*/, ""))),
    );

  const STATES: Record<string, string[]> = {
    california: ["los-angeles", "san-francisco"],
    florida: ["miami", "orlando", "tampa"],
    texas: ["houston", "dallas", "austin", "san-antonio", "fort-worth", "el-paso", "plano"],
    nevada: ["las-vegas", "reno", "henderson"],
    "new-york": ["nyc", "yonkers", "buffalo"],
    arizona: ["phoenix", "scottsdale", "tucson"],
  };
  const CLINICS = [
    "medical-spas",
    "aesthetic-clinics",
    "weight-loss-clinics",
    "wellness-centers",
    "chiropractors",
    "iv-therapy",
    "home-healthcare",
    "mobile-services",
  ];

  test("there are 64 static routes with a page of their own, and one alias", () => {
    expect(ROUTES.filter((route) => !route.startsWith("/article/"))).toHaveLength(64);
  });

  test("/ has everything section 2 names", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "A licensed physician behind every treatment room.",
    );
    await expect(questions(page)).toHaveCount(9);
    expect(await headings(page, "From first call to signed agreement")).toEqual([
      "Schedule Meeting",
      "Get a Quote",
      "Accept the Quote",
      "Hire Medical Director",
    ]);
    expect(await headings(page, "Three things clinics ask us for first")).toHaveLength(3);
    expect(await main(page).locator("#pricing dl > div").allTextContents()).toEqual([
      "Monthly rate for clinics other than medical spas$750+",
      "Monthly rate for medical spas$799+",
      "Medical director feesIncluded",
      "Physician malpractice insuranceIncluded",
      "Legal fees for our agreement templates$0",
      "Placement fee$0",
      "Fee to start$0",
    ]);
    await expect(
      main(page).getByText("no termination fee beyond the current month").first(),
    ).toBeVisible();
    await expect(main(page).getByText("15+ years", { exact: true })).toBeVisible();
    await expect(main(page).getByText("30% off injectables")).toBeVisible();
    await expect(main(page).locator("video[controls]")).toHaveCount(1);
    await expect(main(page).locator("#form")).toBeVisible();
    const fees = questions(page).filter({ hasText: "How much are the fees?" });
    await fees.locator("summary").click();
    await expect(fees.getByText("$750")).toBeVisible();
    const soon = questions(page).filter({ hasText: "How soon can I have a director?" });
    await soon.locator("summary").click();
    await expect(
      soon.getByText("as little as 24 hours in many states, and typically 2–4 weeks"),
    ).toBeVisible();
  });

  test("/about names the mission and the three pillars", async ({ page }) => {
    await page.goto("/about");
    await expect(main(page).getByText("Mission", { exact: true })).toBeVisible();
    expect(await headings(page, "What we hold ourselves to")).toEqual([
      "Expertise",
      "Compliance",
      "Support",
    ]);
  });

  test("/contact has address, phone, e-mail and the form", async ({ page }) => {
    await page.goto("/contact");
    await expect(main(page).getByText("Los Angeles, CA").first()).toBeVisible();
    await expect(main(page).locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(main(page).locator('a[href^="mailto:"]').first()).toBeVisible();
    await expect(main(page).locator("#form")).toBeVisible();
  });

  test("/services lists five services", async ({ page }) => {
    await page.goto("/services");
    expect(await headings(page, "The services")).toEqual([
      "Medical Director",
      "Chart Review And Patient Assessment",
      "Additional Procedure & Technique Training",
      "Medical Oversight",
      "Laser/Device Purchase Consultations",
    ]);
  });

  test("/services has words and questions of its own", async ({ page }) => {
    await page.goto("/services");
    await expectFourToSix(page);
    const words = (await main(page).locator("p, td, dd, h1, h2, h3, summary").allTextContents())
      .join(" ")
      .split(/\s+/);
    expect(words.length).toBeGreaterThan(400);
  });

  test("the menu of services has the four of section 2", async ({ page }) => {
    await page.goto("/about");
    const menu = page.getByRole("banner").locator("details", { hasText: "Services" }).first();
    expect(await menu.locator("a").allTextContents()).toEqual([
      "Medical Director",
      "Chart Review",
      "Training",
      "Device Consultations",
    ]);
  });

  test("/services/medical-director is a hub with four cards", async ({ page }) => {
    await page.goto("/services/medical-director");
    expect(await hrefs(page)).toEqual(
      ["rn", "np", "pa", "layperson"].map((name) => `/services/medical-director/${name}`),
    );
    await expect(main(page).getByText("$799")).toBeVisible();
  });

  const AUDIENCES: Record<string, { areas: string; help: string[] }> = {
    rn: {
      areas: "Where a director helps",
      help: ["Regulatory compliance", "Clinical oversight", "Staff training", "Quality assurance"],
    },
    np: {
      areas: "Where a collaborator helps",
      help: [
        "Legal and compliance support",
        "Clinical oversight",
        "Staff development",
        "Quality management",
      ],
    },
    pa: {
      areas: "What the collaboration covers",
      help: [
        "Compliance and licensing",
        "Clinical consultation",
        "Staff supervision",
        "Risk management",
      ],
    },
  };
  for (const [audience, { areas, help }] of Object.entries(AUDIENCES))
    test(`/services/medical-director/${audience} has four help areas, eight clinic types and no placement fee`, async ({
      page,
    }) => {
      await page.goto(`/services/medical-director/${audience}`);
      expect(await headings(page, areas)).toEqual(help);
      const types = main(page)
        .locator("section", { hasText: "Eight kinds of clinic" })
        .locator("h3");
      await expect(types).toHaveCount(8);
      await expect(
        main(page)
          .getByText(/no placement fee|Placing a collaborator is free|charge nothing for finding/)
          .first(),
      ).toBeVisible();
      await expect(main(page).locator('a[href="/contact"]').first()).toBeVisible();
    });

  test("/services/medical-director/layperson answers four questions", async ({ page }) => {
    await page.goto("/services/medical-director/layperson");
    await expect(questions(page)).toHaveCount(4);
  });

  for (const service of ["chart-review", "device-consultations", "training"])
    test(`/services/${service} has feature cards, questions and two calls to action`, async ({
      page,
    }) => {
      await page.goto(`/services/${service}`);
      expect(await main(page).locator("ul > li h3").count()).toBeGreaterThanOrEqual(4);
      await expectFourToSix(page);
      await expect(main(page).getByRole("link", { name: "Get Started" })).toHaveCount(2);
      await expect(main(page).locator('a[href^="mailto:"]')).toHaveCount(1);
    });

  test("chart reviews are monthly, protocol reviews quarterly", async ({ page }) => {
    await page.goto("/services/chart-review");
    await expect(
      main(page).getByText("Reviews are typically monthly, with protocol reviews quarterly."),
    ).toBeVisible();
  });

  test("/locations shows six states, and each state its cities", async ({ page }) => {
    await page.goto("/locations");
    expect((await hrefs(page)).sort()).toEqual(
      Object.keys(STATES)
        .map((state) => `/locations/${state}`)
        .sort(),
    );
    for (const [state, cities] of Object.entries(STATES)) {
      await page.goto(`/locations/${state}`);
      expect(await hrefs(page)).toEqual(cities.map((city) => `/locations/${state}/${city}`));
      expect(await cards(page).locator("img").count()).toBe(cities.length);
      expect(await cards(page).locator("a").first().textContent()).toMatch(/^Explore /);
    }
  });

  for (const [state, cities] of Object.entries(STATES))
    for (const city of cities)
      test(`/locations/${state}/${city} has its lists, a picture, questions, links and what it is not`, async ({
        page,
      }) => {
        await page.goto(`/locations/${state}/${city}`);
        await expect(main(page).locator("h1")).toHaveText(/^Medical directors in \p{Lu}/u);
        expect(await main(page).locator("li").count()).toBeGreaterThan(8);
        await expect(main(page).locator("img").first()).toHaveAttribute("alt", /\w+ \w+/);
        await expectFourToSix(page);
        expect((await linksTo(page, "/clinic-types/")).size).toBeGreaterThanOrEqual(2);
        expect((await linksTo(page, "/resources/")).size).toBeGreaterThanOrEqual(1);
        await expect(main(page).getByText(/General information, not legal advice/)).toBeVisible();
        await expect(main(page).locator("form, input")).toHaveCount(0);
      });

  for (const clinic of CLINICS)
    test(`/clinic-types/${clinic} has four to six questions and a way to contact`, async ({
      page,
    }) => {
      await page.goto(`/clinic-types/${clinic}`);
      await expectFourToSix(page);
      await expect(main(page).locator('a[href="/contact"]').first()).toBeVisible();
    });

  test("/resources/medical-director-vs-supervisor has four to six questions", async ({ page }) => {
    await page.goto("/resources/medical-director-vs-supervisor");
    await expectFourToSix(page);
  });

  test("/clinic-types alone is not a route", async ({ request }) => {
    expect((await request.get("/clinic-types")).status()).toBe(404);
  });

  test("/resources lists ten guides and the latest articles", async ({ page }) => {
    await page.goto("/resources");
    const listed = await hrefs(page);
    expect(listed.filter((href) => href?.startsWith("/resources/"))).toHaveLength(10);
    expect(listed.filter((href) => href?.startsWith("/article/"))).toHaveLength(3);
    await expect(page.getByRole("heading", { name: "Latest Articles" })).toBeVisible();
  });

  interface Article {
    anchors: string[] | number;
    published?: string;
    contactCta?: boolean;
  }
  const ARTICLES: Record<string, Article> = {
    "medical-director-role": {
      anchors: ["overview", "daily-tasks", "industry-variations", "compliance", "support", "faqs"],
    },
    "becoming-medical-director": {
      anchors: ["introduction", "what-is", "requirements", "career-path", "tips", "faqs"],
      published: "03/14/2024",
    },
    "future-medical-director": {
      anchors: [
        "overview",
        "telemedicine",
        "ai-integration",
        "evolving-roles",
        "preparation",
        "faqs",
      ],
      published: "03/14/2024",
      contactCta: true,
    },
    "california-medspa-medical-director-guide": {
      anchors: [
        "introduction",
        "understanding-laws",
        "medical-director",
        "structuring",
        "essential-steps",
        "challenges",
        "takeaways",
      ],
      published: "March 15, 2025",
    },
    "medical-direction-challenges": {
      anchors: ["overview", "regulatory", "operational", "staff", "solutions", "faqs"],
      published: "03/14/2024",
      contactCta: true,
    },
    "medical-directors-importance": {
      anchors: [
        "overview",
        "patient-safety",
        "compliance",
        "quality-care",
        "strategic-leadership",
        "faqs",
      ],
      published: "03/14/2024",
    },
    "why-medical-directors-vital": {
      anchors: [
        "overview",
        "patient-safety",
        "compliance",
        "quality-care",
        "strategic-leadership",
        "faqs",
      ],
      published: "03/14/2024",
    },
    "medical-director-responsibilities": {
      anchors: [
        "overview",
        "clinical-leadership",
        "quality-management",
        "compliance",
        "strategic-planning",
        "faqs",
      ],
      published: "03/15/2024",
    },
    "nevada-medspa-medical-director-guide": { anchors: 13, published: "March 15, 2025" },
    "florida-medspa-medical-director-guide": {
      anchors: [
        "introduction",
        "understanding-regulations",
        "essential-qualifications",
        "finding-recruiting",
        "compensation",
        "working-relationship",
        "compliance",
        "takeaways",
      ],
    },
    "texas-medspa-medical-director-guide": {
      anchors: [
        "introduction",
        "understanding-landscape",
        "regulations",
        "finding-evaluating",
        "structuring",
        "agreement",
        "collaboration",
        "challenges",
        "takeaways",
      ],
    },
    "medical-director-vs-supervisor": { anchors: 6 },
    "effective-medical-director": { anchors: 7 },
    "compliance-requirements": { anchors: 8 },
  };
  for (const [slug, { anchors, published, contactCta }] of Object.entries(ARTICLES))
    test(`/resources/${slug} has its anchors, publication line and related articles`, async ({
      page,
    }) => {
      await page.goto(`/resources/${slug}`);
      const article = main(page).locator("article");
      const ids = await article
        .locator("section[id]")
        .evaluateAll((all) => all.map((one) => one.id));
      if (typeof anchors === "number") expect(ids).toHaveLength(anchors);
      else expect(ids).toEqual(anchors);
      const listed = await article
        .locator('nav[aria-label="On this page"] ol')
        .first()
        .locator("a")
        .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
      expect(listed).toEqual(ids.map((anchor) => `#${anchor}`));
      if (slug.startsWith("nevada"))
        expect([ids[0], ids.at(-1)]).toEqual(["overview", "takeaways"]);
      if (published) await expect(article.getByText(`Published ${published}`)).toBeVisible();
      await expect(article.getByText("Written by the Meridian MD team")).toBeVisible();
      const words = (
        await article.locator("h1, h2, h3, p, li > :not(p), li, td, th").allTextContents()
      )
        .join(" ")
        .split(/\s+/).length;
      expect(words).toBeGreaterThan(850);
      const related = (await hrefs(page)).filter((href) => href?.startsWith("/resources/"));
      expect(related.length).toBeGreaterThan(0);
      expect(related.length).toBeLessThanOrEqual(3);
      expect(related).not.toContain(`/resources/${slug}`);
      if (contactCta) await expect(main(page).locator('a[href^="mailto:"]')).toHaveCount(1);
    });
});
