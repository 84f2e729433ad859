export const shared = {
  about: "About this page",
  bar: "Not published: a draft by {name}",
  leave: "Leave the draft",
  gone: "This link no longer works",
  goneText: "It has expired or was withdrawn. Ask the person who sent it to you for a new one.",
  left: "You have left the draft",
  leftText: "To see it again, open the link that you were sent.",
  broken: "This draft can’t be shown right now",
  brokenText:
    "Something in it has to be corrected first. Ask the person who sent you the link, then load this page again.",
} as const;
