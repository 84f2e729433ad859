/** What the engine and the server say to authors, in German. */
export const SENTENCES = {
  "{links} to {page} would lead nowhere:\n{places}\nChange them first, or name the page that takes its place.":
    "Ohne Ziel wären {links} zu {page}:\n{places}\nÄndern Sie diese zuerst, oder nennen Sie die Seite, die an ihre Stelle tritt.",
  "A page of this site cannot be read, and may show this file.":
    "Eine Seite dieser Website lässt sich nicht lesen und zeigt diese Datei vielleicht.",
  "Repair that page first.": "Reparieren Sie zuerst jene Seite.",
  "Another program is writing this page right now.":
    "Ein anderes Programm schreibt gerade diese Seite.",
  "Save it again.": "Speichern Sie sie noch einmal.",
  "Another studio has changed this page at the same time.":
    "Ein anderes Studio hat diese Seite zur selben Zeit geändert.",
  "Another window has changed this page since.":
    "Ein anderes Fenster hat diese Seite inzwischen geändert.",
  "Look at it before you throw the changes away.":
    "Sehen Sie sie an, bevor Sie die Änderungen verwerfen.",
  "The site has changed since then.": "Die Website hat sich seitdem geändert.",
  "Look once more at what will happen.": "Sehen Sie noch einmal nach, was geschehen wird.",
  "The studio cannot do that.": "Das kann das Studio nicht.",
  "The studio has changed since.": "Das Studio hat sich inzwischen geändert.",
  "The studio was started again since.": "Das Studio wurde inzwischen neu gestartet.",
  "Load its page again.": "Laden Sie seine Seite neu.",
  "This drawing is too large: at most 0.5 MB.": "Diese Zeichnung ist zu groß: höchstens 0,5 MB.",
  "Simplify it, or save it as PNG.": "Vereinfachen Sie sie, oder speichern Sie sie als PNG.",
  "This file is empty.": "Diese Datei ist leer.",
  "Choose another one, or save it again.":
    "Wählen Sie eine andere, oder speichern Sie sie noch einmal.",
  "This file is used, so it was not deleted.":
    "Diese Datei wird verwendet und wurde deshalb nicht gelöscht.",
  "This is no picture.": "Das ist kein Bild.",
  "Pictures are SVG, JPEG, PNG, WebP, AVIF, GIF or HEIC files.":
    "Bilder sind Dateien der Formate SVG, JPEG, PNG, WebP, AVIF, GIF oder HEIC.",
  "This picture is damaged or cut off, so browsers could not show it.":
    "Dieses Bild ist beschädigt oder abgeschnitten, sodass Browser es nicht zeigen könnten.",
  "Open it, save it again, and choose the new file.":
    "Öffnen Sie es, speichern Sie es noch einmal und wählen Sie die neue Datei.",
  "This picture is too large.": "Dieses Bild ist zu groß.",
  "Save it as JPEG, at most 4000 pixels wide.":
    "Speichern Sie es als JPEG, höchstens 4000 Bildpunkte breit.",
  "This picture is far too large.": "Dieses Bild ist viel zu groß.",
  "Save it at most {width} pixels wide.": "Speichern Sie es höchstens {width} Bildpunkte breit.",
  "This is too large: at most {size} MB can be taken.":
    "Das ist zu groß: höchstens {size} MB sind möglich.",
  "There is no file {path}.": "Es gibt keine Datei {path}.",
  "There is no page file {path} any more.": "Die Datei der Seite, {path}, gibt es nicht mehr.",
  "This part is not finished, so it cannot be shared: {subject}":
    "Dieser Abschnitt ist nicht fertig und lässt sich deshalb nicht teilen: {subject}",
  "The disk of this studio is full, so nothing was changed.":
    "Auf dem Datenträger dieses Studios ist kein Platz mehr, deshalb wurde nichts geändert.",
  "Make room on it, or ask whoever looks after it, then try again.":
    "Schaffen Sie dort Platz, oder bitten Sie, wer das Studio betreut, und versuchen Sie es dann noch einmal.",
  "Something unexpected went wrong.": "Etwas Unerwartetes ist schiefgegangen.",
  "The terminal says more; your changes are still here.":
    "Im Terminal steht mehr; Ihre Änderungen sind noch da.",
  "There are unsaved changes on {pages}.": "Es gibt ungespeicherte Änderungen auf {pages}.",
  "Save them first, or throw them away.": "Speichern oder verwerfen Sie diese zuerst.",
  "The home page cannot be moved.": "Die Startseite kann keine andere Adresse bekommen.",
  "The home page cannot be removed.": "Die Startseite lässt sich nicht entfernen.",
  "The old addresses are like this already.": "Die alten Adressen sind schon so.",
  "“{address}” is no good address: write small letters, digits and hyphens, for example /services/advice.":
    "„{address}“ taugt nicht als Adresse: Schreiben Sie Kleinbuchstaben, Ziffern und Bindestriche, zum Beispiel /leistungen/beratung.",
  "“{address}” is no good address: write small letters, digits and hyphens.":
    "„{address}“ taugt nicht als Adresse: Schreiben Sie Kleinbuchstaben, Ziffern und Bindestriche.",
  "{address} is an old address of {page}.": "{address} ist eine alte Adresse von {page}.",
  "Take it out of “aliases” there first.": "Nehmen Sie sie dort zuerst aus den alten Adressen.",
  "{page} is in this language already.": "{page} ist schon in dieser Sprache.",
  "{page} is there in this language: {there}.": "{page} gibt es in dieser Sprache schon: {there}.",
  "{to} lies below {from}.": "{to} liegt unter {from}.",
  "Nothing shows {file}, so there is nothing to change.":
    "Nichts zeigt {file}, es gibt also nichts zu ändern.",
  "Pages lie below {page}: {pages}.": "Unter {page} liegen Seiten: {pages}.",
  "Remove or move them first.": "Entfernen oder verschieben Sie diese zuerst.",
  "{address} was published and has to lead somewhere: name the page that takes its place.":
    "{address} war veröffentlicht und muss irgendwohin führen: Nennen Sie die Seite, die an ihre Stelle tritt.",
  "{page} is hidden, so visitors who are sent there would find nothing.":
    "{page} ist verborgen, sodass Besucher dort nichts fänden.",
  "Show it first, or name another page.":
    "Zeigen Sie sie zuerst, oder nennen Sie eine andere Seite.",
  "There is a fact “{name}” already.": "Die Angabe „{name}“ gibt es schon.",
  "There is no fact “{name}”.": "Die Angabe „{name}“ gibt es nicht.",
  "The fact “{name}” has this value already.": "Die Angabe „{name}“ hat diesen Wert schon.",
  "There is a page {page} already.": "Die Seite {page} gibt es schon.",
  "There is no page {page}.": "Die Seite {page} gibt es nicht.",
  "There is no page {page} to take over.":
    "Die Seite {page}, die übernommen werden soll, gibt es nicht.",
  "There is no page {page} to translate.":
    "Die Seite {page}, die übersetzt werden soll, gibt es nicht.",
  "There is no page {page} to lead to.":
    "Die Seite {page}, auf die verwiesen werden soll, gibt es nicht.",
  "“{word}” is not a word.": "„{word}“ ist kein Wort.",
  "Moved {from} to {to}.": "{from} zieht nach {to} um.",
  "Move {from} to {to}.": "{from} zieht nach {to} um.",
  "Change {links} in {files}.": "Geändert werden {links} in {files}.",
  "Change {links} in {files}; the old path leads to the new.":
    "Geändert werden {links} in {files}; die alte Adresse führt weiter.",
  "1 link": "1 Link",
  "{number} links": "{number} Links",
  "no links": "keine Links",
  "1 file": "1 Datei",
  "{number} files": "{number} Dateien",
  "Remove {page}.": "{page} wird entfernt.",
  "Its path and {links} now lead to {page}.": "Ihre Adresse und {links} führen dann zu {page}.",
  "Make {page}.": "{page} wird angelegt.",
  "It is hidden: visitors do not see it yet.": "Sie ist verborgen: Besucher sehen sie noch nicht.",
  "Its texts are those of {page}: write its own.":
    "Ihre Texte sind die von {page}: Schreiben Sie eigene.",
  "What is still to be written is marked on the page.":
    "Was noch zu schreiben ist, ist auf der Seite markiert.",
  'When it is ready, press "Show this page" in the studio.':
    "Wenn sie fertig ist, drücken Sie im Studio auf „Diese Seite zeigen“.",
  "Every text of it is marked, as it is in the original: write it in its language.":
    "Jeder Text ist markiert, wie er im Original steht: Schreiben Sie ihn in ihrer Sprache.",
  "{page} lists it as soon as it is shown.": "{page} führt sie auf, sobald sie gezeigt wird.",
  "Make {page}, the page {original} in {language}.":
    "{page} wird angelegt: die Seite {original} auf {language}.",
  "Show {file} in one place.": "{file} wird an einer Stelle gezeigt.",
  "Show {file} in {number} places.": "{file} wird an {number} Stellen gezeigt.",
  "Show {file} in {number} places of {count} files.":
    "{file} wird an {number} Stellen in {count} Dateien gezeigt.",
  "Its description stays.": "Seine Beschreibung bleibt.",
  "Change {token} from {before} to {after}.": "{token} ändert sich von {before} in {after}.",
  "One page shows it.": "Eine Seite zeigt das.",
  "{number} pages show it.": "{number} Seiten zeigen das.",
  "Rename “{from}” to “{to}”.": "„{from}“ heißt dann „{to}“.",
  "Remove “{name}”.": "„{name}“ wird entfernt.",
  "Change one text.": "Ein Text ändert sich.",
  "Change {number} texts.": "{number} Texte ändern sich.",
  "Write “{value}” into one text.": "„{value}“ wird in einen Text geschrieben.",
  "Write “{value}” into {number} texts.": "„{value}“ wird in {number} Texte geschrieben.",
  "“{address}” is no address of this site.": "„{address}“ ist keine Adresse dieser Website.",
  "Write it from the first slash on.": "Schreiben Sie sie vom ersten Schrägstrich an.",
  "There is a page at {address}.": "Unter {address} gibt es eine Seite.",
  "Visitors see it, and are sent nowhere.": "Besucher sehen sie und werden nicht weitergeleitet.",
  "{from} leads to {way}: around in a circle.": "{from} führt zu {way}: im Kreis herum.",
  "Let one of them lead to a page.": "Lassen Sie eine davon zu einer Seite führen.",
  "{address} is an old address itself and leads on to {page}.":
    "{address} ist selbst eine alte Adresse und führt weiter zu {page}.",
  "Write {value} here.": "Schreiben Sie hier {value}.",
  "Did you mean {value}?": "Meinten Sie {value}?",
  "Did you mean “{value}”?": "Meinten Sie „{value}“?",
  "Did you mean “{value}” or “{other}”?": "Meinten Sie „{value}“ oder „{other}“?",
  "“{field}”": "„{field}“",
  "Entry {number} of “{field}”": "Eintrag {number} von „{field}“",
  "This part": "Dieser Abschnitt",
  "The list of parts": "Die Liste der Abschnitte",
  "This page": "Diese Seite",
  "“{field}” is missing.": "„{field}“ fehlt.",
  "Fill it in.": "Füllen Sie es aus.",
  "“{name}” stands here, and the site has no such field.":
    "Hier steht „{name}“, und ein solches Feld hat die Website nicht.",
  "Take it out.": "Nehmen Sie es heraus.",
  "It was probably meant to be “{field}”.": "Gemeint war wahrscheinlich „{field}“.",
  "Write it there, and take this one out.":
    "Schreiben Sie es dorthin, und nehmen Sie dieses heraus.",
  "{subject} cannot be used as it is.": "{subject} lässt sich so nicht verwenden.",
  "Empty it, and fill it in again.": "Leeren Sie es, und füllen Sie es neu aus.",
  "{subject} is “{value}”, which is none of the choices.":
    "{subject} ist „{value}“, was nicht zur Auswahl steht.",
  "{subject} is none of the choices.": "{subject} steht nicht zur Auswahl.",
  "“{value}” was probably meant.": "Gemeint war wahrscheinlich „{value}“.",
  "Choose another one.": "Wählen Sie etwas anderes.",
  "{subject} is “{value}”, which has the wrong form.":
    "{subject} ist „{value}“ und hat damit die falsche Form.",
  "{subject} is empty.": "{subject} ist leer.",
  "Write the text, or delete the field if it is not needed.":
    "Schreiben Sie den Text, oder löschen Sie das Feld, wenn es nicht gebraucht wird.",
  "This text is empty.": "Dieser Text ist leer.",
  "Write it, or delete the field if it is not needed.":
    "Schreiben Sie ihn, oder löschen Sie das Feld, wenn es nicht gebraucht wird.",
  "{subject} has 1 entry, but needs at least {least}.":
    "{subject} hat 1 Eintrag, braucht aber mindestens {least}.",
  "{subject} has {count} entries, but needs at least {least}.":
    "{subject} hat {count} Einträge, braucht aber mindestens {least}.",
  "{subject} has no entries, but needs at least {least}.":
    "{subject} hat keine Einträge, braucht aber mindestens {least}.",
  "Add entries, or delete the field if it is not needed.":
    "Fügen Sie Einträge hinzu, oder löschen Sie das Feld, wenn es nicht gebraucht wird.",
  "{subject} has {count} entries, but takes at most {most}.":
    "{subject} hat {count} Einträge, höchstens aber {most} sind möglich.",
  "Take some away, or spread them over two blocks.":
    "Nehmen Sie einige weg, oder verteilen Sie sie auf zwei Abschnitte.",
  "Take some away, or spread them over two parts.":
    "Nehmen Sie einige weg, oder verteilen Sie sie auf zwei Abschnitte.",
  "{subject} is {value}, but has to be at least {least}.":
    "{subject} ist {value}, muss aber mindestens {least} sein.",
  "Write a larger number.": "Schreiben Sie eine größere Zahl.",
  "{subject} is {value}, but has to be at most {most}.":
    "{subject} ist {value}, darf aber höchstens {most} sein.",
  "Write a smaller number.": "Schreiben Sie eine kleinere Zahl.",
  "{subject} has {count} characters, but takes at most {most}.":
    "{subject} hat {count} Zeichen, höchstens aber {most} sind möglich.",
  "Spread the text over several blocks or pages.":
    "Verteilen Sie den Text auf mehrere Abschnitte oder Seiten.",
  "Spread the text over several parts or pages.":
    "Verteilen Sie den Text auf mehrere Abschnitte oder Seiten.",
  "A day is written as year-month-day, for example “{day}”.":
    "Ein Tag wird als Jahr-Monat-Tag geschrieben, zum Beispiel „{day}“.",
  "The published address {address} is gone, and nothing leads on from it.":
    "Die veröffentlichte Adresse {address} ist weg, und nichts führt von ihr weiter.",
  "Add it to “Old addresses” of the page that took its place.":
    "Fügen Sie sie den alten Adressen der Seite hinzu, die an ihre Stelle getreten ist.",
  "The old address {address} is already answered by {page}.":
    "Unter der alten Adresse {address} antwortet schon {page}.",
  "Choose another path, or take this one away.":
    "Wählen Sie einen anderen Pfad, oder nehmen Sie diesen weg.",
  "The old address {address} ends with a slash.":
    "Die alte Adresse {address} endet mit einem Schrägstrich.",
  "Write {value}; it answers both.": "Schreiben Sie {value}; damit sind beide gemeint.",
  "The anchor “{name}” stands twice on this page.":
    "Der Name für Links „{name}“ steht zweimal auf dieser Seite.",
  "Give this one another name, and change the links that mean it.":
    "Geben Sie diesem einen anderen Namen, und ändern Sie die Links, die ihn meinen.",
  "This paragraph stands on {page} as well.": "Dieser Absatz steht auch auf {page}.",
  "Write it anew for this page, or share the part, so that both pages show the same one.":
    "Schreiben Sie ihn für diese Seite neu, oder teilen Sie den Abschnitt, sodass beide Seiten denselben zeigen.",
  "{percent} % of this page stands on {page} as well.":
    "{percent} % dieser Seite stehen auch auf {page}.",
  "Say what is particular here, in words of its own; search engines and readers take such pages for one.":
    "Sagen Sie mit eigenen Worten, was hier besonders ist; Suchmaschinen und Leser halten solche Seiten für eine.",
  "The day {day} has not come yet.": "Der Tag {day} ist noch nicht gekommen.",
  "Compare year and month; a page is shown as soon as it is built, whatever its day.":
    "Vergleichen Sie Jahr und Monat; eine Seite wird gezeigt, sobald sie erstellt ist, gleich welcher Tag dasteht.",
  "{day} is not in the calendar.": "{day} steht nicht im Kalender.",
  "Write year-month-day with a month from 01 to 12 and a day that the month has.":
    "Schreiben Sie Jahr-Monat-Tag mit einem Monat von 01 bis 12 und einem Tag, den der Monat hat.",
  "The page was updated on {day}, before it was published on {other}.":
    "Die Seite wurde am {day} geändert, also bevor sie am {other} veröffentlicht wurde.",
  "Compare the two days.": "Vergleichen Sie die beiden Tage.",
  "This page asks “{question}” twice.": "Diese Seite fragt zweimal „{question}“.",
  "Keep the better answer, and take the other question away.":
    "Behalten Sie die bessere Antwort, und nehmen Sie die andere Frage weg.",
  "{value} is written out here, and stays behind when it changes in {place}.":
    "{value} ist hier ausgeschrieben und bleibt zurück, wenn es sich unter „Kontakt und Angaben“ ändert.",
  "{value} is written out here, and stays behind when it changes under {place}.":
    "{value} ist hier ausgeschrieben und bleibt zurück, wenn es sich unter „Kontakt und Angaben“ ändert.",
  "Write {value}.": "Schreiben Sie {value}.",
  "Write “{value}”.": "Schreiben Sie „{value}“.",
  "The name of the site stands in “{title}”, and is added after every title by itself.":
    "Der Name der Website steht in „{title}“ und wird nach jedem Titel von selbst angefügt.",
  "The title has {count} characters; search results cut it off after about {most}.":
    "Der Titel hat {count} Zeichen; Suchergebnisse schneiden ihn nach etwa {most} ab.",
  "The description has {count} characters; search results cut it off after about {most}.":
    "Die Beschreibung hat {count} Zeichen; Suchergebnisse schneiden sie nach etwa {most} ab.",
  "Write a shorter one under “{field}”.": "Schreiben Sie einen kürzeren unter „{field}“.",
  "The brand is added by itself.": "Die Marke wird von selbst angefügt.",
  "The home page is hidden from search engines, and with it the name of the site.":
    "Die Startseite ist vor Suchmaschinen verborgen und mit ihr der Name der Website.",
  "The page {page} has the same title.": "Die Seite {page} hat denselben Titel.",
  "The page {page} has the same description.": "Die Seite {page} hat dieselbe Beschreibung.",
  "Give this page a title of its own, so that people can tell the two apart in search results.":
    "Geben Sie dieser Seite einen eigenen Titel, damit man die beiden in Suchergebnissen unterscheiden kann.",
  "Give this page a description of its own, so that people can tell the two apart in search results.":
    "Geben Sie dieser Seite eine eigene Beschreibung, damit man die beiden in Suchergebnissen unterscheiden kann.",
  "{span} and {other} overlap.": "{span} und {other} überschneiden sich.",
  "Write one time for both, or let one end before the other begins.":
    "Schreiben Sie eine Zeit für beide, oder lassen Sie die eine enden, bevor die andere beginnt.",
  "There is no icon “{name}”.": "Ein Symbol „{name}“ gibt es nicht.",
  "Choose one from the list.": "Wählen Sie eines aus der Liste.",
  "The page {page} has no place #{anchor}.": "Die Seite {page} hat keine Stelle #{anchor}.",
  "This page has no place #{anchor}.": "Diese Seite hat keine Stelle #{anchor}.",
  "“{address}” lacks its beginning.": "„{address}“ fehlt der Anfang.",
  "{page} is hidden: visitors do not see it yet, and this link would lead them nowhere.":
    "{page} ist verborgen: Besucher sehen sie noch nicht, und dieser Link würde ins Leere führen.",
  "Show that page, or take the link away until then.":
    "Zeigen Sie jene Seite, oder nehmen Sie den Link bis dahin weg.",
  "{host} is most likely a misspelt {other}, and mail to it is lost.":
    "{host} ist höchstwahrscheinlich ein Schreibfehler für {other}, und E-Mails dorthin gehen verloren.",
  "“{address}” is not encrypted: others can read and change what is sent.":
    "„{address}“ ist nicht verschlüsselt: Andere können lesen und ändern, was gesendet wird.",
  "Write https://, and look whether the page opens.":
    "Schreiben Sie https:// und sehen Sie nach, ob die Seite sich öffnet.",
  "{address} is an old address that only sends visitors on to {page}.":
    "{address} ist eine alte Adresse, die Besucher nur zu {page} weiterleitet.",
  "“{words}” does not say where the link leads.": "„{words}“ sagt nicht, wohin der Link führt.",
  "Name what is there: people look for links by their words, and hear them without the text around.":
    "Nennen Sie, was dort ist: Menschen suchen Links nach ihren Wörtern und hören sie ohne den Text ringsum.",
  "This picture has no text for people who cannot see it.":
    "Dieses Bild hat keinen Text für Menschen, die es nicht sehen können.",
  "Say in one short sentence what it shows.": "Sagen Sie in einem kurzen Satz, was es zeigt.",
  "The text of the picture does not say what the picture shows.":
    "Der Text des Bildes sagt nicht, was das Bild zeigt.",
  "Say in one short sentence what is seen.": "Sagen Sie in einem kurzen Satz, was zu sehen ist.",
  "So much is cut off this picture that hardly anything of it is left.":
    "Von diesem Bild ist so viel abgeschnitten, dass kaum etwas übrig bleibt.",
  "Leave at least 5 percent of its width and of its height.":
    "Lassen Sie mindestens 5 Prozent seiner Breite und seiner Höhe stehen.",
  "Put the file into the media folder, or correct the path.":
    "Legen Sie die Datei zu den Bildern und Dateien, oder berichtigen Sie den Pfad.",
  "{file} is not a picture.": "{file} ist kein Bild.",
  "Use an SVG, JPEG, PNG, WebP or AVIF file here.":
    "Verwenden Sie hier eine Datei im Format SVG, JPEG, PNG, WebP oder AVIF.",
  "This text is still to be written: {what}.": "Dieser Text ist noch zu schreiben: {what}.",
  "Write it in place of the braces and what stands in them, or hide the page until then.":
    "Schreiben Sie ihn anstelle der Klammern und dessen, was darin steht, oder verbergen Sie die Seite bis dahin.",
  "This page has no main heading.": "Diese Seite hat keine Hauptüberschrift.",
  "The home page cannot be hidden.": "Die Startseite lässt sich nicht verbergen.",
  "Choose “Show this page”.": "Wählen Sie „Diese Seite zeigen“.",
  "“{words}” is left over from {page}.": "„{words}“ ist von {page} übrig geblieben.",
  "Write it for {name}.": "Schreiben Sie es für {name}.",
  "No page leads to this one.": "Keine Seite führt zu dieser.",
  "Link to it from a page that visitors come through, or list it in a menu.":
    "Verlinken Sie sie von einer Seite, über die Besucher kommen, oder nehmen Sie sie in ein Menü auf.",
  "There are no pages below {page} to show here.":
    "Unter {page} gibt es keine Seiten, die hier zu zeigen wären.",
  "The phone numbers {number} and {other} are not the same.":
    "Die Telefonnummern {number} und {other} sind nicht dieselben.",
  "“{value}” is a made-up value.": "„{value}“ ist ein erfundener Wert.",
  "Everything in “{field}” is made up.": "Alles unter „{field}“ ist erfunden.",
  "This is the second dark section of the page.": "Dies ist der zweite dunkle Abschnitt der Seite.",
  "Keep one, where the eye should go, and give the other a different “{field}”, or none.":
    "Behalten Sie einen, auf den der Blick fallen soll, und ändern Sie beim anderen „{field}“.",
  "There is no shared block “{name}”.": "Einen gemeinsamen Abschnitt „{name}“ gibt es nicht.",
  "There is no shared part “{name}”.": "Einen gemeinsamen Abschnitt „{name}“ gibt es nicht.",
  "“{word}” is not in the dictionary.": "„{word}“ steht nicht im Wörterbuch.",
  "If the word is right, add it to the site's own words.":
    "Wenn das Wort stimmt, nehmen Sie es in die eigenen Wörter der Website auf.",
  "If the word is right, add it to {file}.":
    "Wenn das Wort stimmt, nehmen Sie es in die eigenen Wörter der Website auf.",
  "“{wrong}” is what “{right}” becomes when a text is read with the wrong encoding.":
    "„{wrong}“ wird aus „{right}“, wenn ein Text mit der falschen Zeichenkodierung gelesen wird.",
  "“{words}” stands in for a text that is still to be written.":
    "„{words}“ vertritt einen Text, der noch zu schreiben ist.",
  "Write the text, or take the field away.":
    "Schreiben Sie den Text, oder nehmen Sie das Feld weg.",
  "“{words}” is shown as it stands: this field has plain text, not Markdown.":
    "„{words}“ wird so gezeigt, wie es dasteht: Dieses Feld hat einfachen Text.",
  "“{words}” is shown as it stands: this field has plain words only.":
    "„{words}“ wird so gezeigt, wie es dasteht: Dieses Feld hat nur einfache Wörter.",
  "Write the words only.": "Schreiben Sie nur die Wörter.",
  "“{words}” has its braces twice.": "„{words}“ hat die Klammern doppelt.",
  "Visitors would see it as it stands.": "Besucher sähen es so, wie es dasteht.",
  "{token} has no value.": "{token} hat keinen Wert.",
  "This table is empty.": "Diese Tabelle ist leer.",
  "Change {links} in {files}; the old paths lead to the new.":
    "Geändert werden {links} in {files}; die alten Adressen führen zu den neuen.",
  "Values are set under “Contact and facts”.": "Werte stehen unter „Kontakt und Angaben“.",
  "For a brace itself write {left} or {right}.":
    "Für eine geschweifte Klammer selbst schreiben Sie {left} oder {right}.",
  "Values are written {value}.": "Werte schreibt man als {value}.",
  "Add entries, or take the field away if it is not needed.":
    "Fügen Sie Einträge hinzu, oder nehmen Sie das Feld weg, wenn es nicht gebraucht wird.",
  "{subject} has the wrong form.": "{subject} hat die falsche Form.",
  "Take this entry away.": "Nehmen Sie diesen Eintrag weg.",
  "Say the same in one or two shorter sentences.":
    "Sagen Sie dasselbe in einem oder zwei kürzeren Sätzen.",
  "HTML such as {tag} cannot stand in a text.": "HTML wie {tag} kann nicht in einem Text stehen.",
  "Use the buttons above the text for bold words, italics, links and lists.":
    "Nehmen Sie die Schaltflächen über dem Text für fette und kursive Wörter, Links und Listen.",
  "Pictures have parts of their own.": "Für Bilder gibt es eigene Abschnitte.",
  "This part shows a place of business, and nothing says which one.":
    "Dieser Abschnitt zeigt einen Geschäftsort, und nirgends steht, welchen.",
  "“{address}” has a space in it.": "„{address}“ enthält ein Leerzeichen.",
  "“{address}” leads nowhere.": "„{address}“ führt nirgendwohin.",
  "“{address}” is an e-mail address, not a link.":
    "„{address}“ ist eine E-Mail-Adresse und kein Link.",
  "“{number}” is a phone number, not a link.": "„{number}“ ist eine Telefonnummer und kein Link.",
  "The heading “{heading}” skips a level: no heading above it is one level higher.":
    "Die Überschrift „{heading}“ überspringt eine Ebene: Keine Überschrift darüber liegt eine Ebene höher.",
  "This page has a second main heading.": "Diese Seite hat eine zweite Hauptüberschrift.",
  "Another page of the site has the same address.":
    "Eine andere Seite der Website hat dieselbe Adresse.",
  "Give one of the two another address.": "Geben Sie einer der beiden eine andere Adresse.",
  "Compare them digit by digit.": "Vergleichen Sie sie Ziffer für Ziffer.",
  "“{field}” is what people read, “{other}” what their phones dial, with the country.":
    "„{field}“ ist, was man liest, „{other}“, was das Telefon wählt, mit dem Land.",
  "This blog has no folder, and another one has none either.":
    "Dieser Blog hat keinen Ordner, und ein anderer hat auch keinen.",
  "Write the folder of the page that shows its articles, for example {path}.":
    "Schreiben Sie den Ordner der Seite, die seine Artikel zeigt, zum Beispiel {path}.",
  "Fill in “Business” in this part, on this page, or under “Contact and facts”.":
    "Füllen Sie „Betrieb“ in diesem Abschnitt, auf dieser Seite oder unter „Kontakt und Angaben“ aus.",
  "A fact cannot have the name “{name}”.": "Eine Angabe kann nicht „{name}“ heißen.",
  "A name has letters and digits only.": "Ein Name hat nur Buchstaben und Ziffern.",
  "None of the compared pages has a fact “{name}”.":
    "Keine der verglichenen Seiten hat eine Angabe „{name}“.",
  "Write it on the pages under “{field}”, or take the column away.":
    "Schreiben Sie sie auf den Seiten unter „{field}“, oder nehmen Sie die Spalte weg.",
  "{address} is not known as an address of this service.":
    "{address} ist nicht als Adresse dieses Dienstes bekannt.",
  "If the form really comes from there, add the address to “{field}”; otherwise correct it.":
    "Wenn das Formular wirklich von dort kommt, nehmen Sie die Adresse unter „{field}“ auf; sonst berichtigen Sie sie.",
  "Question {number} of the form has the same name as question {other}: “{name}”.":
    "Frage {number} des Formulars hat denselben Namen wie Frage {other}: „{name}“.",
  "Give each question a name of its own: only one of the two answers would arrive.":
    "Geben Sie jeder Frage einen eigenen Namen: Nur eine der beiden Antworten käme an.",
  "Take the tick away from “{field}”.": "Nehmen Sie das Häkchen bei „{field}“ weg.",
  "The heading “{words}” stands in a text that is too short to have one.":
    "Die Überschrift „{words}“ steht in einem Text, der dafür zu kurz ist.",
  "Take the # away, and put the words into the heading of the part, or make them bold.":
    "Nehmen Sie das # weg, und setzen Sie die Wörter in die Überschrift des Abschnitts, oder machen Sie sie fett.",
  "Begin it with {signs} instead of {other}.": "Beginnen Sie sie mit {signs} statt mit {other}.",
  "The built site has 1 old address that leads on, and {host} takes none.":
    "Die fertige Website hat 1 alte Adresse, die weiterleitet, und {host} nimmt keine an.",
  "Make it smaller, choose a plan that takes more ({address}), or name another host in “{field}”.":
    "Machen Sie sie kleiner, wählen Sie einen Tarif, der mehr annimmt ({address}), oder nennen Sie unter „{field}“ einen anderen.",
  "{page} is in another language, and {other} says the same in that of this page.":
    "{page} ist in einer anderen Sprache, und {other} sagt dasselbe in der Sprache dieser Seite.",
  "The first language is {language}, and “{field}” says {other}.":
    "Die erste Sprache ist {language}, und unter „{field}“ steht {other}.",
  "Put {language} first in the list, or change “{field}”.":
    "Setzen Sie {language} an den Anfang der Liste, oder ändern Sie „{field}“.",
  "This point is not on the drawing: {left} percent from the left and {top} from the top.":
    "Dieser Punkt liegt nicht auf der Zeichnung: {left} Prozent von links und {top} von oben.",
  "Compare its latitude and longitude, and those of the two known points.":
    "Vergleichen Sie seinen Breiten- und Längengrad und die der beiden bekannten Punkte.",
  "This text nests more than {number} lists, quotes or emphases in one another.":
    "In diesem Text stecken mehr als {number} Listen, Zitate oder Hervorhebungen ineinander.",
  "Write plain paragraphs, and spread what belongs apart over several of them.":
    "Schreiben Sie einfache Absätze, und verteilen Sie, was nicht zusammengehört, auf mehrere.",
  "A “{field}” part takes the article's number from the end of the address, and this page's address has none there.":
    "Ein Abschnitt „{field}“ nimmt die Nummer des Artikels vom Ende der Adresse, und die Adresse dieser Seite hat dort keine.",
  "It belongs on the page that shows single articles.":
    "Er gehört auf die Seite, die einzelne Artikel zeigt.",
  "Let the parts begin with one of these: {labels}.":
    "Lassen Sie die Abschnitte mit einem von diesen beginnen: {labels}.",
  "Add a page in that folder, or take the part away.":
    "Fügen Sie in jenem Ordner eine Seite hinzu, oder nehmen Sie den Abschnitt weg.",
  "“{field}” is what people read, “Phone number to dial” what their phones dial, with the country.":
    "„{field}“ ist, was Menschen lesen, „Telefonnummer zum Wählen“, was ihre Telefone wählen, mit der Landesvorwahl.",
  "This page cannot have its address: “{name}” is the folder of the site's own files.":
    "Diese Seite kann ihre Adresse nicht haben: „{name}“ ist der Ordner der eigenen Dateien der Website.",
  "Give the file or its folder another name.":
    "Geben Sie der Datei oder ihrem Ordner einen anderen Namen.",
  "“{name}” makes a bad address: it may have small letters, digits and single hyphens only.":
    "„{name}“ ergibt keine gute Adresse: Sie darf nur Kleinbuchstaben, Ziffern und einzelne Bindestriche haben.",
  "Rename it to “{name}”.": "Nennen Sie sie „{name}“.",
  "The contact form is a sample: what visitors write into it reaches nobody.":
    "Das Kontaktformular ist ein Muster: Was Besucher hineinschreiben, erreicht niemanden.",
  "Choose the service of your own form under “Form”, or no form, to show the phone number and the e-mail address alone.":
    "Wählen Sie unter „Formular“ den Dienst Ihres eigenen Formulars oder kein Formular, um nur Telefonnummer und E-Mail-Adresse zu zeigen.",
  "Write the text, or take the field away if it is not needed.":
    "Schreiben Sie den Text, oder nehmen Sie das Feld weg, wenn es nicht gebraucht wird.",
  "The note by which other editors know this page's fields leads nowhere.":
    "Der Vermerk, an dem andere Editoren die Felder dieser Seite erkennen, führt ins Leere.",
  "Visitors notice nothing of it.": "Besucher merken nichts davon.",
  "The picture {file} is never shown: “{field}” says that pages are shared without pictures.":
    "Das Bild {file} wird nie gezeigt: Nach „{field}“ werden Seiten ohne Bilder geteilt.",
  "Take “{field}” away, or say “each” or “one” in “Pictures for sharing”.":
    "Nehmen Sie „{field}“ weg, oder wählen Sie unter „Bilder zum Teilen“ „jede“ oder „eine“.",
  "“{name}” says the same as the shared part “{part}”.":
    "„{name}“ sagt dasselbe wie der gemeinsame Abschnitt „{part}“.",
  "Delete it, so that this page shows later changes of the shared part.":
    "Löschen Sie es, damit diese Seite spätere Änderungen des gemeinsamen Abschnitts zeigt.",
  "No page shows the shared part “{part}”.":
    "Keine Seite zeigt den gemeinsamen Abschnitt „{part}“.",
  "Show it on a page, or have its file deleted.":
    "Zeigen Sie ihn auf einer Seite, oder lassen Sie seine Datei löschen.",
  "This page mentions “{source}”, and has no list of its sources.":
    "Diese Seite erwähnt „{source}“ und hat keine Liste ihrer Quellen.",
  "Add the part “Sources”, after the text and before the closing call to action.":
    "Fügen Sie den Abschnitt „Quellen“ hinzu, nach dem Text und vor der abschließenden Aufforderung zum Handeln.",
  "“{source}” is cited here, and no source has it.":
    "„{source}“ wird hier zitiert, und keine Quelle hat es.",
  "Have it added to the list of sources, with the address of the official text.":
    "Lassen Sie es mit der Adresse des amtlichen Textes in die Liste der Quellen aufnehmen.",
  "No page mentions {source}.": "Keine Seite erwähnt {source}.",
  "Take the source away, or cite it where it is meant.":
    "Nehmen Sie die Quelle weg, oder zitieren Sie sie, wo sie gemeint ist.",
  "{token} is no gap that is filled here.": "{token} ist keine Lücke, die hier gefüllt wird.",
  "These words can have {tokens}.": "Diese Wörter können {tokens} haben.",
  "The engine has no words in {language}, and they are missing.":
    "Für {language} bringt die Website keine Wörter mit, und sie fehlen.",
  "Write them under “Words”.": "Schreiben Sie sie unter „Wörter“.",
  "The color {color} is too light for links and other small words: on the ground of the pages they could hardly be read.":
    "Die Farbe {color} ist zu hell für Links und andere kleine Wörter: Auf dem Grund der Seiten wären sie kaum zu lesen.",
  "The color {color} is too dark for links and other small words: on the ground of the pages they could hardly be read.":
    "Die Farbe {color} ist zu dunkel für Links und andere kleine Wörter: Auf dem Grund der Seiten wären sie kaum zu lesen.",
  "They have {color} instead, the same color in a darker tone.":
    "Stattdessen haben sie {color}, dieselbe Farbe in einem dunkleren Ton.",
  "They have {color} instead, the same color in a lighter tone.":
    "Stattdessen haben sie {color}, dieselbe Farbe in einem helleren Ton.",
  "Choose {color} as “{field}” if you like that tone, or choose one of your own.":
    "Wählen Sie {color} unter „{field}“, wenn Ihnen der Ton gefällt, oder wählen Sie einen eigenen.",
  "These values refer to one another without end: {values}.":
    "Diese Werte verweisen endlos aufeinander: {values}.",
  "Write out the text of one of them.": "Schreiben Sie den Text eines davon aus.",
  "Write {token} for the value.": "Schreiben Sie {token} für den Wert.",
  "Values are set under {place}.": "Werte stehen unter „Kontakt und Angaben“.",
  "{page} was changed on {day}, and this translation of it last on {other}.":
    "{page} wurde am {day} geändert und diese Übersetzung davon zuletzt am {other}.",
  "Say here what changed there, and write the day of that into “{field}”.":
    "Sagen Sie hier, was sich dort geändert hat, und schreiben Sie den Tag davon unter „{field}“.",
  "An anchor has small letters, digits and hyphens only, and begins with a letter, for example “{name}”.":
    "Ein Name für Links hat nur Kleinbuchstaben, Ziffern und Bindestriche und beginnt mit einem Buchstaben, zum Beispiel „{name}“.",
  "A picture or video lies in the media folder: its path begins with “/media/”.":
    "Ein Bild oder Video liegt bei den Bildern und Dateien: Sein Pfad beginnt mit „/media/“.",
  "The name of a fact has small letters, digits and hyphens only, and begins with a letter, for example “{name}”.":
    "Der Name einer Angabe hat nur Kleinbuchstaben, Ziffern und Bindestriche und beginnt mit einem Buchstaben, zum Beispiel „{name}“.",
  "Write a time zone as continent and city, for example “{zone}” or “{other}”.":
    "Schreiben Sie eine Zeitzone als Kontinent und Stadt, zum Beispiel „{zone}“ oder „{other}“.",
  "Write the address of a site without a path, for example “{address}”.":
    "Schreiben Sie die Adresse einer Website ohne Pfad, zum Beispiel „{address}“.",
  "Write a full address over https, for example “{address}”.":
    "Schreiben Sie eine volle Adresse mit https, zum Beispiel „{address}“.",
  "Write a host over https and without a path, for example “{address}”.":
    "Schreiben Sie einen Rechner mit https und ohne Pfad, zum Beispiel „{address}“.",
  "“Contact and facts”": "„Kontakt und Angaben“",
  "“Form”": "„Formular“",
  "“Address and search”": "„Adresse und Suche“",
  "“Words”": "„Wörter“",
  "“Look of the site”": "„Aussehen der Website“",
  "the shared part “{name}”": "der gemeinsame Abschnitt „{name}“",
  "a file of the site": "eine Datei der Website",
  "This is what the shared part says as well.": "Das sagt auch der gemeinsame Abschnitt.",
  "Take it out, so that this page shows later changes of the shared part.":
    "Nehmen Sie es heraus, damit diese Seite spätere Änderungen des gemeinsamen Abschnitts zeigt.",
  "{page} ends on {day} at {time}, and this link is shown for longer.":
    "{page} endet am {day} um {time}, und dieser Link wird länger gezeigt.",
  "{page} goes live on {day} at {time}, and this link is shown before.":
    "{page} erscheint am {day} um {time}, und dieser Link wird schon vorher gezeigt.",
  "Let the part with the link end at the same time, or take the link away by then.":
    "Lassen Sie den Teil mit dem Link zur selben Zeit enden, oder nehmen Sie den Link bis dahin weg.",
  "Let the part with the link go live at the same time, or take the link away.":
    "Lassen Sie den Teil mit dem Link zur selben Zeit erscheinen, oder nehmen Sie den Link weg.",
  "Let the part with the link go live at the same time, or take the link away until then.":
    "Lassen Sie den Teil mit dem Link zur selben Zeit erscheinen, oder nehmen Sie den Link bis dahin weg.",
  "{page} goes live on {day} at {time}, and this link is shown already: until then it leads visitors nowhere.":
    "{page} erscheint am {day} um {time}, und dieser Link wird schon gezeigt: Bis dahin führt er Besucher ins Leere.",
  "{page} ended on {day} at {time}: this link leads visitors nowhere.":
    "{page} endete am {day} um {time}: Dieser Link führt Besucher ins Leere.",
  "Take the link away, or let that page go on.":
    "Nehmen Sie den Link weg, oder lassen Sie jene Seite länger stehen.",
  "It ends on {day} at {time}, and goes live on {other} at {begin}: it would never be shown.":
    "Das Ende ist am {day} um {time}, der Anfang am {other} um {begin}: Es würde nie gezeigt.",
  "Compare the two times.": "Vergleichen Sie die beiden Zeiten.",
  "This part is over since {day} at {time}.": "Dieser Teil ist seit dem {day} um {time} vorbei.",
  "This page is over since {day} at {time}.": "Diese Seite ist seit dem {day} um {time} vorbei.",
  "This old address is over since {day} at {time}.":
    "Diese alte Adresse gilt seit dem {day} um {time} nicht mehr.",
  "Delete it, or write when it ends.": "Löschen Sie es, oder schreiben Sie, wann es endet.",
  "The site has things that go live or end, and names no time zone: their times are those of UTC.":
    "Die Website hat Teile, die erscheinen oder enden, und nennt keine Zeitzone: Ihre Zeiten sind die von UTC.",
  "Choose one under “{field}”.": "Wählen Sie eine unter „{field}“.",
  "This page has times, and {page} below it is shown at others.":
    "Diese Seite hat Zeiten, und {page} darunter wird zu anderen gezeigt.",
  "Give the pages below the same times, or move them.":
    "Geben Sie den Seiten darunter dieselben Zeiten, oder verschieben Sie sie.",
  "The home page is always there: it has no times.":
    "Die Startseite ist immer da: Sie hat keine Zeiten.",
  "Empty “{field}” and “{other}”.": "Leeren Sie „{field}“ und „{other}“.",
  "{page} is hidden, and this link is shown from {day} at {time} on.":
    "{page} ist verborgen, und dieser Link wird ab dem {day} um {time} gezeigt.",
  "Show that page by then, or take the link away.":
    "Zeigen Sie jene Seite bis dahin, oder nehmen Sie den Link weg.",
  "You may not do this.": "Das dürfen Sie nicht.",
  "Ask whoever looks after the site.": "Fragen Sie, wer sich um die Website kümmert.",
  "You do not look after the people of this site any more.":
    "Sie verwalten die Personen dieser Website nicht mehr.",
  "This address is on the list already.": "Diese Adresse steht schon in der Liste.",
  "Somebody else has changed this line of the list meanwhile.":
    "Jemand anderes hat diesen Eintrag inzwischen geändert.",
  "Nobody would look after the people of this site any more.":
    "Niemand könnte die Personen dieser Website mehr verwalten.",
  "Make somebody else an admin first.": "Geben Sie zuerst jemand anderem die Verwaltung.",
  "Somebody has changed this file by hand on the server.":
    "Jemand hat diese Datei auf dem Server von Hand geändert.",
  "Ask them to commit it first.": "Bitten Sie darum, sie zuerst einzuchecken.",
  "“{address}” is no e-mail address.": "„{address}“ ist keine E-Mail-Adresse.",
  "Write the address of a person, such as ana@example.com, or *@example.com for everybody of a company.":
    "Geben Sie die Adresse einer Person an, etwa ana@example.com, oder *@example.com für alle eines Unternehmens.",
  "The site’s repository cannot be reached.":
    "Der Ort, an dem die Website liegt, ist nicht erreichbar.",
  "Nothing was changed there.": "Dort wurde nichts geändert.",
  "Somebody else has changed the site’s repository meanwhile.":
    "Jemand anderes hat die Website inzwischen geändert.",
  "The site’s repository does not let this server in.":
    "Der Ort, an dem die Website liegt, lässt diesen Server nicht hinein.",
  "Its password or key may have expired.":
    "Sein Passwort oder Schlüssel ist vielleicht abgelaufen.",
  "Others have changed files that were changed here without the studio: {names}.":
    "Andere haben Dateien geändert, die hier ohne das Studio geändert wurden: {names}.",
  "Ask whoever set up the site to keep or undo that, then try again.":
    "Bitten Sie, wer die Website eingerichtet hat, das zu behalten oder rückgängig zu machen, und versuchen Sie es dann noch einmal.",
  "The site’s repository does not take this change: its own rules forbid it.":
    "Der Ort, an dem die Website liegt, nimmt diese Änderung nicht an: Seine eigenen Regeln verbieten sie.",
  "Another program uses Git in this folder, or was ended there, so nothing was changed.":
    "Ein anderes Programm arbeitet in diesem Ordner mit Git oder wurde dort abgebrochen, deshalb wurde nichts geändert.",
  "Try again in a minute.": "Versuchen Sie es in einer Minute noch einmal.",
  "If it stays so, close other programs for Git and delete the file .git/index.lock.":
    "Bleibt es so, schließen Sie andere Programme für Git und löschen Sie die Datei .git/index.lock.",
  "Choose a day and a time.": "Wählen Sie einen Tag und eine Uhrzeit.",
  "Choose a time that is still to come.": "Wählen Sie eine Zeit, die noch kommt.",
  "You are signed out.": "Sie sind abgemeldet.",
  "Your work is kept in this browser: load the page again to sign in.":
    "Ihre Arbeit bleibt in diesem Browser erhalten: Laden Sie die Seite neu, um sich anzumelden.",
  "This state of the site is not known any more.":
    "Dieser Stand der Website ist nicht mehr bekannt.",
  "There was no site before this state.": "Vor diesem Stand gab es keine Website.",
  "These changes are being saved right now.": "Diese Änderungen werden gerade gespeichert.",
  "Try again in a moment.": "Versuchen Sie es gleich noch einmal.",
  "Say what is to be changed.": "Schreiben Sie, was zu ändern ist.",
  "A link works for 1 to 365 days.": "Ein Link gilt 1 bis 365 Tage.",
  "Somebody else has dealt with these changes meanwhile.":
    "Jemand anders hat sich inzwischen um diese Änderungen gekümmert.",
  "Only a publisher can do this.": "Das kann nur, wer veröffentlichen darf.",
  "Write what you want to say.": "Schreiben Sie, was Sie sagen möchten.",
  "This page is not there any more.": "Diese Seite gibt es nicht mehr.",
  "This is no file of the site.": "Das ist keine Datei der Website.",
  "These changes are not here any more.": "Diese Änderungen sind nicht mehr da.",
  "Nobody works on these changes any more.": "An diesen Änderungen arbeitet niemand mehr.",
  "These changes were not thrown away.": "Diese Änderungen wurden nicht verworfen.",
  "These are changes of {name}.": "Das sind Änderungen von {name}.",
  "Only a publisher can do this with them.":
    "Nur wer veröffentlichen darf, kann das mit ihnen tun.",
  "This page was not there at that time.": "Diese Seite gab es damals nicht.",
  "This part was not there at that time.": "Diesen Abschnitt gab es damals nicht.",
};
