import type { FieldWords } from "../field-words.ts";

const LABELS = {
  "Goes live on": "Erscheint am",
  "Ends on": "Endet am",
  "Leads here from": "Führt hierher ab",
  "Leads here until": "Führt hierher bis",
  Title: "Titel",
  "Title in search results": "Titel in Suchergebnissen",
  Description: "Beschreibung",
  Summary: "Zusammenfassung",
  "Short title": "Kurzer Titel",
  Picture: "Bild",
  "Old addresses": "Alte Adressen",
  "Old address": "Alte Adresse",
  "Leads to this page": "Führt zu dieser Seite",
  "Choose what happens there": "Auswählen, was dort geschieht",
  "What happens there": "Was dort geschieht",
  Translates: "Übersetzt die Seite",
  "Translated from": "Übersetzt aus",
  "First published on": "Zuerst veröffentlicht am",
  "Last changed on": "Zuletzt geändert am",
  "Last reviewed on": "Zuletzt geprüft am",
  Facts: "Angaben",
  Fact: "Angabe",
  Name: "Name",
  Text: "Text",
  Subject: "Thema",
  Kind: "Art",
  Service: "Leistung",
  Audience: "Zielgruppe",
  "Place of business": "Geschäftsort",
  Type: "Art",
  Address: "Adresse",
  Street: "Straße",
  City: "Ort",
  Region: "Region",
  "Postal code": "Postleitzahl",
  Country: "Land",
  Phone: "Telefon",
  Position: "Lage",
  Latitude: "Breitengrad",
  Longitude: "Längengrad",
  "Time zone": "Zeitzone",
  Hours: "Öffnungszeiten",
  Monday: "Montag",
  "From–until": "Von–bis",
  Tuesday: "Dienstag",
  Wednesday: "Mittwoch",
  Thursday: "Donnerstag",
  Friday: "Freitag",
  Saturday: "Samstag",
  Sunday: "Sonntag",
  Seasons: "Jahreszeiten",
  Season: "Jahreszeit",
  From: "Von",
  Until: "Bis",
  "Special days": "Besondere Tage",
  "Special day": "Besonderer Tag",
  "Price range": "Preisniveau",
  "Areas served": "Einzugsgebiete",
  Entry: "Eintrag",
  Languages: "Sprachen",
  "Language tag": "Sprachkürzel",
  Identifiers: "Kennnummern",
  Identifier: "Kennnummer",
  Value: "Wert",
  "Position among neighbors": "Stelle unter den Nachbarn",
  Topics: "Themen",
  "Hide from search engines": "Vor Suchmaschinen verbergen",
  "Article body": "Artikeltext",
  "Written by": "Geschrieben von",
  "Form of the date": "Form des Datums",
  Introduction: "Einleitung",
  Sections: "Kapitel",
  "Article section": "Kapitel",
  "Name for links": "Name für Links",
  Heading: "Überschrift",
  "Questions and answers": "Fragen und Antworten",
  Question: "Frage",
  Answer: "Antwort",
  "Blog article": "Blogartikel",
  Cards: "Karten",
  "Line above the heading": "Zeile über der Überschrift",
  Background: "Hintergrund",
  Pages: "Seiten",
  "Cards written by hand": "Von Hand geschriebene Karten",
  Card: "Karte",
  "Web address": "Webadresse",
  "Cards in a row": "Karten in einer Reihe",
  "Words of the links": "Wörter der Links",
  "Most cards shown": "Höchstens gezeigte Karten",
  Comparison: "Vergleich",
  "What the table shows": "Was die Tabelle zeigt",
  "Heading of the first column": "Überschrift der ersten Spalte",
  Columns: "Spalten",
  "Comparison column": "Spalte des Vergleichs",
  "Words where nothing is known": "Wörter, wo nichts bekannt ist",
  "Small print": "Kleingedrucktes",
  "Contact details": "Kontaktangaben",
  "Ways to reach you": "Wege, Sie zu erreichen",
  "Contact detail": "Kontaktangabe",
  Icon: "Symbol",
  Label: "Bezeichnung",
  "Call to action": "Aufforderung zum Handeln",
  Button: "Schaltfläche",
  "Words on the button": "Wörter auf der Schaltfläche",
  "Show phone and e-mail": "Telefon und E-Mail zeigen",
  FAQ: "Häufige Fragen",
  Features: "Vorzüge",
  Points: "Punkte",
  Feature: "Vorzug",
  "Points in a row": "Punkte in einer Reihe",
  Hero: "Aufmacher",
  Subtitle: "Untertitel",
  "Background picture": "Hintergrundbild",
  Buttons: "Schaltflächen",
  "Type the heading out": "Überschrift Zeichen für Zeichen zeigen",
  "Videos behind the heading": "Videos hinter der Überschrift",
  Video: "Video",
  "Video as WebM": "Video als WebM",
  "Video as MP4": "Video als MP4",
  "Picture until it plays": "Bild, bis es läuft",
  "Latest articles": "Neueste Artikel",
  Folder: "Ordner",
  "Lead form": "Anfrageformular",
  List: "Liste",
  "Ticks or numbers": "Häkchen oder Nummern",
  Locations: "Standorte",
  Map: "Karte mit Orten",
  "Two known points": "Zwei bekannte Punkte",
  "Map reference": "Bekannter Punkt",
  "From the left, in percent": "Von links, in Prozent",
  "From the top, in percent": "Von oben, in Prozent",
  "Map point": "Punkt der Karte",
  "Page of the place": "Seite des Orts",
  "Opening hours": "Öffnungszeiten eines Orts",
  Pricing: "Preise",
  Rows: "Zeilen",
  Row: "Zeile",
  "At least": "Mindestens",
  Per: "Pro",
  "Stands in the label": "Steht schon in der Bezeichnung",
  "Stands out": "Hervorgehoben",
  Footnote: "Bemerkung",
  Process: "Ablauf",
  Steps: "Schritte",
  Step: "Schritt",
  Number: "Ziffer",
  "Related articles": "Verwandte Artikel",
  "Rich text": "Fließtext",
  Style: "Stil",
  Sources: "Quellen",
  Split: "Text und Bild",
  "Side of the picture": "Seite des Bildes",
  Stats: "Kennzahlen",
  Figures: "Zahlen",
  Figure: "Zahl",
  Table: "Tabelle",
  "Headings of the columns": "Überschriften der Spalten",
  "Name of the row": "Name der Zeile",
  Cells: "Zellen",
  Cell: "Zelle",
  Sign: "Zeichen",
  "What the video shows": "Was das Video zeigt",
  "What is said, in words": "Was gesagt wird, in Worten",
  "First shown on": "Zuerst gezeigt am",
  Year: "Jahr",
  "What the chart shows": "Was die Übersicht zeigt",
  Tasks: "Aufgaben",
  Task: "Aufgabe",
  "How often": "Wie oft",
  Months: "Monate",
  Month: "Monat",
  "Shared part": "Gemeinsamer Abschnitt",
  Look: "Aussehen",
  Colors: "Farben",
  Brand: "Marke",
  Accent: "Akzent",
  Opening: "Seitenanfang",
  Ground: "Grund",
  Heads: "Überschriften der Abschnitte",
  Corners: "Ecken",
  Questions: "Fragen",
  Typefaces: "Schriften",
  "Own typefaces": "Eigene Schriften",
  Headings: "Überschriften",
  File: "Datei",
  Roundness: "Rundung",
  Spacing: "Abstände",
  Logo: "Logo",
  Light: "Hell",
  Dark: "Dunkel",
  "Name of the site": "Name der Website",
  "Web address of the site": "Webadresse der Website",
  Language: "Sprache",
  "Site language": "Sprache der Website",
  Currency: "Währung",
  Maps: "Karten",
  "Map program": "Kartenprogramm",
  "Phone number to dial": "Telefonnummer zum Wählen",
  "E-mail address": "E-Mail-Adresse",
  Business: "Betrieb",
  Organization: "Organisation",
  Base: "Sitz",
  Areas: "Gebiete",
  "Served area": "Einzugsgebiet",
  "Made-up values": "Erfundene Werte",
  "Made-up value": "Erfundener Wert",
  Host: "Server",
  Navigation: "Navigation",
  Entries: "Einträge",
  Href: "Ziel",
  "All pages below": "Alle Seiten darunter",
  "Button beside the menu": "Schaltfläche neben dem Menü",
  Footer: "Fußbereich",
  Note: "Anmerkung",
  About: "Über uns",
  Disclaimer: "Haftungsausschluss",
  "Author line": "Autorenzeile",
  Blog: "Blog",
  Feed: "Feed",
  Byline: "Autorenzeile des Blogs",
  Files: "Dateien",
  Samples: "Muster",
  WordPress: "WordPress",
  Category: "Kategorie",
  Blogs: "Blogs",
  Form: "Formular",
  "No form": "Kein Formular",
  HubSpot: "HubSpot",
  "Sentence above the form": "Satz über dem Formular",
  Height: "Höhe",
  "Height on phones": "Höhe auf Telefonen",
  "When it is fetched": "Wann es geladen wird",
  "Longest wait": "Längste Wartezeit",
  "Words in its place": "Wörter an seiner Stelle",
  "Form ID": "Kennung des Formulars",
  "Portal ID": "Nummer des Kontos",
  Embed: "Code zum Einbetten",
  "Script web address": "Webadresse des Skripts",
  "Another service, in a frame": "Ein anderer Dienst, in einem Rahmen",
  Src: "Adresse der Quelle",
  Jotform: "Jotform",
  LeadConnector: "LeadConnector",
  "A form of this site": "Ein Formular dieser Website",
  Target: "Empfänger",
  Formspree: "Formspree",
  Basin: "Basin",
  Netlify: "Netlify",
  "Form name": "Name des Formulars",
  Thanks: "Dankesseite",
  Fields: "Felder",
  "Form field": "Formularfeld",
  Required: "Pflichtangabe",
  Help: "Hilfe",
  Autocomplete: "Automatisch ausfüllen",
  Email: "E-Mail",
  Message: "Nachricht",
  Choice: "Auswahl",
  Choices: "Antworten zur Auswahl",
  Consent: "Einwilligung",
  "Sample form": "Beispielformular",
  "Sample form form field": "Feld des Beispielformulars",
  Optional: "Freiwillig",
  Typeform: "Typeform",
  "Further addresses of the form": "Weitere Adressen des Formulars",
  "Form host": "Adresse eines Formulars",
  "Picture for sharing": "Bild zum Teilen",
  "Pictures for sharing": "Bilder zum Teilen",
  "Subjects of pages": "Themen der Seiten",
  Path: "Pfad",
  "Area type": "Art des Gebiets",
  Notice: "Hinweis",
  Fallback: "Ersatztext",
  "Question translation": "Übersetzung einer Frage",
  Subjects: "Themen der Website",
};

