export const shared = {
  about: "Über diese Seite",
  bar: "Nicht veröffentlicht: ein Entwurf von {name}",
  leave: "Entwurf verlassen",
  gone: "Dieser Link gilt nicht mehr",
  goneText:
    "Er ist abgelaufen oder wurde zurückgezogen. Bitten Sie die Person, die ihn geschickt hat, um einen neuen.",
  left: "Sie haben den Entwurf verlassen",
  leftText: "Um ihn wieder zu sehen, öffnen Sie den Link, den Sie bekommen haben.",
  broken: "Dieser Entwurf kann gerade nicht gezeigt werden",
  brokenText:
    "Darin muss erst etwas berichtigt werden. Fragen Sie die Person, die Ihnen den Link geschickt hat, und laden Sie die Seite dann noch einmal.",
};
