export const frame = {
  cannotShow: "This part of the page cannot be shown yet. Fill in its fields on the right.",
  same: "This is the same everywhere on the site.",
  gap: "This is still to be written.",
  partAt: "{name}, part {at} of {count}",
  drag: "Drag to move this part, or press Alt with the up or down arrow key",
  moved: "{name} is now part {at} of {count}.",
  entryAt: "{name}, {at} of {count}",
  dragEntry: "Drag to move this entry, or press Alt with the up or down arrow key",
  entryMoved: "{name} is now {at} of {count}.",
  words: "Selected words",
} as const;
