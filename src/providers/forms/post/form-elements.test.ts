import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { FormNode } from "../../../engine/model/page-form.ts";
import { LANGUAGES } from "../../../theme/strings/languages.ts";
import { formElements } from "./form-elements.ts";
import { plainPost } from "./plain-post.ts";
import type { PostForm } from "./types.ts";

const FORM: PostForm = {
  provider: "post",
  title: "Write to us",
  target: { service: "address", url: "https://forms.example.com/1" },
  thanks: "/thanks",
};

/** The form as it stands in a document. */
function htmlOf(form: Partial<PostForm>, at = 1): string {
  const url = "https://www.example.com";
  const whole = { ...FORM, ...form };
  const words = { language: "en-US", strings: LANGUAGES.en };
  const { props, children } = formElements(whole, plainPost(whole, url), { url, words, at });
  return renderToStaticMarkup(createElement("form", props, ...children.map(draw)));
}

function draw(node: FormNode): ReactNode {
  if (typeof node === "string") return node;
  return createElement(node.tag, node.props, ...(node.children ?? []).map(draw));
}

describe("the form of the page", () => {
  it("is sent by the browser alone, and asks for name, address and a message", () => {
    const html = htmlOf({});
    expect(html).toContain('action="https://forms.example.com/1" method="post">');
    expect(html).toContain('<label for="form-1-name">Your name</label>');
    expect(html).toMatch(
      /<input id="form-1-email"[^>]*type="email" autoComplete="email" name="email"/,
    );
    expect(html).toContain('<textarea id="form-1-message" name="message" required=""');
    expect(html).toContain('<button type="submit">Send</button>');
  });

  it("names help and error of a field, and what may stay open", () => {
    const html = htmlOf({
      fields: [{ kind: "phone", name: "phone", label: "Phone", help: "With its area code" }],
    });
    expect(html).toContain("Phone <span>(optional)</span>");
    expect(html).toContain('aria-describedby="form-1-phone-help form-1-phone-error"');
    expect(html).toContain('<p data-help="" id="form-1-phone-help">With its area code</p>');
    expect(html).not.toContain("required");
  });

  it("has a list, and a box that says what is agreed to", () => {
    const html = htmlOf({
      fields: [
        {
          kind: "choice",
          name: "size",
          label: "Size",
          required: true,
          choices: ["Small", "Large"],
        },
        { kind: "consent", name: "agreed", label: "I agree", required: true },
      ],
    });
    expect(html).toContain(
      '<option value="">Choose</option><option>Small</option><option>Large</option>',
    );
    expect(html).toMatch(
      /<input id="form-1-agreed"[^>]*type="checkbox"[^>]*value="yes"\/><label for="form-1-agreed">I agree</,
    );
  });

  it("is one long form with groups, where it has steps", () => {
    const html = htmlOf({
      fields: [
        { kind: "text", name: "what", label: "What", step: "What do you run?" },
        { kind: "text", name: "where", label: "Where", step: "Where is it?" },
        { kind: "email", name: "email", label: "E-mail" },
      ],
    });
    const groups = [...html.matchAll(/<fieldset data-step=""><legend tabindex="-1">([^<]+)/g)];
    expect(groups.map(([, legend]) => legend)).toEqual(["What do you run?", "Where is it?"]);
    expect(html).not.toContain('<fieldset data-step="" hidden');
    expect(html.indexOf("form-1-email")).toBeLessThan(html.lastIndexOf("</fieldset>"));
  });

  it("has a trap that nobody sees or reaches, under the name that the service knows", () => {
    expect(htmlOf({})).toContain(
      '<div data-trap="" aria-hidden="true"><label>Leave this field empty<input tabindex="-1" autoComplete="off" name="_gotcha"/></label></div>',
    );
  });

  it("may stand twice on a page", () => {
    expect(htmlOf({}, 2)).toContain('id="form-2-name"');
  });

  it("tells services where the page of thanks is", () => {
    expect(htmlOf({ target: { service: "formspree", formId: "abcdwxyz" } })).toContain(
      '<input type="hidden" name="_next" value="https://www.example.com/thanks"/>',
    );
    const formId = "0a1b2c3d-0000-4000-8000-0123456789ab";
    const html = htmlOf({ target: { service: "hubspot", portalId: "12345", formId } });
    expect(html).toContain('name="firstname"');
    expect(html).toContain(
      'name="hs_context" value="{&quot;redirectUrl&quot;:&quot;https://www.example.com/thanks&quot;}"',
    );
  });

  it("is seen by Netlify in the written document", () => {
    const html = htmlOf({ target: { service: "netlify", formName: "contact" } });
    expect(html).toContain('action="/thanks"');
    expect(html).toContain('name="contact" data-netlify="true" data-netlify-honeypot="bot-field"');
    expect(html).toContain('<input type="hidden" name="form-name" value="contact"/>');
    expect(html).toContain('autoComplete="off" name="bot-field"');
  });
});