const HELP = {
  "When the page goes live. Until then visitors do not see it.":
    "Wann die Seite erscheint. Bis dahin sehen Besucher sie nicht.",
  "When the page ends. From then on visitors do not see it.":
    "Wann die Seite endet. Von da an sehen Besucher sie nicht mehr.",
  "When it goes live. Until then visitors do not see it.":
    "Wann der Teil erscheint. Bis dahin sehen Besucher ihn nicht.",
  "When it ends. From then on visitors do not see it.":
    "Wann der Teil endet. Von da an sehen Besucher ihn nicht mehr.",
  "When the old address begins to lead here. Until then nothing answers it.":
    "Ab wann die alte Adresse hierher führt. Bis dahin antwortet dort nichts.",
  "When the old address stops leading here. From then on nothing answers it.":
    "Bis wann die alte Adresse hierher führt. Von da an antwortet dort nichts mehr.",
  "The time zone of the times at which pages and parts of them go live or end. That of the place of business by default.":
    "Die Zeitzone der Zeiten, zu denen Seiten und ihre Teile erscheinen oder enden. Ohne Angabe die des Geschäftsorts.",
  "The name of the page: its heading, and its name on cards and lists.":
    "Der Name der Seite: ihre Überschrift und ihr Name auf Karten und in Listen.",
  "The title in the browser's tab and in search results, without the brand. The page's title by default.":
    "Der Titel im Reiter des Browsers und in Suchergebnissen, ohne die Marke. Sonst der Titel der Seite.",
  "One or two sentences for search results: 120 to 155 characters are shown whole.":
    "Ein oder zwei Sätze für Suchergebnisse: 120 bis 155 Zeichen werden ganz gezeigt.",
  "The short text on cards that lead here. The description by default.":
    "Der kurze Text auf Karten, die hierher führen. Sonst die Beschreibung.",
  "A shorter name for cards, menus and the path above the heading. The title by default.":
    "Ein kürzerer Name für Karten, Menüs und den Pfad über der Überschrift. Sonst der Titel.",
  "The picture of the page: in its opening, on cards and when it is shared.":
    "Das Bild der Seite: in ihrem Aufmacher, auf Karten und wenn sie geteilt wird.",
  "Old addresses that lead here.": "Alte Adressen, die hierher führen.",
  "An old address of a page: a path alone sends visitors on to the page.":
    "Eine alte Adresse einer Seite: Ein Pfad allein leitet Besucher zur Seite weiter.",
  "A path without a page of its own, for example `/old-name`.":
    "Ein Pfad ohne eigene Seite, zum Beispiel `/alter-name`.",
  "An old address, with what happens there.": "Eine alte Adresse und was dort geschieht.",
  "The old address.": "Die alte Adresse.",
  "`redirect` sends visitors on, which is the default; `page` shows the page at this path too and names the first one as the original.":
    "`weiterleiten` schickt Besucher weiter; `Seite` zeigt die Seite auch unter diesem Pfad und nennt den ersten als Original.",
  "The path of the page that this one says in another language, for example `/services`.":
    "Der Pfad der Seite, die diese in einer anderen Sprache wiedergibt, zum Beispiel `/services`.",
  "What stands for the text of that page when it was translated. Translating a page writes it.":
    "Steht für den Text jener Seite, als sie übersetzt wurde. Die Angabe wird beim Übersetzen geschrieben.",
  "The day the page was first published.": "Der Tag, an dem die Seite zuerst veröffentlicht wurde.",
  "The day the text last changed.": "Der Tag, an dem der Text zuletzt geändert wurde.",
  "The day somebody last compared the text with its sources.":
    "Der Tag, an dem jemand den Text zuletzt mit seinen Quellen verglichen hat.",
  "Short answers about what the page describes, each under a name. Blocks that compare pages show those of several side by side.":
    "Kurze Antworten zu dem, was die Seite beschreibt, jede unter einem Namen. Abschnitte, die Seiten vergleichen, zeigen die Antworten mehrerer nebeneinander.",
  "A short answer about what a page describes.":
    "Eine kurze Antwort zu dem, was eine Seite beschreibt.",
  "Its name, the same on all pages that are compared, for example `owner`.":
    "Ihr Name, gleich auf allen Seiten, die verglichen werden, zum Beispiel `owner`.",
  "The answer, in a sentence or less.": "Die Antwort in höchstens einem Satz.",
  "What the page is about, where that does not follow from its path. Search engines learn it.":
    "Wovon die Seite handelt, wo die Website es für ihren Pfad nicht sagt. Suchmaschinen erfahren es.",
  "`about`: the people behind the site. `service`: a service, under the name of the page. `audience`: a service for those whom the name of the page in menus says.":
    "`über uns`: die Menschen hinter der Website. `Leistung`: eine Leistung unter dem Namen der Seite. `Zielgruppe`: eine Leistung für diejenigen, die der Name der Seite in Menüs nennt.",
  "The service, if it has another name than the page.":
    "Die Leistung, wenn sie anders heißt als die Seite.",
  "For whom the service is, for the kind `service`.":
    "Für wen die Leistung ist, bei der Art `Leistung`.",
  "The place that the page is about, for example a branch: its address, its hours. Search engines learn what the page shows of it.":
    "Der Ort, von dem die Seite handelt, zum Beispiel eine Filiale: ihre Adresse, ihre Öffnungszeiten. Suchmaschinen erfahren, was die Seite davon zeigt.",
  "What kind of business it is, in the words of schema.org, for example `Bakery`: `LocalBusiness` where nothing closer fits.":
    "Welche Art von Betrieb es ist, in den Begriffen von schema.org, zum Beispiel `Bakery`; `LocalBusiness`, wo nichts Genaueres passt.",
  "Its name; that of the site or the title of the page by default.":
    "Sein Name; sonst der Name der Website oder der Titel der Seite.",
  "Where it is, if that is not the postal address of the site.":
    "Wo er ist, wenn das nicht die Postanschrift der Website ist.",
  "Street and number.": "Straße und Hausnummer.",
  "City.": "Ort.",
  "State or region, where addresses name it.": "Bundesstaat oder Region, wo Adressen sie nennen.",
  "Postal code.": "Postleitzahl.",
  "Country, as two letters.": "Land, mit zwei Buchstaben.",
  "Its phone number as people read it, if that is not the site's.":
    "Seine Telefonnummer, wie Menschen sie lesen, wenn es nicht die der Website ist.",
  "The same as phones dial it, for example `+15550100199`.":
    "Dieselbe, wie Telefone sie wählen, zum Beispiel `+15550100199`.",
  "Where it is on the globe.": "Wo er auf der Erde liegt.",
  "Degrees to the north, below zero to the south.": "Grad nach Norden, unter null nach Süden.",
  "Degrees to the east, below zero to the west.": "Grad nach Osten, unter null nach Westen.",
  "The time zone of its hours; needed to say whether it is open now.":
    "Die Zeitzone seiner Öffnungszeiten; nötig, um zu sagen, ob jetzt geöffnet ist.",
  "When it is open in a usual week. A day that is left out is a day off.":
    "Wann in einer gewöhnlichen Woche geöffnet ist. Ein Tag, der fehlt, ist ein Ruhetag.",
  "Monday.": "Montag.",
  "From when until when, for example `09:00-12:30`. `18:00-02:00` ends on the next day, and `00:00-24:00` is the whole day.":
    "Von wann bis wann, zum Beispiel `09:00-12:30`. `18:00-02:00` endet am nächsten Tag, und `00:00-24:00` ist der ganze Tag.",
  "Tuesday.": "Dienstag.",
  "Wednesday.": "Mittwoch.",
  "Thursday.": "Donnerstag.",
  "Friday.": "Freitag.",
  "Saturday.": "Samstag.",
  "Sunday.": "Sonntag.",
  "Parts of the year with other hours. Those that are over are not shown.":
    "Zeiten des Jahres mit anderen Öffnungszeiten. Vergangene werden nicht gezeigt.",
  "A part of the year with other hours.": "Eine Zeit des Jahres mit anderen Öffnungszeiten.",
  "What visitors know it by, for example `Winter`.":
    "Woran Besucher sie erkennen, zum Beispiel `Winter`.",
  "Its first day.": "Ihr erster Tag.",
  "Its last day.": "Ihr letzter Tag.",
  "When it is open in a week of it.": "Wann in einer Woche davon geöffnet ist.",
  "Single days and weeks that differ, for example Christmas. Those that are over are not shown.":
    "Einzelne Tage und Wochen, die abweichen, zum Beispiel Weihnachten. Vergangene werden nicht gezeigt.",
  "A day, or some in a row, that differs.": "Ein Tag oder mehrere hintereinander, die abweichen.",
  "What visitors know it by, for example `New Year`.":
    "Woran Besucher ihn erkennen, zum Beispiel `Neujahr`.",
  "The day.": "Der Tag.",
  "The last day, where there are several in a row.":
    "Der letzte Tag, wenn es mehrere hintereinander sind.",
  "When it is open then; closed by default.": "Wann dann geöffnet ist; sonst geschlossen.",
  "How expensive it is, for example `$$` or `10–40 €`.":
    "Wie teuer es ist, zum Beispiel `$$` oder `10–40 €`.",
  "Places that it serves, by their names.": "Orte, die er bedient, mit ihren Namen.",
  "Text on one line, at most 2,000 characters.": "Text in einer Zeile, höchstens 2.000 Zeichen.",
  "Languages that are spoken there, for example `en` or `es`.":
    "Sprachen, die dort gesprochen werden, zum Beispiel `en` oder `es`.",
  "A language as a short tag.": "Eine Sprache als kurzes Kürzel.",
  "Numbers that it is registered under.": "Nummern, unter denen er eingetragen ist.",
  "A number that a business is registered under.":
    "Eine Nummer, unter der ein Betrieb eingetragen ist.",
  "What number it is, for example `VAT number`.": "Welche Nummer es ist, zum Beispiel `USt-IdNr.`.",
  "The number.": "Die Nummer.",
  "The position among the pages beside it: small numbers first. Pages without one follow by title.":
    "Die Stelle unter den Seiten daneben: kleine Zahlen zuerst. Seiten ohne Zahl folgen nach ihrem Titel.",
  "Subjects of the page, by which related articles are chosen.":
    "Themen der Seite, nach denen verwandte Artikel ausgewählt werden.",
  "A subject of a page, which no visitor reads. At most 2,000 characters.":
    "Ein Thema einer Seite, das kein Besucher liest. Höchstens 2.000 Zeichen.",
  "Whether search engines should leave the page out.":
    "Ob Suchmaschinen die Seite auslassen sollen.",
  "A long article: title, publication line and by-line from the page, contents that stay in view, and sections.":
    "Ein langer Artikel: Titel, Angaben zur Veröffentlichung und Autorenzeile von der Seite, ein Inhaltsverzeichnis, das im Blick bleibt, und Kapitel.",
  "Who wrote it; the site's by-line by default.":
    "Wer ihn geschrieben hat; sonst die Autorenzeile der Website.",
  "How the publication day is written: `long` (March 15, 2025), the default, or `numeric` (03/15/2025).":
    "Wie der Tag der Veröffentlichung geschrieben wird: `lang` (15. März 2025), wie üblich, oder `in Ziffern` (15.03.2025).",
  "The opening, before the first section.": "Die Einleitung vor dem ersten Kapitel.",
  "The sections, in the order of the contents.":
    "Die Kapitel, in der Reihenfolge des Inhaltsverzeichnisses.",
  "One section of an article.": "Ein Kapitel eines Artikels.",
  "A short name for links that lead here, from the contents and from other pages.":
    "Ein kurzer Name für Links, die hierher führen, aus dem Inhaltsverzeichnis und von anderen Seiten.",
  "The heading, as in the contents.": "Die Überschrift, wie im Inhaltsverzeichnis.",
  "The text, with paragraphs, lists, tables and links.":
    "Der Text mit Absätzen, Listen, Tabellen und Links.",
  "Questions with their answers, after the text.": "Fragen mit ihren Antworten nach dem Text.",
  "A question with its answer.": "Eine Frage mit ihrer Antwort.",
  "The question, as a visitor would ask it.": "Die Frage, wie ein Besucher sie stellen würde.",
  "The answer.": "Die Antwort.",
  "One article of the site's blog, chosen by the number in the address.":
    "Ein Artikel aus dem Blog der Website, nach der Nummer in der Adresse.",
  "Cards that lead to other pages, with picture, title and short text. Give `pages` and the cards take everything from those pages, or write them out as `items`.":
    "Karten, die zu anderen Seiten führen, mit Bild, Titel und kurzem Text. Nennen Sie Seiten, und die Karten übernehmen alles von ihnen, oder schreiben Sie die Karten von Hand.",
  "A short name for links that lead here, for example `prices`.":
    "Ein kurzer Name für Links, die hierher führen, zum Beispiel `preise`.",
  "A few words in small capitals above the heading.":
    "Einige Wörter in kleinen Großbuchstaben über der Überschrift.",
  "The heading of this section.": "Die Überschrift dieses Abschnitts.",
  "One or two sentences under the heading.": "Ein oder zwei Sätze unter der Überschrift.",
  "The background: `plain` paper (the default), `tinted`, or `dark`. At most one dark section a page beside the hero.":
    "Der Hintergrund: `schlicht` (wie üblich), `getönt` oder `dunkel`. Höchstens ein dunkler Abschnitt auf einer Seite neben dem Aufmacher.",
  "The pages the cards lead to. Their titles, pictures and short texts are taken from the pages themselves.":
    "Die Seiten, zu denen die Karten führen. Titel, Bilder und kurze Texte kommen von den Seiten selbst.",
  "Cards written out by hand, in place of `pages`.":
    "Von Hand geschriebene Karten anstelle der Seiten.",
  "A card written out by hand.": "Eine von Hand geschriebene Karte.",
  "The card's heading.": "Die Überschrift der Karte.",
  "One or two sentences.": "Ein oder zwei Sätze.",
  "Where the card leads.": "Wohin die Karte führt.",
  "The picture on top.": "Das Bild oben.",
  "How many cards stand in a row on a wide screen. 3 by default.":
    "Wie viele Karten auf einem breiten Bildschirm nebeneinanderstehen. Sonst 3.",
  "The words of each card's link, before the page's name. `Explore` by default.":
    "Die Wörter des Links jeder Karte, vor dem Namen der Seite.",
  "At most this many cards.": "Höchstens so viele Karten.",
  "A table that compares pages by their facts, one row each. The cells are written on the pages themselves, under `facts`.":
    "Eine Tabelle, die Seiten nach ihren Angaben vergleicht, jede in einer Zeile. Die Zellen stehen auf den Seiten selbst, unter „Angaben“.",
  "Which pages are compared.": "Welche Seiten verglichen werden.",
  "What the table shows, in a sentence, for people who cannot see it.":
    "Was die Tabelle zeigt, in einem Satz, für Menschen, die sie nicht sehen können.",
  "The heading of the first column, with the names of the pages.":
    "Die Überschrift der ersten Spalte mit den Namen der Seiten.",
  "The other columns, from left to right.": "Die weiteren Spalten, von links nach rechts.",
  "One column of a comparison.": "Eine Spalte eines Vergleichs.",
  "The name of the fact, as the pages have it.": "Der Name der Angabe, wie die Seiten ihn haben.",
  "The heading of the column.": "Die Überschrift der Spalte.",
  "What stands where a page has no such fact, for example `Ask the board`.":
    "Was dort steht, wo eine Seite diese Angabe nicht hat, zum Beispiel `Auf Anfrage`.",
  "Small print under the table.": "Kleingedrucktes unter der Tabelle.",
  "Ways to reach the people behind the site.":
    "Wege, die Menschen hinter der Website zu erreichen.",
  "The ways, one a row.": "Die Wege, einer in jeder Zeile.",
  "One way to reach somebody.": "Ein Weg, jemanden zu erreichen.",
  "A small drawing: the name of an icon at lucide.dev/icons, or of a file in `media/icons`.":
    "Eine kleine Zeichnung: der Name eines Symbols von lucide.dev/icons oder einer Zeichnung der Website.",
  "What it is, for example `Phone`.": "Was es ist, zum Beispiel `Telefon`.",
  "The number, address or hours.": "Die Nummer, die Adresse oder die Öffnungszeiten.",
  "Where it leads, for example `tel:{phoneNumber}`.":
    "Wohin es führt, zum Beispiel `tel:{phoneNumber}`.",
  "A call to action: a heading, a sentence and a button.":
    "Eine Aufforderung zum Handeln: eine Überschrift, ein Satz und eine Schaltfläche.",
  "The heading.": "Die Überschrift.",
  "The button; without one it leads to the action of the site's header.":
    "Die Schaltfläche; ohne eigene führt sie dorthin, wohin die im Kopfbereich der Website führt.",
  "The words on the button.": "Die Wörter auf der Schaltfläche.",
  "Where the button leads.": "Wohin die Schaltfläche führt.",
  "Whether the phone number and the e-mail address of the site stand beside the button.":
    "Ob Telefonnummer und E-Mail-Adresse der Website neben der Schaltfläche stehen.",
  "Questions that open one at a time.": "Fragen, die sich einzeln öffnen.",
  "The questions with their answers.": "Die Fragen mit ihren Antworten.",
  "A grid of short points, each with a small drawing: help areas, reasons, what is included.":
    "Ein Raster kurzer Punkte, jeder mit einer kleinen Zeichnung: Hilfsangebote, Gründe, was enthalten ist.",
  "The points.": "Die Punkte.",
  "One point of the grid.": "Ein Punkt des Rasters.",
  "The point in a few words.": "Der Punkt in wenigen Wörtern.",
  "One to three sentences.": "Ein bis drei Sätze.",
  "Where the point leads, if anywhere.": "Wohin der Punkt führt, wenn er irgendwohin führt.",
  "How many points stand in a row on a wide screen. 3 by default.":
    "Wie viele Punkte auf einem breiten Bildschirm nebeneinanderstehen. Sonst 3.",
  "The opening of a page: its heading, a sentence, a picture and up to two buttons.":
    "Der Aufmacher einer Seite: ihre Überschrift, ein Satz, ein Bild und bis zu zwei Schaltflächen.",
  "The heading; the page's title by default. Where the heading ends with the page's title, as in `Bakers in York`, that name is set large.":
    "Die Überschrift; sonst der Titel der Seite. Endet die Überschrift mit dem Titel der Seite, wie in `Bäckereien in York`, wird dieser Name groß gesetzt.",
  "The background picture; the page's picture by default.":
    "Das Hintergrundbild; sonst das Bild der Seite.",
  "Buttons: first the one that matters most.": "Schaltflächen: zuerst die wichtigste.",
  "A link shown as a button.": "Ein Link in Form einer Schaltfläche.",
  "Whether the heading is typed out, one character every 50 ms. It is always whole for screen readers, and under reduced motion for everybody.":
    "Ob die Überschrift Zeichen für Zeichen erscheint. Für Vorleseprogramme steht sie immer ganz da, und für alle, die wenig Bewegung wünschen.",
  "Silent videos behind the heading, changing every 5 seconds.":
    "Stumme Videos hinter der Überschrift, die alle paar Sekunden wechseln.",
  "A silent video of a few seconds that loops behind the heading.":
    "Ein stummes Video von einigen Sekunden, das sich hinter der Überschrift wiederholt.",
  "The video as WebM, `/media/….webm`.": "Das Video als WebM, `/media/….webm`.",
  "The same video as MP4, for browsers without WebM.":
    "Dasselbe Video als MP4, für Browser ohne WebM.",
  "The first picture of the video, shown until it plays and where videos are not wanted.":
    "Das erste Bild des Videos, gezeigt, bis es läuft.",
  "A strip of short facts under the opening.": "Ein Streifen kurzer Angaben unter dem Aufmacher.",
  "One fact of the strip under the opening.": "Eine Angabe des Streifens unter dem Aufmacher.",
  "A figure or a word, set large.": "Eine Zahl oder ein Wort, groß gesetzt.",
  "What the figure stands for.": "Wofür die Zahl steht.",
  "The newest articles of the site's blog, or of one of its blogs.":
    "Die neuesten Artikel aus dem Blog der Website oder aus einem ihrer Blogs.",
  "The folder of the blog, for example `/news`, on a site with several; by default the page's own, or the blog without one.":
    "Der Ordner des Blogs, zum Beispiel `/news`, auf einer Website mit mehreren; sonst der eigene der Seite oder der Blog ohne Ordner.",
  "Without one, the phone number and the e-mail address stand in its place.":
    "Ohne Formular stehen Telefonnummer und E-Mail-Adresse an seiner Stelle.",
  "A list of points with ticks or numbers, with an optional picture beside it.":
    "Eine Liste von Punkten mit Häkchen oder Nummern, auf Wunsch mit einem Bild daneben.",
  "Text with paragraphs, **bold** and *italic* words, lists, tables and links. At most 50,000 characters.":
    "Text mit Absätzen, **fetten** und *kursiven* Wörtern, Listen, Tabellen und Links. Höchstens 50.000 Zeichen.",
  "`ticks` by default; `numbers` for steps in their order.":
    "Sonst `Häkchen`; `Nummern` für Schritte in ihrer Reihenfolge.",
  "A picture beside the list.": "Ein Bild neben der Liste.",
  "Places as large picture cards, taken from their pages: a new place is one new page and nothing else.":
    "Orte als große Bildkarten, von ihren Seiten übernommen: Ein neuer Ort ist eine neue Seite und sonst nichts.",
  "The pages of the places.": "Die Seiten der Orte.",
  "The words of each card's link, before the place's name. `Explore` by default.":
    "Die Wörter des Links jeder Karte, vor dem Namen des Orts.",
  "Places on a map that the site brings itself, with a list of them beside it and links to the map program of the visitor.":
    "Orte auf einer Karte, die die Website selbst mitbringt, mit einer Liste daneben und Links zum Kartenprogramm des Besuchers.",
  "The map without the places, with north at its top: best a drawing (SVG) of the area.":
    "Die Karte ohne die Orte, mit Norden oben: am besten eine Zeichnung (SVG) des Gebiets.",
  "Two points of the drawing whose positions are known, far apart from one another, for example two cities. From them follows where everything else is.":
    "Zwei Punkte der Zeichnung, deren Lage bekannt ist, weit voneinander entfernt, zum Beispiel zwei Städte. Aus ihnen folgt, wo alles andere ist.",
  "A point of a drawing whose position on the globe is known.":
    "Ein Punkt einer Zeichnung, dessen Lage auf der Erde bekannt ist.",
  "How far it is from the left edge, in percent of the width of the drawing.":
    "Wie weit er vom linken Rand entfernt ist, in Prozent der Breite der Zeichnung.",
  "How far it is from the upper edge, in percent of the height of the drawing.":
    "Wie weit er vom oberen Rand entfernt ist, in Prozent der Höhe der Zeichnung.",
  "Its position on the globe.": "Seine Lage auf der Erde.",
  "What is set on the map.": "Was auf die Karte gesetzt wird.",
  "A point of a map: a place of business, or anything else with a name and a position.":
    "Ein Punkt einer Karte: ein Geschäftsort oder etwas anderes mit Namen und Lage.",
  "The page about the place of business: its name, address and position are taken from there. Without a page and a position it is the place of this page, else of the site.":
    "Die Seite über den Geschäftsort: Name, Adresse und Lage kommen von dort. Ohne Seite und Lage ist es der Ort dieser Seite, sonst der der Website.",
  "What stands in the list, if it is not the name of the place.":
    "Was in der Liste steht, wenn es nicht der Name des Orts ist.",
  "Where it is, if it is no place of business.": "Wo er ist, wenn es kein Geschäftsort ist.",
  "A sentence about it.": "Ein Satz darüber.",
  "When a place is open: the week, seasons and special days, whether it is open now, and how to find it. All of it comes from `business` of the page or of the site.":
    "Wann ein Ort geöffnet ist: die Woche, Jahreszeiten und besondere Tage, ob jetzt geöffnet ist und wie man hinfindet. All das steht beim Betrieb der Seite oder der Website.",
  "The page about the place; this page by default, and without a place of its own the business of the site.":
    "Die Seite über den Ort; sonst diese Seite, und ohne eigenen Ort der Betrieb der Website.",
  "The place itself, where no page is about it.": "Der Ort selbst, wo keine Seite von ihm handelt.",
  "Prices as a ledger of labels and values.":
    "Preise als Aufstellung von Bezeichnungen und Beträgen.",
  "The rows of the ledger.": "Die Zeilen der Aufstellung.",
  "One row of the ledger.": "Eine Zeile der Aufstellung.",
  "What is paid for.": "Wofür bezahlt wird.",
  "What it costs, for example `$0` or `Included`. An amount alone, such as `12.9` in the currency of the site or `12.9 CHF`, is written as the language of the page has it.":
    "Was es kostet, zum Beispiel `0 €` oder `Inklusive`. Ein Betrag allein, etwa `12.9` in der Währung der Website oder `12.9 CHF`, wird so geschrieben, wie es in der Sprache der Seite üblich ist.",
  "Whether that is the least that it costs: `from` stands before it.":
    "Ob es mindestens so viel kostet: Davor steht dann `ab`.",
  "What one pays that for, as in `12.9 EUR per hour`. Search engines learn amounts with a unit, and those that stand out.":
    "Wofür man das bezahlt, wie in `12,90 € pro Stunde`. Suchmaschinen erfahren Beträge mit einer Einheit und solche, die hervorgehoben sind.",
  "Whether the words of the row say already that it is the least, or per what it is, so that it does not stand there twice.":
    "Ob die Wörter der Zeile schon sagen, dass es der Mindestbetrag ist oder wofür er gilt, sodass es nicht zweimal dasteht.",
  "Whether the row stands out.": "Ob die Zeile hervorgehoben ist.",
  "A remark under the ledger.": "Eine Bemerkung unter der Aufstellung.",
  "Steps in their order, with large numerals.":
    "Schritte in ihrer Reihenfolge, mit großen Ziffern.",
  "The steps.": "Die Schritte.",
  "One step.": "Ein Schritt.",
  "The numeral.": "Die Ziffer.",
  "What happens, in a few words.": "Was geschieht, in wenigen Wörtern.",
  "Up to three further articles, never the page itself. Without a list they are chosen among the pages beside this one by common topics.":
    "Bis zu drei weitere Artikel, nie die Seite selbst. Ohne Liste werden sie unter den Seiten daneben nach gemeinsamen Themen ausgewählt.",
  "The articles, when they should not be chosen by subject. The first three are shown.":
    "Die Artikel, wenn sie nicht nach Themen ausgewählt werden sollen. Die ersten drei werden gezeigt.",
  "Running text.": "Fließtext.",
  "How the text looks: `prose` by default, or `note` for small print such as a reviewed date.":
    "Wie der Text aussieht: sonst als `Fließtext`, oder als `Anmerkung` für Kleingedrucktes wie ein Prüfdatum.",
  "Nothing is listed here by hand.": "Hier wird nichts von Hand aufgeführt.",
  'The heading; "Sources" by default.': "Die Überschrift; sonst „Quellen“.",
  "A few sentences before the list, for example whom to ask.":
    "Einige Sätze vor der Liste, zum Beispiel, wen man fragen kann.",
  "Text on one side and a picture on the other.":
    "Text auf der einen Seite und ein Bild auf der anderen.",
  "The picture.": "Das Bild.",
  "The side of the picture on a wide screen. `right` by default.":
    "Die Seite des Bildes auf einem breiten Bildschirm. Sonst `rechts`.",
  "Buttons under the text.": "Schaltflächen unter dem Text.",
  "A row of figures.": "Eine Reihe von Zahlen.",
  "The figures.": "Die Zahlen.",
  "One figure.": "Eine Zahl.",
  "The figure.": "Die Zahl.",
  "What it stands for.": "Wofür sie steht.",
  "A table that answers at a glance, for example who may do what. It prints as a sheet of its own.":
    "Eine Tabelle, die auf einen Blick antwortet, zum Beispiel, wer was darf. Sie wird als eigenes Blatt gedruckt.",
  "The headings of the columns, that of the rows' names first.":
    "Die Überschriften der Spalten, zuerst die über den Namen der Zeilen.",
  "The rows, from top to bottom.": "Die Zeilen, von oben nach unten.",
  "One row of a table.": "Eine Zeile einer Tabelle.",
  "The name of the row.": "Der Name der Zeile.",
  "The cells under the further headings, in their order.":
    "Die Zellen unter den weiteren Überschriften, in deren Reihenfolge.",
  "One cell of a table.": "Eine Zelle einer Tabelle.",
  "The answer in a few words.": "Die Antwort in wenigen Wörtern.",
  "A sign before the words: `yes`, `limited` for yes under a condition, `no`, or `open` for what is not known.":
    "Ein Zeichen vor den Wörtern: `ja`, `eingeschränkt` für ja unter einer Bedingung, `nein` oder `offen` für etwas, das nicht bekannt ist.",
  "A video with its controls.": "Ein Video mit Bedienelementen.",
  "The video as WebM.": "Das Video als WebM.",
  "The video as MP4.": "Das Video als MP4.",
  "The picture shown before the video plays.": "Das Bild, das gezeigt wird, bevor das Video läuft.",
  "What is seen, for people who cannot watch it.":
    "Was zu sehen ist, für Menschen, die es nicht ansehen können.",
  "What is said and seen, in words.": "Was gesagt wird und zu sehen ist, in Worten.",
  "The day the video was first put on the site. Search engines show videos only with it.":
    "Der Tag, an dem das Video zuerst auf die Website kam. Suchmaschinen zeigen Videos nur mit dieser Angabe.",
  "A year as a chart: which task falls into which month. It prints as a sheet with boxes to tick.":
    "Ein Jahr als Übersicht: welche Aufgabe in welchen Monat fällt. Sie wird als Blatt mit Kästchen zum Abhaken gedruckt.",
  "What the chart shows, in a sentence, for people who cannot see it.":
    "Was die Übersicht zeigt, in einem Satz, für Menschen, die sie nicht sehen können.",
  "The tasks, one line each.": "Die Aufgaben, jede in einer Zeile.",
  "A task of the year.": "Eine Aufgabe des Jahres.",
  "The name of the task.": "Der Name der Aufgabe.",
  "How often it comes, in words, for example `Every quarter`.":
    "Wie oft sie anfällt, in Worten, zum Beispiel `Jedes Quartal`.",
  "The months in which it falls: 1 for the first month of the year to 12 for the last.":
    "Die Monate, in die sie fällt: 1 für den ersten Monat des Jahres bis 12 für den letzten.",
  "A month of the year, from 1 to 12.": "Ein Monat des Jahres, von 1 bis 12.",
  "Small print under the chart.": "Kleingedrucktes unter der Übersicht.",
  "A block that several pages show.": "Ein Abschnitt, den mehrere Seiten zeigen.",
  "Which of the shared parts it is.": "Welcher der gemeinsamen Abschnitte es ist.",
  "The look that everything else starts from: `atlas-and-ink` (calm, dark openings, a serif), `workshop` (paper, hard corners, black rules), `daylight` (white, round, centered) or `ledger` (hairlines, lists in place of cards).":
    "Das Aussehen, von dem alles andere ausgeht: `atlas-and-ink` (ruhig, dunkle Aufmacher, Serifen), `workshop` (Papier, harte Ecken, schwarze Linien), `daylight` (weiß, rund, zentriert) oder `ledger` (Haarlinien, Listen anstelle von Karten).",
  "The colors of the brand. All others are computed from them, so that every text can be read. Without this field the site has the colors of its look.":
    "Die Farben der Marke. Alle anderen werden aus ihnen berechnet, sodass jeder Text lesbar ist. Ohne diese Angabe hat die Website die Farben ihres Aussehens.",
  "The color that people know you by.": "Die Farbe, an der man Sie erkennt.",
  "A second color, for buttons and small signs. Without one they have the first.":
    "Eine zweite Farbe für Schaltflächen und kleine Zeichen. Ohne sie haben diese die erste.",
  "The color of links and of other small words. Write it where the first is too light or too dark to be read; otherwise it is computed.":
    "Die Farbe von Links und anderen kleinen Wörtern. Geben Sie sie an, wo die erste zum Lesen zu hell oder zu dunkel ist; sonst wird sie berechnet.",
  "How a page opens: words over the picture or beside it on one ground (`picture`), a tall picture beside large words (`split`), everything centered over a wide picture (`centered`), or the title left and the words right (`editorial`).":
    "Wie eine Seite beginnt: mit Wörtern über dem Bild oder daneben auf einem Grund (`Bild`), mit einem hohen Bild neben großen Wörtern (`geteilt`), alles zentriert über einem breiten Bild (`zentriert`) oder der Titel links und die Wörter rechts (`redaktionell`).",
  "Whether pages open on a dark or on a light ground.":
    "Ob Seiten auf dunklem oder auf hellem Grund beginnen.",
  "What parts sections: a tinted ground (`tint`), a line (`rule`) or room alone (`space`).":
    "Was Abschnitte trennt: ein getönter Grund (`Tönung`), eine Linie (`Linie`) oder allein der Raum (`Raum`).",
  "Where the headings of sections stand: above and left (`above`), in a column of their own (`column`), in the middle (`centered`), or above a thin line (`hairline`).":
    "Wo die Überschriften von Abschnitten stehen: links darüber (`darüber`), in einer eigenen Spalte (`Spalte`), in der Mitte (`zentriert`) oder über einer dünnen Linie (`Haarlinie`).",
  "What cards look like: with a shadow (`raised`), with a line around them (`outlined`), on a tinted ground (`tinted`), or as lines of a numbered list without pictures (`list`).":
    "Wie Karten aussehen: mit Schatten (`erhaben`), mit einer Linie ringsum (`umrandet`), auf getöntem Grund (`getönt`) oder als Zeilen einer nummerierten Liste ohne Bilder (`Liste`).",
  "The corners of cards, pictures and buttons.": "Die Ecken von Karten, Bildern und Schaltflächen.",
  "Where questions stand: beside their heading (`beside`), below each other in the column of the content (`column`), or on tinted rows (`tinted`).":
    "Wo Fragen stehen: neben ihrer Überschrift (`daneben`), untereinander in der Spalte des Inhalts (`Spalte`) oder auf getönten Zeilen (`getönt`).",
  "What a call to action stands on: a tinted panel (`tint`), a dark bar (`dark`), a panel in the accent color (`accent`), or between two lines (`rules`).":
    "Worauf eine Aufforderung zum Handeln steht: auf einer getönten Fläche (`Tönung`), einem dunklen Balken (`dunkel`), einer Fläche in der Akzentfarbe (`Akzent`) oder zwischen zwei Linien (`Linien`).",
  "The typefaces of headings and of texts, by their names.":
    "Die Schriften von Überschriften und Texten, mit ihren Namen.",
  "Typefaces of your own, in place of those above.": "Eigene Schriften anstelle der obigen.",
  "The typeface of headings.": "Die Schrift der Überschriften.",
  "The file, in the format WOFF2.": "Die Datei im Format WOFF2.",
  "What stands in while the file is loaded: a typeface with serifs or one without.":
    "Was einspringt, bis die Datei geladen ist: eine Schrift mit Serifen oder eine ohne.",
  "The typeface of texts.": "Die Schrift der Texte.",
  "How round corners are, as a factor: `0` for none, `1` as `corners` has them.":
    "Wie rund Ecken sind, als Faktor: `0` für gar nicht, `1`, wie es die Ecken vorgeben.",
  "How much room there is between sections, as a factor: `1` as the look has it.":
    "Wie viel Raum zwischen Abschnitten ist, als Faktor: `1`, wie es das Aussehen vorgibt.",
  "The logo in the header, in place of the site's name.":
    "Das Logo im Kopfbereich anstelle des Namens der Website.",
  "The picture for light grounds.": "Das Bild für hellen Grund.",
  "The picture for dark grounds. Without one the site's name stands there in words.":
    "Das Bild für dunklen Grund. Ohne dieses steht dort der Name der Website in Worten.",
  "The icon in the browser's tab and on home screens, best an SVG that is as wide as high.":
    "Das Symbol im Reiter des Browsers und auf Startbildschirmen, am besten ein SVG, das so breit wie hoch ist.",
  "The name of the site, in the header and after every title.":
    "Der Name der Website, im Kopfbereich und nach jedem Titel.",
  "The public address of the site, for example `https://www.example.com`.":
    "Die öffentliche Adresse der Website, zum Beispiel `https://www.example.com`.",
  "The language of the texts, for example `en-US`.": "Die Sprache der Texte, zum Beispiel `en-US`.",
  "All languages of a site that has several, the one above first: it is at the root, each other one in a folder of its own.":
    "Alle Sprachen einer Website, die mehrere hat, die obige zuerst: Sie steht ganz oben, jede andere in einem eigenen Ordner.",
  "One language of a site that has several.": "Eine Sprache einer Website, die mehrere hat.",
  "The language, for example `de`.": "Die Sprache, zum Beispiel `de`.",
  "Its name in its own words, for example `Deutsch`: visitors choose by it.":
    "Ihr Name in ihr selbst, zum Beispiel `Deutsch`: Danach wählen Besucher.",
  "The folder of its pages, for example `/de`; none for the first language.":
    "Der Ordner ihrer Seiten, zum Beispiel `/de`; keiner für die erste Sprache.",
  "The currency of prices that are given as amounts alone, as three letters, for example `EUR`.":
    "Die Währung von Preisen, die nur als Betrag angegeben sind, mit drei Buchstaben, zum Beispiel `EUR`.",
  "What links to a map open, in their order. `openstreetmap` by default; `device` is the program of a phone for `geo:`, which few computers have.":
    "Was Links zu einer Karte öffnen, in dieser Reihenfolge. Sonst `openstreetmap`; `Gerät` ist das Kartenprogramm eines Telefons, das wenige Computer haben.",
  "What opens a position on a map.": "Was eine Lage auf einer Karte öffnet.",
  "The phone number as people read it.": "Die Telefonnummer, wie Menschen sie lesen.",
  "The phone number as phones dial it, for example `+15550100199`.":
    "Die Telefonnummer, wie Telefone sie wählen, zum Beispiel `+15550100199`.",
  "The e-mail address.": "Die E-Mail-Adresse.",
  "The postal address.": "Die Postanschrift.",
  "What the site is about, where that is a business: its kind, its hours, where it is. A page about one of several places says its own.":
    "Wovon die Website handelt, wo das ein Betrieb ist: seine Art, seine Öffnungszeiten, wo er ist. Eine Seite über einen von mehreren Orten hat ihren eigenen.",
  "What search engines learn about the people behind the site, beside what pages show.":
    "Was Suchmaschinen über die Menschen hinter der Website erfahren, neben dem, was Seiten zeigen.",
  "Where they work from, if that is not the postal address.":
    "Von wo aus sie arbeiten, wenn das nicht die Postanschrift ist.",
  "State or region.": "Bundesstaat oder Region.",
  "Where they offer their services.": "Wo sie ihre Leistungen anbieten.",
  "Where services are offered: a country, or a part of one.":
    "Wo Leistungen angeboten werden: ein Land oder ein Teil davon.",
  "What it is. A `region` is any other part of a country than a state or a city.":
    "Was es ist. `Region` ist jeder andere Teil eines Landes als ein Bundesstaat oder eine Stadt.",
  "Its name, for example `United States`.": "Sein Name, zum Beispiel `Vereinigte Staaten`.",
  "Languages in which they answer, for example `en` or `es`.":
    "Sprachen, in denen sie antworten, zum Beispiel `en` oder `es`.",
  "Figures and sentences that stand on several pages, each written once here.":
    "Zahlen und Sätze, die auf mehreren Seiten stehen, jede hier nur einmal geschrieben.",
  "What is made up until the real values are known, for example `/phone`.":
    "Was erfunden ist, bis die echten Werte bekannt sind, zum Beispiel `/phone`.",
  "Which value of the site it is, for example `/address/street`: the names above it, each after a slash.":
    "Welcher Wert der Website es ist, zum Beispiel `/address/street`: die Namen darüber, jeder nach einem Schrägstrich.",
  "Where the built site is put, so that `check` knows how much fits there. Servers of your own are `nginx`, `caddy` and `s3`.":
    "Wo die fertige Website liegt, damit beim Prüfen bekannt ist, wie viel dort Platz hat. Eigene Server sind `nginx`, `caddy` und `s3`.",
  "Menus and buttons.": "Menüs und Schaltflächen.",
  "The entries of the header, from left to right.":
    "Die Einträge des Kopfbereichs, von links nach rechts.",
  "The words; the short name of the page by default.":
    "Die Wörter; sonst der kurze Name der Seite.",
  "Where it leads.": "Wohin er führt.",
  "The name of the group.": "Der Name der Gruppe.",
  "The page whose pages below it are the links, for example `/services`.":
    "Die Seite, deren Seiten darunter die Links sind, zum Beispiel `/services`.",
  "The button of the header and of the bar on phones.":
    "Die Schaltfläche im Kopfbereich und in der Leiste auf Telefonen.",
  "Texts of the footer.": "Texte des Fußbereichs.",
  "A short statement, for example where the site serves.":
    "Eine kurze Aussage, zum Beispiel, wo die Website tätig ist.",
  "A sentence under the brand.": "Ein Satz unter der Marke.",
  "The small print at the end.": "Das Kleingedruckte am Ende.",
  "Columns of links.": "Spalten mit Links.",
  "Who wrote the site's own articles.": "Wer die eigenen Artikel der Website geschrieben hat.",
  "The blog whose articles blocks show.": "Der Blog, dessen Artikel gezeigt werden.",
  "A blog that has a feed, RSS or Atom. The build fetches it; visitors' browsers ask nothing of it.":
    "Ein Blog mit einem Feed, RSS oder Atom. Er wird beim Erstellen der Website abgerufen; die Browser der Besucher fragen ihn nichts.",
  "The by-line of articles that name no author.":
    "Die Autorenzeile von Artikeln, die keinen Autor nennen.",
  "Where the site shows the articles, for example `/news`. A site with several blogs has one for each; without it the first other such folder shows them.":
    "Wo die Website die Artikel zeigt, zum Beispiel `/news`. Eine Website mit mehreren Blogs hat für jeden einen Ort; ohne Angabe zeigt sie der erste andere solche Ordner.",
  "The full address of the feed, for example `https://blog.example.com/feed`.":
    "Die volle Adresse des Feeds, zum Beispiel `https://blog.example.com/feed`.",
  "Those of a blog with a `folder` are in a folder of that name below it.":
    "Die eines Blogs mit eigenem Ordner liegen in einem Ordner dieses Namens darunter.",
  "Whether the articles are samples, to be replaced before the site is published.":
    "Ob die Artikel Muster sind, die vor der Veröffentlichung der Website ersetzt werden.",
  "A blog of WordPress, asked over its REST API: by the build, and by visitors' browsers for what is newer.":
    "Ein Blog von WordPress, über dessen Schnittstelle abgefragt: beim Erstellen der Website und von den Browsern der Besucher nach Neuerem.",
  "The address of the WordPress site, without a path.":
    "Die Adresse der WordPress-Website, ohne Pfad.",
  "The category whose articles are listed.": "Die Kategorie, deren Artikel aufgeführt werden.",
  "Whether samples stand in for its articles until the site is published.":
    "Ob Muster die Artikel vertreten, bis die Website veröffentlicht ist.",
  "Further blogs, each with the `folder` of the page that shows its articles.":
    "Weitere Blogs, jeder mit dem Ordner der Seite, die seine Artikel zeigt.",
  "The blog service: which one it is, and what that one needs to know.":
    "Der Blogdienst: welcher es ist und was er wissen muss.",
  "The form that pages show.": "Das Formular, das Seiten zeigen.",
  "No form: the phone number and the e-mail address stand in its place.":
    "Kein Formular: Telefonnummer und E-Mail-Adresse stehen an seiner Stelle.",
  "A form of HubSpot.": "Ein Formular von HubSpot.",
  "What the form is, for screen readers, for example `Write to us`.":
    "Was das Formular ist, für Vorleseprogramme, zum Beispiel `Schreiben Sie uns`.",
  "A sentence above the form that visitors should know, for example `Please do not write card numbers here.`":
    "Ein Satz über dem Formular, den Besucher kennen sollten, zum Beispiel `Bitte geben Sie hier keine Kartennummern ein.`",
  "Height in pixels that is kept free for the form on wide screens; 640 by default.":
    "Höhe in Bildpunkten, die auf breiten Bildschirmen für das Formular freigehalten wird; sonst 640.",
  "The same on phones, where forms are longer.":
    "Dasselbe auf Telefonen, wo Formulare länger sind.",
  "When the form is fetched: `visible` shortly before it comes into view (the default), `interaction` after the visitor asks for it, `eager` at once.":
    "Wann das Formular geladen wird: `sichtbar` kurz bevor es ins Bild kommt (wie üblich), `bei Bedarf`, nachdem der Besucher danach verlangt, `sofort` gleich zu Beginn.",
  "After how many thousandths of a second without an answer the form counts as blocked; 10000 by default.":
    "Nach wie vielen Tausendstelsekunden ohne Antwort das Formular als blockiert gilt; sonst 10000.",
  "What visitors read instead of the form when it cannot be shown.":
    "Was Besucher anstelle des Formulars lesen, wenn es sich nicht zeigen lässt.",
  "A few words.": "Einige Wörter.",
  "A sentence on what to do instead.": "Ein Satz dazu, was man stattdessen tun kann.",
  "The form's ID, as in its embed code.": "Die Kennung des Formulars, wie im Code zum Einbetten.",
  "The number of the HubSpot account.": "Die Nummer des HubSpot-Kontos.",
  "Where the account's data lie; `na1` by default.": "Wo die Daten des Kontos liegen; sonst `na1`.",
  "Which embed code HubSpot gives for the form: `current` (the default, with `hs-form-frame`) or `legacy` (with `hbspt.forms.create`).":
    "Welchen Code zum Einbetten HubSpot für das Formular gibt: `aktuell` (wie üblich, mit `hs-form-frame`) oder `früher` (mit `hbspt.forms.create`).",
  "The address of the embed script, when it is served from elsewhere. Its host must stand in `formHosts` too.":
    "Die Adresse des Skripts zum Einbetten, wenn es von anderswo kommt. Sein Rechner muss auch unter den weiteren Adressen des Formulars stehen.",
  "A form of any other service, shown in a frame.":
    "Ein Formular eines anderen Dienstes, in einem Rahmen gezeigt.",
  "The address of the form. Its host must stand in `formHosts` too.":
    "Die Adresse des Formulars. Ihr Rechner muss auch unter den weiteren Adressen des Formulars stehen.",
  "A form of Jotform.": "Ein Formular von Jotform.",
  "The number in the form's address.": "Die Nummer in der Adresse des Formulars.",
  "The host of the form: `https://form.jotform.com` by default, `https://eu.jotform.com` and `https://hipaa.jotform.com` for such accounts.":
    "Der Rechner des Formulars: sonst `https://form.jotform.com`; `https://eu.jotform.com` und `https://hipaa.jotform.com` für solche Konten.",
  "A form of GoHighLevel, also called LeadConnector.":
    "Ein Formular von GoHighLevel, auch LeadConnector genannt.",
  "The number in the form's embed code, after `/widget/form/`.":
    "Die Nummer im Code zum Einbetten, nach `/widget/form/`.",
  "The name of the form in LeadConnector. The title by default.":
    "Der Name des Formulars in LeadConnector. Sonst der Titel.",
  "The host of the account's own brand, for example `https://go.example.com`. It must stand in `formHosts` too.":
    "Der Rechner der eigenen Marke des Kontos, zum Beispiel `https://go.example.com`. Er muss auch unter den weiteren Adressen des Formulars stehen.",
  "The address of the embed script, when the account has its own. Its host must stand in `formHosts` too.":
    "Die Adresse des Skripts zum Einbetten, wenn das Konto ein eigenes hat. Sein Rechner muss auch unter den weiteren Adressen des Formulars stehen.",
  "A form of the page itself, in its look and its words, without a frame or a script of others. It works without scripts as well. It is there from the start, so that `load`, heights and `fallback` mean nothing to it.":
    "Ein Formular der Seite selbst, in ihrem Aussehen und mit ihren Wörtern, ohne Rahmen und ohne Skript anderer. Es funktioniert auch ohne Skripte und ist von Anfang an da, sodass Ladezeitpunkt, Höhen und Ersatztext dafür nichts bedeuten.",
  "Where answers are sent.": "Wohin Antworten gesendet werden.",
  "A form of HubSpot. The names of the questions are those of the form's fields there.":
    "Ein Formular von HubSpot. Die Namen der Fragen sind dort die der Formularfelder.",
  "The form's ID.": "Die Kennung des Formulars.",
  "An inbound webhook of a workflow of LeadConnector (GoHighLevel). Without scripts visitors see its answer and not the page of thanks.":
    "Ein eingehender Webhook eines Ablaufs von LeadConnector (GoHighLevel). Ohne Skripte sehen Besucher dessen Antwort und nicht die Dankesseite.",
  "The address of the webhook, as the workflow shows it.":
    "Die Adresse des Webhooks, wie der Ablauf sie zeigt.",
  "A form of Formspree.": "Ein Formular von Formspree.",
  "The ID at the end of the form's address.": "Die Kennung am Ende der Adresse des Formulars.",
  "A form of Basin. Set the page of thanks there too, for visitors without scripts.":
    "Ein Formular von Basin. Richten Sie die Dankesseite auch dort ein, für Besucher ohne Skripte.",
  "Netlify Forms, for a site that is hosted there. Detection of forms has to be switched on.":
    "Netlify Forms, für eine Website, die dort liegt. Die Erkennung von Formularen muss eingeschaltet sein.",
  "The name of the form in Netlify's lists.": "Der Name des Formulars in den Listen von Netlify.",
  "Any address that takes what HTML forms send. It answers scripts of this site (`Access-Control-Allow-Origin`), and leads everybody else to the page of thanks.":
    "Eine beliebige Adresse, die annimmt, was Formulare senden. Sie antwortet Skripten dieser Website (`Access-Control-Allow-Origin`) und führt alle anderen zur Dankesseite.",
  "The address.": "Die Adresse.",
  "The page of this site that thanks for what was sent, for example `/thanks`.":
    "Die Seite dieser Website, die für die Nachricht dankt, zum Beispiel `/danke`.",
  "The questions, from top to bottom; name, e-mail address and a message by default.":
    "Die Fragen, von oben nach unten; sonst Name, E-Mail-Adresse und eine Nachricht.",
  "A question of a form.": "Eine Frage eines Formulars.",
  "A line of text.": "Eine Zeile Text.",
  "The name under which the answer is sent, for example `email`. Services know fields by it.":
    "Der Name, unter dem die Antwort gesendet wird, zum Beispiel `email`. Dienste erkennen Felder daran.",
  "The question, or the name of what is asked, for example `Your name`.":
    "Die Frage oder der Name dessen, wonach gefragt wird, zum Beispiel `Ihr Name`.",
  "Whether it must be answered.": "Ob sie beantwortet werden muss.",
  "A few words under the label that help to answer.":
    "Einige Wörter unter der Frage, die beim Antworten helfen.",
  "The heading of a step that begins with this question, for example `What do you need?`. With scripts the form then shows one step at a time.":
    "Die Überschrift eines Schritts, der mit dieser Frage beginnt, zum Beispiel `Was brauchen Sie?`. Mit Skripten zeigt das Formular dann einen Schritt nach dem anderen.",
  "What browsers may fill in by themselves.": "Was Browser von selbst ausfüllen dürfen.",
  "An e-mail address.": "Eine E-Mail-Adresse.",
  "A phone number.": "Eine Telefonnummer.",
  "Several lines of text.": "Mehrere Zeilen Text.",
  "One of several answers.": "Eine von mehreren Antworten.",
  "The answers.": "Die Antworten.",
  "A box to tick, whose label says what is agreed to.":
    "Ein Kästchen zum Ankreuzen, dessen Beschriftung sagt, wozu man zustimmt.",
  "A form of the site's own that shows how one works and sends nothing, until a provider is chosen.":
    "Ein eigenes Formular der Website, das zeigt, wie eines funktioniert, und nichts sendet, bis ein Anbieter gewählt ist.",
  "What the form asks, from top to bottom; name, e-mail address and a message by default.":
    "Was das Formular fragt, von oben nach unten; sonst Name, E-Mail-Adresse und eine Nachricht.",
  "One question of the sample form.": "Eine Frage des Beispielformulars.",
  "What is written there: a line of text by default. `paragraph` gives several lines, `choice` a list to choose from.":
    "Was dort geschrieben wird: sonst eine Zeile Text. `Absatz` gibt mehrere Zeilen, `Auswahl` eine Liste zum Auswählen.",
  "The answers of a `choice`.": "Die Antworten einer `Auswahl`.",
  "Whether the question may stay open.": "Ob die Frage offenbleiben darf.",
  "A form of Typeform.": "Ein Formular von Typeform.",
  "The ID in the embed code, after `data-tf-live`.":
    "Die Kennung im Code zum Einbetten, nach `data-tf-live`.",
  "Web addresses that the form may load from beside those of its own service. All others are kept out.":
    "Webadressen, von denen das Formular neben denen seines Dienstes laden darf. Alle anderen werden ferngehalten.",
  "A host with its scheme and without a path, for example `https://forms.example.com`. Only on the visitor's own machine may it be `http://localhost`.":
    "Ein Rechner mit Schema und ohne Pfad, zum Beispiel `https://forms.example.com`. Nur auf dem eigenen Rechner des Besuchers darf es `http://localhost` sein.",
  "The small picture in the browser's tab, best an SVG.":
    "Das kleine Bild im Reiter des Browsers, am besten ein SVG.",
  "The picture shown when a page without one is shared.":
    "Das Bild, das gezeigt wird, wenn eine Seite ohne eigenes geteilt wird.",
  "Which pictures are shown when pages are shared: one for each page with its heading (`each`, the default), one for all with the heading of the home page (`one`), or none (`none`).":
    "Welche Bilder gezeigt werden, wenn Seiten geteilt werden: für jede eines mit ihrer Überschrift (`jede`, wie üblich), eines für alle mit der Überschrift der Startseite (`eines`) oder keines (`keine`).",
  "What pages are about, for search engines.": "Wovon Seiten handeln, für Suchmaschinen.",
  "What the pages of a path are about.": "Wovon die Seiten unter einem Pfad handeln.",
  "The path: of the page itself for `about`, else of the page above those that are meant. Where two paths fit a page, the longer one counts.":
    "Der Pfad: der Seite selbst bei `über uns`, sonst der Seite über den gemeinten. Passen zwei Pfade zu einer Seite, zählt der längere.",
  "`about`: the page presents the people behind the site. `service`: every page below offers a service, under its own name. `audience`: every page below offers one service to those whom its name in menus says. `place`: the pages below are areas, and those of the last kind in `areas` offer the service there.":
    "`über uns`: Die Seite stellt die Menschen hinter der Website vor. `Leistung`: Jede Seite darunter bietet eine Leistung unter ihrem eigenen Namen an. `Zielgruppe`: Jede Seite darunter bietet eine Leistung für diejenigen an, die ihr Name in Menüs nennt. `Ort`: Die Seiten darunter sind Gebiete, und die der untersten Ebene bieten die Leistung dort an.",
  "What the pages of the kind `place` stand for, level by level, for example `City` and then `Place`; an area and a place within it by default.":
    "Wofür die Seiten der Art `Ort` stehen, Ebene für Ebene, zum Beispiel `Stadt` und dann `Ort`; sonst ein Gebiet und ein Ort darin.",
  "What an area is, in the words of schema.org.":
    "Was ein Gebiet ist, in den Begriffen von schema.org.",
  "The service that pages of the kinds `audience` and `place` offer, for example `Bread delivery`.":
    "Die Leistung, die Seiten der Arten `Zielgruppe` und `Ort` anbieten, zum Beispiel `Brotlieferung`.",
  "For whom the services are, for pages of the kinds `service` and `place`, for example `Cafés and their owners`.":
    "Für wen die Leistungen sind, bei Seiten der Arten `Leistung` und `Ort`, zum Beispiel `Cafés und ihre Inhaber`.",
  "The name of the site, where it has another one in this language.":
    "Der Name der Website, wo sie in dieser Sprache anders heißt.",
  "Menus and buttons, with links to pages of this language.":
    "Menüs und Schaltflächen mit Links zu Seiten dieser Sprache.",
  "The phone number as people who read this language write it.":
    "Die Telefonnummer, wie Menschen sie schreiben, die diese Sprache lesen.",
  "Those that are not here stay as they are there.": "Was hier fehlt, bleibt, wie es dort ist.",
  "What search engines learn about the people behind the site.":
    "Was Suchmaschinen über die Menschen hinter der Website erfahren.",
  "The words around the form.": "Die Wörter um das Formular herum.",
  "What the form is, for screen readers.": "Was das Formular ist, für Vorleseprogramme.",
  "What visitors should know before they write into it.":
    "Was Besucher wissen sollten, bevor sie hineinschreiben.",
  "What is shown in place of a form that does not open.":
    "Was anstelle eines Formulars gezeigt wird, das sich nicht öffnet.",
  "What to do instead.": "Was man stattdessen tun kann.",
  "The page that thanks for what was sent, for a form that leads to one.":
    "Die Seite, die für die Nachricht dankt, bei einem Formular, das zu einer führt.",
  "The words of a question in another language.":
    "Die Wörter einer Frage in einer anderen Sprache.",
  "The question, or the name of what is asked.":
    "Die Frage oder der Name dessen, wonach gefragt wird.",
  "The heading of the step that begins with this question.":
    "Die Überschrift des Schritts, der mit dieser Frage beginnt.",
  "The answers to choose from, in the same order.":
    "Die Antworten zur Auswahl, in derselben Reihenfolge.",
};

