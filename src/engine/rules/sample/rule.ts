import type { Finding } from "../../model/issue.ts";
import { writtenBlogs } from "../../pipeline/blog/site-blog.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedSite } from "../../pipeline/site.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "sample",
  level: "error",
  title: "A sample stands in for a service",
  help: "A sample form sends nothing, and sample articles are nobody's. They let a new site be tried out; visitors must not meet them.",
  example,
  check: checkSamples,
});

/** Before a release, nothing stands in for a service that the site does not have yet. */
function checkSamples({ index: { form, blogs, site, siteFile }, release }: CheckedSite): Finding[] {
  if (!release) return [];
  const issue = { file: siteFile } as const;
  return [
    ...(form?.provider.isSample ? [{ ...issue, ...FORM }] : []),
    ...blogs.flatMap(({ provider, config, folder }) => {
      const written = writtenBlogs(site).find((blog) => blog.folder === folder);
      return provider.readFile && config.samples
        ? [{ ...issue, ...BLOG, pointer: `${written?.pointer}/samples` }]
        : [];
    }),
  ];
}

const FORM = {
  message: "The contact form is a sample: what visitors write into it reaches nobody.",
  hint: 'Name the form of your own provider, for example "leadForm": { "provider": "leadconnector", "formId": "AbC123xyz", "title": "Write to us" }, or write { "provider": "none" } to show the phone number and the e-mail address alone.',
  pointer: "/leadForm/provider",
};

const BLOG = {
  message: "The articles of the blog are samples.",
  hint: 'Name your own blog, for example "blog": { "provider": "wordpress", "host": "https://blog.example.com", "category": 6, "byline": "…" }. If the articles in the folder _blog are your own, take "samples" away.',
};