const CHOICES = {
  page: "Seite",
  redirect: "weiterleiten",
  about: "über uns",
  audience: "Zielgruppe",
  service: "Leistung",
  long: "lang",
  numeric: "in Ziffern",
  plain: "schlicht",
  tinted: "getönt",
  dark: "dunkel",
  light: "hell",
  ticks: "Häkchen",
  numbers: "Nummern",
  hour: "Stunde",
  day: "Tag",
  night: "Nacht",
  week: "Woche",
  month: "Monat",
  year: "Jahr",
  person: "Person",
  piece: "Stück",
  kilogram: "Kilogramm",
  kilometer: "Kilometer",
  squareMeter: "Quadratmeter",
  prose: "Fließtext",
  note: "Anmerkung",
  left: "links",
  right: "rechts",
  yes: "ja",
  limited: "eingeschränkt",
  no: "nein",
  open: "offen",
  picture: "Bild",
  split: "geteilt",
  centered: "zentriert",
  editorial: "redaktionell",
  tint: "Tönung",
  rule: "Linie",
  space: "Raum",
  above: "darüber",
  column: "Spalte",
  hairline: "Haarlinie",
  raised: "erhaben",
  outlined: "umrandet",
  list: "Liste",
  soft: "weich",
  hard: "eckig",
  pill: "rund",
  slight: "leicht",
  beside: "daneben",
  accent: "Akzent",
  rules: "Linien",
  serif: "mit Serifen",
  sans: "ohne Serifen",
  device: "Gerät",
  city: "Stadt",
  country: "Land",
  region: "Region",
  state: "Bundesstaat",
  visible: "sichtbar",
  interaction: "bei Bedarf",
  eager: "sofort",
  current: "aktuell",
  legacy: "früher",
  name: "Name",
  "given-name": "Vorname",
  "family-name": "Nachname",
  organization: "Organisation",
  "organization-title": "Position im Betrieb",
  "street-address": "Straße und Hausnummer",
  "address-level1": "Bundesstaat",
  "address-level2": "Ort",
  "postal-code": "Postleitzahl",
  "country-name": "Land",
  url: "Webadresse",
  text: "Text",
  email: "E-Mail",
  tel: "Telefon",
  choice: "Auswahl",
  paragraph: "Absatz",
  each: "jede",
  one: "eine",
  none: "keine",
  place: "Ort",
  AdministrativeArea: "Verwaltungsgebiet",
  City: "Stadt",
  Country: "Land",
  Place: "Ort",
  State: "Bundesstaat",
};

/** What forms say in German. */
export const FIELD_WORDS: FieldWords = { labels: LABELS, help: HELP, choices: CHOICES };
