import type { FieldWords } from "../field-words.ts";

const LABELS = {
  "Goes live on": "Se publica el",
  "Ends on": "Termina el",
  "Leads here from": "Lleva aquí desde",
  "Leads here until": "Lleva aquí hasta",
  Title: "Título",
  "Title in search results": "Título en los resultados de búsqueda",
  Description: "Descripción",
  Summary: "Resumen",
  "Short title": "Título corto",
  Picture: "Imagen",
  "Old addresses": "Direcciones antiguas",
  "Old address": "Dirección antigua",
  "Leads to this page": "Lleva a esta página",
  "Choose what happens there": "Elegir qué ocurre allí",
  "What happens there": "Qué ocurre allí",
  Translates: "Traduce la página",
  "Translated from": "Traducida de",
  "First published on": "Publicada por primera vez el",
  "Last changed on": "Última modificación",
  "Last reviewed on": "Última revisión",
  Facts: "Datos",
  Fact: "Dato",
  Name: "Nombre",
  Text: "Texto",
  Subject: "Tema",
  Kind: "Tipo",
  Service: "Servicio",
  Audience: "Público",
  "Place of business": "Local",
  Type: "Tipo",
  Address: "Dirección",
  Street: "Calle",
  City: "Ciudad",
  Region: "Región",
  "Postal code": "Código postal",
  Country: "País",
  Phone: "Teléfono",
  Position: "Posición",
  Latitude: "Latitud",
  Longitude: "Longitud",
  "Time zone": "Zona horaria",
  Hours: "Horario",
  Monday: "Lunes",
  "From–until": "Desde–hasta",
  Tuesday: "Martes",
  Wednesday: "Miércoles",
  Thursday: "Jueves",
  Friday: "Viernes",
  Saturday: "Sábado",
  Sunday: "Domingo",
  Seasons: "Épocas",
  Season: "Época",
  From: "Desde",
  Until: "Hasta",
  "Special days": "Días especiales",
  "Special day": "Día especial",
  "Price range": "Nivel de precios",
  "Areas served": "Zonas que atiende",
  Entry: "Entrada",
  Languages: "Idiomas",
  "Language tag": "Código de idioma",
  Identifiers: "Identificadores",
  Identifier: "Identificador",
  Value: "Valor",
  "Position among neighbors": "Posición entre las vecinas",
  Topics: "Temas",
  "Hide from search engines": "Ocultar a los buscadores",
  "Article body": "Cuerpo del artículo",
  "Written by": "Escrito por",
  "Form of the date": "Forma de la fecha",
  Introduction: "Introducción",
  Sections: "Apartados",
  "Article section": "Apartado del artículo",
  "Name for links": "Nombre para enlaces",
  Heading: "Encabezado",
  "Questions and answers": "Preguntas y respuestas",
  Question: "Pregunta",
  Answer: "Respuesta",
  "Blog article": "Artículo del blog",
  Cards: "Tarjetas",
  "Line above the heading": "Línea sobre el encabezado",
  Background: "Fondo",
  Pages: "Páginas",
  "Cards written by hand": "Tarjetas escritas a mano",
  Card: "Tarjeta",
  "Web address": "Dirección web",
  "Cards in a row": "Tarjetas por fila",
  "Words of the links": "Palabras de los enlaces",
  "Most cards shown": "Máximo de tarjetas",
  Comparison: "Comparación",
  "What the table shows": "Qué muestra la tabla",
  "Heading of the first column": "Encabezado de la primera columna",
  Columns: "Columnas",
  "Comparison column": "Columna de la comparación",
  "Words where nothing is known": "Palabras donde no se sabe nada",
  "Small print": "Letra pequeña",
  "Contact details": "Datos de contacto",
  "Ways to reach you": "Formas de comunicarse con usted",
  "Contact detail": "Dato de contacto",
  Icon: "Icono",
  Label: "Etiqueta",
  "Call to action": "Llamada a la acción",
  Button: "Botón",
  "Words on the button": "Palabras del botón",
  "Show phone and e-mail": "Mostrar teléfono y correo electrónico",
  FAQ: "Preguntas frecuentes",
  Features: "Ventajas",
  Points: "Puntos",
  Feature: "Ventaja",
  "Points in a row": "Puntos por fila",
  Hero: "Portada",
  Subtitle: "Subtítulo",
  "Background picture": "Imagen de fondo",
  Buttons: "Botones",
  "Type the heading out": "Mostrar el encabezado letra por letra",
  "Videos behind the heading": "Vídeos detrás del encabezado",
  Video: "Vídeo",
  "Video as WebM": "Vídeo en WebM",
  "Video as MP4": "Vídeo en MP4",
  "Picture until it plays": "Imagen hasta que se reproduce",
  "Latest articles": "Últimos artículos",
  Folder: "Carpeta",
  "Lead form": "Formulario de contacto",
  List: "Lista",
  "Ticks or numbers": "Marcas o números",
  Locations: "Lugares",
  Map: "Mapa",
  "Two known points": "Dos puntos conocidos",
  "Map reference": "Punto conocido",
  "From the left, in percent": "Desde la izquierda, en porcentaje",
  "From the top, in percent": "Desde arriba, en porcentaje",
  "Map point": "Punto del mapa",
  "Page of the place": "Página del lugar",
  "Opening hours": "Horario de apertura",
  Pricing: "Precios",
  Rows: "Filas",
  Row: "Fila",
  "At least": "Al menos",
  Per: "Por",
  "Stands in the label": "Ya figura en la etiqueta",
  "Stands out": "Destacada",
  Footnote: "Nota al pie",
  Process: "Proceso",
  Steps: "Pasos",
  Step: "Paso",
  Number: "Número",
  "Related articles": "Artículos relacionados",
  "Rich text": "Texto corrido",
  Style: "Estilo",
  Sources: "Fuentes",
  Split: "Texto e imagen",
  "Side of the picture": "Lado de la imagen",
  Stats: "Cifras clave",
  Figures: "Cifras",
  Figure: "Cifra",
  Table: "Tabla",
  "Headings of the columns": "Encabezados de las columnas",
  "Name of the row": "Nombre de la fila",
  Cells: "Celdas",
  Cell: "Celda",
  Sign: "Signo",
  "What the video shows": "Qué muestra el vídeo",
  "What is said, in words": "Lo que se dice, en palabras",
  "First shown on": "Mostrado por primera vez el",
  Year: "Año",
  "What the chart shows": "Qué muestra el gráfico",
  Tasks: "Tareas",
  Task: "Tarea",
  "How often": "Con qué frecuencia",
  Months: "Meses",
  Month: "Mes",
  "Shared part": "Sección compartida",
  Look: "Aspecto",
  Colors: "Colores",
  Brand: "Marca",
  Accent: "Acento",
  Opening: "Apertura",
  Ground: "Fondo de apertura",
  Heads: "Encabezados de sección",
  Corners: "Esquinas",
  Questions: "Preguntas",
  Typefaces: "Tipos de letra",
  "Own typefaces": "Tipos de letra propios",
  Headings: "Encabezados",
  File: "Archivo",
  Roundness: "Redondez",
  Spacing: "Espaciado",
  Logo: "Logotipo",
  Light: "Claro",
  Dark: "Oscuro",
  "Name of the site": "Nombre del sitio",
  "Web address of the site": "Dirección web del sitio",
  Language: "Idioma",
  "Site language": "Idioma del sitio",
  Currency: "Moneda",
  Maps: "Mapas",
  "Map program": "Programa de mapas",
  "Phone number to dial": "Número de teléfono para marcar",
  "E-mail address": "Correo electrónico",
  Business: "Negocio",
  Organization: "Organización",
  Base: "Sede",
  Areas: "Zonas",
  "Served area": "Zona atendida",
  "Made-up values": "Valores inventados",
  "Made-up value": "Valor inventado",
  Host: "Servidor",
  Navigation: "Navegación",
  Entries: "Entradas",
  Href: "Destino",
  "All pages below": "Todas las páginas que dependen de",
  "Button beside the menu": "Botón junto al menú",
  Footer: "Pie de página",
  Note: "Nota",
  About: "Acerca de",
  Disclaimer: "Descargo de responsabilidad",
  "Author line": "Autoría",
  Blog: "Blog",
  Feed: "Canal",
  Byline: "Autoría del blog",
  Files: "Archivos",
  Samples: "Muestras",
  WordPress: "WordPress",
  Category: "Categoría",
  Blogs: "Blogs",
  Form: "Formulario",
  "No form": "Sin formulario",
  HubSpot: "HubSpot",
  "Sentence above the form": "Frase sobre el formulario",
  Height: "Altura",
  "Height on phones": "Altura en teléfonos",
  "When it is fetched": "Cuándo se carga",
  "Longest wait": "Espera máxima",
  "Words in its place": "Palabras en su lugar",
  "Form ID": "Identificador del formulario",
  "Portal ID": "Número de la cuenta",
  Embed: "Código de inserción",
  "Script web address": "Dirección web del script",
  "Another service, in a frame": "Otro servicio, en un marco",
  Src: "Dirección de origen",
  Jotform: "Jotform",
  LeadConnector: "LeadConnector",
  "A form of this site": "Un formulario de este sitio",
  Target: "Destinatario",
  Formspree: "Formspree",
  Basin: "Basin",
  Netlify: "Netlify",
  "Form name": "Nombre del formulario",
  Thanks: "Página de agradecimiento",
  Fields: "Campos",
  "Form field": "Campo del formulario",
  Required: "Obligatorio",
  Help: "Ayuda",
  Autocomplete: "Autocompletar",
  Email: "Correo electrónico",
  Message: "Mensaje",
  Choice: "Elección",
  Choices: "Opciones",
  Consent: "Consentimiento",
  "Sample form": "Formulario de ejemplo",
  "Sample form form field": "Campo del formulario de ejemplo",
  Optional: "Opcional",
  Typeform: "Typeform",
  "Further addresses of the form": "Otras direcciones del formulario",
  "Form host": "Dirección de un formulario",
  "Picture for sharing": "Imagen para compartir",
  "Pictures for sharing": "Imágenes para compartir",
  "Subjects of pages": "Temas de las páginas",
  Path: "Ruta",
  "Area type": "Tipo de zona",
  Notice: "Aviso",
  Fallback: "Texto alternativo",
  "Question translation": "Traducción de una pregunta",
  Subjects: "Temas del sitio",
};

const HELP = {
  "When the page goes live. Until then visitors do not see it.":
    "Cuándo se publica la página. Hasta entonces los visitantes no la ven.",
  "When the page ends. From then on visitors do not see it.":
    "Cuándo termina la página. Desde entonces los visitantes ya no la ven.",
  "When it goes live. Until then visitors do not see it.":
    "Cuándo se publica la parte. Hasta entonces los visitantes no la ven.",
  "When it ends. From then on visitors do not see it.":
    "Cuándo termina la parte. Desde entonces los visitantes ya no la ven.",
  "When the old address begins to lead here. Until then nothing answers it.":
    "Desde cuándo la dirección antigua lleva aquí. Hasta entonces nada responde en ella.",
  "When the old address stops leading here. From then on nothing answers it.":
    "Hasta cuándo la dirección antigua lleva aquí. Desde entonces nada responde en ella.",
  "The time zone of the times at which pages and parts of them go live or end. That of the place of business by default.":
    "La zona horaria de las horas en que las páginas y sus partes se publican o terminan. Si no se indica, la del lugar del negocio.",
  "The name of the page: its heading, and its name on cards and lists.":
    "El nombre de la página: su encabezado y su nombre en tarjetas y listas.",
  "The title in the browser's tab and in search results, without the brand. The page's title by default.":
    "El título en la pestaña del navegador y en los resultados de búsqueda, sin la marca. Si falta, el título de la página.",
  "One or two sentences for search results: 120 to 155 characters are shown whole.":
    "Una o dos frases para los resultados de búsqueda: de 120 a 155 caracteres se muestran enteros.",
  "The short text on cards that lead here. The description by default.":
    "El texto breve de las tarjetas que llevan aquí. Si falta, la descripción.",
  "A shorter name for cards, menus and the path above the heading. The title by default.":
    "Un nombre más corto para tarjetas, menús y la ruta sobre el encabezado. Si falta, el título.",
  "The picture of the page: in its opening, on cards and when it is shared.":
    "La imagen de la página: en su portada, en las tarjetas y cuando se comparte.",
  "Old addresses that lead here.": "Direcciones antiguas que llevan aquí.",
  "An old address of a page: a path alone sends visitors on to the page.":
    "Una dirección antigua de una página: una ruta sola envía a los visitantes a la página.",
  "A path without a page of its own, for example `/old-name`.":
    "Una ruta sin página propia, por ejemplo `/nombre-antiguo`.",
  "An old address, with what happens there.": "Una dirección antigua y lo que ocurre en ella.",
  "The old address.": "La dirección antigua.",
  "`redirect` sends visitors on, which is the default; `page` shows the page at this path too and names the first one as the original.":
    "`redirigir` envía a los visitantes a otra parte; `página` muestra la página también en esta ruta e indica que la primera es la original.",
  "The path of the page that this one says in another language, for example `/services`.":
    "La ruta de la página que esta dice en otro idioma, por ejemplo `/services`.",
  "What stands for the text of that page when it was translated. Translating a page writes it.":
    "Representa el texto de esa página cuando se tradujo. Se escribe al traducir.",
  "The day the page was first published.": "El día en que la página se publicó por primera vez.",
  "The day the text last changed.": "El día en que el texto cambió por última vez.",
  "The day somebody last compared the text with its sources.":
    "El día en que alguien comparó por última vez el texto con sus fuentes.",
  "Short answers about what the page describes, each under a name. Blocks that compare pages show those of several side by side.":
    "Respuestas breves sobre lo que describe la página, cada una con un nombre. Las secciones que comparan páginas muestran las de varias juntas.",
  "A short answer about what a page describes.":
    "Una respuesta breve sobre lo que describe una página.",
  "Its name, the same on all pages that are compared, for example `owner`.":
    "Su nombre, igual en todas las páginas que se comparan, por ejemplo `owner`.",
  "The answer, in a sentence or less.": "La respuesta, en una frase como máximo.",
  "What the page is about, where that does not follow from its path. Search engines learn it.":
    "De qué trata la página, cuando el sitio no lo dice para su ruta. Los buscadores lo reciben.",
  "`about`: the people behind the site. `service`: a service, under the name of the page. `audience`: a service for those whom the name of the page in menus says.":
    "`acerca de`: las personas detrás del sitio. `servicio`: un servicio con el nombre de la página. `público`: un servicio para quienes indica el nombre de la página en los menús.",
  "The service, if it has another name than the page.":
    "El servicio, si tiene otro nombre que la página.",
  "For whom the service is, for the kind `service`.":
    "Para quién es el servicio, en el tipo `servicio`.",
  "The place that the page is about, for example a branch: its address, its hours. Search engines learn what the page shows of it.":
    "El lugar del que trata la página, por ejemplo una sucursal: su dirección, su horario. Los buscadores reciben lo que la página muestra de él.",
  "What kind of business it is, in the words of schema.org, for example `Bakery`: `LocalBusiness` where nothing closer fits.":
    "Qué tipo de negocio es, en los términos de schema.org, por ejemplo `Bakery`; `LocalBusiness` si nada más preciso encaja.",
  "Its name; that of the site or the title of the page by default.":
    "Su nombre; si falta, el del sitio o el título de la página.",
  "Where it is, if that is not the postal address of the site.":
    "Dónde está, si no es la dirección postal del sitio.",
  "Street and number.": "Calle y número.",
  "City.": "Ciudad.",
  "State or region, where addresses name it.": "Estado o región, donde las direcciones lo indican.",
  "Postal code.": "Código postal.",
  "Country, as two letters.": "País, con dos letras.",
  "Its phone number as people read it, if that is not the site's.":
    "Su número de teléfono tal como se lee, si no es el del sitio.",
  "The same as phones dial it, for example `+15550100199`.":
    "El mismo tal como lo marcan los teléfonos, por ejemplo `+15550100199`.",
  "Where it is on the globe.": "Dónde está en el globo.",
  "Degrees to the north, below zero to the south.":
    "Grados hacia el norte; por debajo de cero, hacia el sur.",
  "Degrees to the east, below zero to the west.":
    "Grados hacia el este; por debajo de cero, hacia el oeste.",
  "The time zone of its hours; needed to say whether it is open now.":
    "La zona horaria de su horario; hace falta para decir si está abierto ahora.",
  "When it is open in a usual week. A day that is left out is a day off.":
    "Cuándo abre en una semana normal. Un día que falta es día de descanso.",
  "Monday.": "Lunes.",
  "From when until when, for example `09:00-12:30`. `18:00-02:00` ends on the next day, and `00:00-24:00` is the whole day.":
    "Desde cuándo y hasta cuándo, por ejemplo `09:00-12:30`. `18:00-02:00` termina al día siguiente, y `00:00-24:00` es el día entero.",
  "Tuesday.": "Martes.",
  "Wednesday.": "Miércoles.",
  "Thursday.": "Jueves.",
  "Friday.": "Viernes.",
  "Saturday.": "Sábado.",
  "Sunday.": "Domingo.",
  "Parts of the year with other hours. Those that are over are not shown.":
    "Épocas del año con otro horario. Las que ya pasaron no se muestran.",
  "A part of the year with other hours.": "Una época del año con otro horario.",
  "What visitors know it by, for example `Winter`.":
    "Cómo la conocen los visitantes, por ejemplo `Invierno`.",
  "Its first day.": "Su primer día.",
  "Its last day.": "Su último día.",
  "When it is open in a week of it.": "Cuándo abre en una semana de esa época.",
  "Single days and weeks that differ, for example Christmas. Those that are over are not shown.":
    "Días y semanas sueltos que difieren, por ejemplo Navidad. Los que ya pasaron no se muestran.",
  "A day, or some in a row, that differs.": "Un día, o varios seguidos, que difieren.",
  "What visitors know it by, for example `New Year`.":
    "Cómo lo conocen los visitantes, por ejemplo `Año Nuevo`.",
  "The day.": "El día.",
  "The last day, where there are several in a row.": "El último día, si son varios seguidos.",
  "When it is open then; closed by default.": "Cuándo abre entonces; si falta, está cerrado.",
  "How expensive it is, for example `$$` or `10–40 €`.":
    "Qué tan caro es, por ejemplo `$$` o `10–40 €`.",
  "Places that it serves, by their names.": "Lugares que atiende, por sus nombres.",
  "Text on one line, at most 2,000 characters.":
    "Texto en una línea, de 2.000 caracteres como máximo.",
  "Languages that are spoken there, for example `en` or `es`.":
    "Idiomas que se hablan allí, por ejemplo `en` o `es`.",
  "A language as a short tag.": "Un idioma como código corto.",
  "Numbers that it is registered under.": "Números con los que está registrado.",
  "A number that a business is registered under.":
    "Un número con el que está registrado un negocio.",
  "What number it is, for example `VAT number`.": "Qué número es, por ejemplo `NIF`.",
  "The number.": "El número.",
  "The position among the pages beside it: small numbers first. Pages without one follow by title.":
    "La posición entre las páginas vecinas: primero los números pequeños. Las páginas sin número siguen por título.",
  "Subjects of the page, by which related articles are chosen.":
    "Temas de la página, según los cuales se eligen los artículos relacionados.",
  "A subject of a page, which no visitor reads. At most 2,000 characters.":
    "Un tema de una página, que ningún visitante lee. De 2.000 caracteres como máximo.",
  "Whether search engines should leave the page out.": "Si los buscadores deben omitir la página.",
  "A long article: title, publication line and by-line from the page, contents that stay in view, and sections.":
    "Un artículo largo: título, datos de publicación y autoría de la página, un índice que queda a la vista y apartados.",
  "Who wrote it; the site's by-line by default.":
    "Quién lo escribió; si falta, la autoría del sitio.",
  "How the publication day is written: `long` (March 15, 2025), the default, or `numeric` (03/15/2025).":
    "Cómo se escribe el día de publicación: `largo` (15 de marzo de 2025), lo habitual, o `en cifras` (15/03/2025).",
  "The opening, before the first section.": "La introducción, antes del primer apartado.",
  "The sections, in the order of the contents.": "Los apartados, en el orden del índice.",
  "One section of an article.": "Un apartado de un artículo.",
  "A short name for links that lead here, from the contents and from other pages.":
    "Un nombre corto para los enlaces que llevan aquí, desde el índice y desde otras páginas.",
  "The heading, as in the contents.": "El encabezado, como en el índice.",
  "The text, with paragraphs, lists, tables and links.":
    "El texto, con párrafos, listas, tablas y enlaces.",
  "Questions with their answers, after the text.":
    "Preguntas con sus respuestas, después del texto.",
  "A question with its answer.": "Una pregunta con su respuesta.",
  "The question, as a visitor would ask it.": "La pregunta, como la haría un visitante.",
  "The answer.": "La respuesta.",
  "One article of the site's blog, chosen by the number in the address.":
    "Un artículo del blog del sitio, según el número de la dirección.",
  "Cards that lead to other pages, with picture, title and short text. Give `pages` and the cards take everything from those pages, or write them out as `items`.":
    "Tarjetas que llevan a otras páginas, con imagen, título y texto breve. Indique páginas y las tarjetas tomarán todo de ellas, o escriba las tarjetas a mano.",
  "A short name for links that lead here, for example `prices`.":
    "Un nombre corto para los enlaces que llevan aquí, por ejemplo `precios`.",
  "A few words in small capitals above the heading.":
    "Unas palabras en versalitas sobre el encabezado.",
  "The heading of this section.": "El encabezado de esta sección.",
  "One or two sentences under the heading.": "Una o dos frases bajo el encabezado.",
  "The background: `plain` paper (the default), `tinted`, or `dark`. At most one dark section a page beside the hero.":
    "El fondo: `liso` (lo habitual), `teñido` u `oscuro`. Como máximo una sección oscura por página, además de la portada.",
  "The pages the cards lead to. Their titles, pictures and short texts are taken from the pages themselves.":
    "Las páginas a las que llevan las tarjetas. Sus títulos, imágenes y textos breves se toman de las propias páginas.",
  "Cards written out by hand, in place of `pages`.":
    "Tarjetas escritas a mano, en lugar de páginas.",
  "A card written out by hand.": "Una tarjeta escrita a mano.",
  "The card's heading.": "El encabezado de la tarjeta.",
  "One or two sentences.": "Una o dos frases.",
  "Where the card leads.": "Adónde lleva la tarjeta.",
  "The picture on top.": "La imagen de arriba.",
  "How many cards stand in a row on a wide screen. 3 by default.":
    "Cuántas tarjetas hay en una fila en una pantalla ancha. Si falta, 3.",
  "The words of each card's link, before the page's name. `Explore` by default.":
    "Las palabras del enlace de cada tarjeta, antes del nombre de la página.",
  "At most this many cards.": "Como máximo, este número de tarjetas.",
  "A table that compares pages by their facts, one row each. The cells are written on the pages themselves, under `facts`.":
    "Una tabla que compara páginas por sus datos, una fila cada una. Las celdas se escriben en las propias páginas, en «Datos».",
  "Which pages are compared.": "Qué páginas se comparan.",
  "What the table shows, in a sentence, for people who cannot see it.":
    "Qué muestra la tabla, en una frase, para quienes no pueden verla.",
  "The heading of the first column, with the names of the pages.":
    "El encabezado de la primera columna, la de los nombres de las páginas.",
  "The other columns, from left to right.": "Las demás columnas, de izquierda a derecha.",
  "One column of a comparison.": "Una columna de una comparación.",
  "The name of the fact, as the pages have it.": "El nombre del dato, como lo tienen las páginas.",
  "The heading of the column.": "El encabezado de la columna.",
  "What stands where a page has no such fact, for example `Ask the board`.":
    "Qué aparece donde una página no tiene ese dato, por ejemplo `Consulte`.",
  "Small print under the table.": "Letra pequeña bajo la tabla.",
  "Ways to reach the people behind the site.":
    "Formas de comunicarse con las personas detrás del sitio.",
  "The ways, one a row.": "Las formas, una por fila.",
  "One way to reach somebody.": "Una forma de comunicarse con alguien.",
  "A small drawing: the name of an icon at lucide.dev/icons, or of a file in `media/icons`.":
    "Un dibujo pequeño: el nombre de un icono de lucide.dev/icons o de un dibujo del sitio.",
  "What it is, for example `Phone`.": "Qué es, por ejemplo `Teléfono`.",
  "The number, address or hours.": "El número, la dirección o el horario.",
  "Where it leads, for example `tel:{phoneNumber}`.":
    "Adónde lleva, por ejemplo `tel:{phoneNumber}`.",
  "A call to action: a heading, a sentence and a button.":
    "Una llamada a la acción: un encabezado, una frase y un botón.",
  "The heading.": "El encabezado.",
  "The button; without one it leads to the action of the site's header.":
    "El botón; si falta, lleva adonde lleva el del encabezado del sitio.",
  "The words on the button.": "Las palabras del botón.",
  "Where the button leads.": "Adónde lleva el botón.",
  "Whether the phone number and the e-mail address of the site stand beside the button.":
    "Si el teléfono y el correo electrónico del sitio aparecen junto al botón.",
  "Questions that open one at a time.": "Preguntas que se abren de una en una.",
  "The questions with their answers.": "Las preguntas con sus respuestas.",
  "A grid of short points, each with a small drawing: help areas, reasons, what is included.":
    "Una cuadrícula de puntos breves, cada uno con un dibujo pequeño: ámbitos de ayuda, motivos, qué se incluye.",
  "The points.": "Los puntos.",
  "One point of the grid.": "Un punto de la cuadrícula.",
  "The point in a few words.": "El punto en pocas palabras.",
  "One to three sentences.": "De una a tres frases.",
  "Where the point leads, if anywhere.": "Adónde lleva el punto, si lleva a alguna parte.",
  "How many points stand in a row on a wide screen. 3 by default.":
    "Cuántos puntos hay en una fila en una pantalla ancha. Si falta, 3.",
  "The opening of a page: its heading, a sentence, a picture and up to two buttons.":
    "La portada de una página: su encabezado, una frase, una imagen y hasta dos botones.",
  "The heading; the page's title by default. Where the heading ends with the page's title, as in `Bakers in York`, that name is set large.":
    "El encabezado; si falta, el título de la página. Si termina con el título de la página, como en `Panaderías en York`, ese nombre se muestra grande.",
  "The background picture; the page's picture by default.":
    "La imagen de fondo; si falta, la imagen de la página.",
  "Buttons: first the one that matters most.": "Botones: primero el más importante.",
  "A link shown as a button.": "Un enlace con forma de botón.",
  "Whether the heading is typed out, one character every 50 ms. It is always whole for screen readers, and under reduced motion for everybody.":
    "Si el encabezado aparece letra por letra. Para los lectores de pantalla está siempre entero, y también para quienes prefieren poco movimiento.",
  "Silent videos behind the heading, changing every 5 seconds.":
    "Vídeos sin sonido detrás del encabezado, que cambian cada pocos segundos.",
  "A silent video of a few seconds that loops behind the heading.":
    "Un vídeo sin sonido de unos segundos que se repite detrás del encabezado.",
  "The video as WebM, `/media/….webm`.": "El vídeo en WebM, `/media/….webm`.",
  "The same video as MP4, for browsers without WebM.":
    "El mismo vídeo en MP4, para navegadores sin WebM.",
  "The first picture of the video, shown until it plays and where videos are not wanted.":
    "La primera imagen del vídeo, que se muestra hasta que se reproduce.",
  "A strip of short facts under the opening.": "Una franja de datos breves bajo la portada.",
  "One fact of the strip under the opening.": "Un dato de la franja bajo la portada.",
  "A figure or a word, set large.": "Una cifra o una palabra, en grande.",
  "What the figure stands for.": "Qué representa la cifra.",
  "The newest articles of the site's blog, or of one of its blogs.":
    "Los artículos más recientes del blog del sitio, o de uno de sus blogs.",
  "The folder of the blog, for example `/news`, on a site with several; by default the page's own, or the blog without one.":
    "La carpeta del blog, por ejemplo `/news`, en un sitio con varios; si falta, la de la página o el blog sin carpeta.",
  "Without one, the phone number and the e-mail address stand in its place.":
    "Sin formulario, aparecen en su lugar el teléfono y el correo electrónico.",
  "A list of points with ticks or numbers, with an optional picture beside it.":
    "Una lista de puntos con marcas o números, con una imagen al lado si se desea.",
  "Text with paragraphs, **bold** and *italic* words, lists, tables and links. At most 50,000 characters.":
    "Texto con párrafos, palabras en **negrita** y *cursiva*, listas, tablas y enlaces. De 50.000 caracteres como máximo.",
  "`ticks` by default; `numbers` for steps in their order.":
    "Si falta, `marcas`; `números` para pasos en su orden.",
  "A picture beside the list.": "Una imagen junto a la lista.",
  "Places as large picture cards, taken from their pages: a new place is one new page and nothing else.":
    "Lugares como grandes tarjetas con imagen, tomadas de sus páginas: un lugar nuevo es una página nueva y nada más.",
  "The pages of the places.": "Las páginas de los lugares.",
  "The words of each card's link, before the place's name. `Explore` by default.":
    "Las palabras del enlace de cada tarjeta, antes del nombre del lugar.",
  "Places on a map that the site brings itself, with a list of them beside it and links to the map program of the visitor.":
    "Lugares en un mapa que aporta el propio sitio, con una lista al lado y enlaces al programa de mapas del visitante.",
  "The map without the places, with north at its top: best a drawing (SVG) of the area.":
    "El mapa sin los lugares, con el norte arriba: mejor un dibujo (SVG) de la zona.",
  "Two points of the drawing whose positions are known, far apart from one another, for example two cities. From them follows where everything else is.":
    "Dos puntos del dibujo cuya posición se conoce, alejados entre sí, por ejemplo dos ciudades. De ellos se deduce dónde está todo lo demás.",
  "A point of a drawing whose position on the globe is known.":
    "Un punto de un dibujo cuya posición en el globo se conoce.",
  "How far it is from the left edge, in percent of the width of the drawing.":
    "A qué distancia está del borde izquierdo, en porcentaje del ancho del dibujo.",
  "How far it is from the upper edge, in percent of the height of the drawing.":
    "A qué distancia está del borde superior, en porcentaje de la altura del dibujo.",
  "Its position on the globe.": "Su posición en el globo.",
  "What is set on the map.": "Qué se coloca en el mapa.",
  "A point of a map: a place of business, or anything else with a name and a position.":
    "Un punto de un mapa: un local u otra cosa con nombre y posición.",
  "The page about the place of business: its name, address and position are taken from there. Without a page and a position it is the place of this page, else of the site.":
    "La página sobre el local: de ella se toman su nombre, su dirección y su posición. Sin página ni posición, es el lugar de esta página o, si no, el del sitio.",
  "What stands in the list, if it is not the name of the place.":
    "Qué aparece en la lista, si no es el nombre del lugar.",
  "Where it is, if it is no place of business.": "Dónde está, si no es un local.",
  "A sentence about it.": "Una frase sobre él.",
  "When a place is open: the week, seasons and special days, whether it is open now, and how to find it. All of it comes from `business` of the page or of the site.":
    "Cuándo abre un lugar: la semana, las épocas y los días especiales, si está abierto ahora y cómo llegar. Todo se toma del negocio de la página o del sitio.",
  "The page about the place; this page by default, and without a place of its own the business of the site.":
    "La página sobre el lugar; si falta, esta página y, sin lugar propio, el negocio del sitio.",
  "The place itself, where no page is about it.":
    "El propio lugar, cuando ninguna página trata de él.",
  "Prices as a ledger of labels and values.": "Precios como una lista de conceptos e importes.",
  "The rows of the ledger.": "Las filas de la lista.",
  "One row of the ledger.": "Una fila de la lista.",
  "What is paid for.": "Por qué se paga.",
  "What it costs, for example `$0` or `Included`. An amount alone, such as `12.9` in the currency of the site or `12.9 CHF`, is written as the language of the page has it.":
    "Cuánto cuesta, por ejemplo `0 €` o `Incluido`. Un importe solo, como `12.9` en la moneda del sitio o `12.9 CHF`, se escribe según el idioma de la página.",
  "Whether that is the least that it costs: `from` stands before it.":
    "Si es lo mínimo que cuesta: se antepone `desde`.",
  "What one pays that for, as in `12.9 EUR per hour`. Search engines learn amounts with a unit, and those that stand out.":
    "Por qué se paga eso, como en `12,90 € por hora`. Los buscadores reciben los importes con unidad y los destacados.",
  "Whether the words of the row say already that it is the least, or per what it is, so that it does not stand there twice.":
    "Si las palabras de la fila ya dicen que es el mínimo, o por qué unidad, para que no aparezca dos veces.",
  "Whether the row stands out.": "Si la fila se destaca.",
  "A remark under the ledger.": "Una observación bajo la lista.",
  "Steps in their order, with large numerals.": "Pasos en su orden, con números grandes.",
  "The steps.": "Los pasos.",
  "One step.": "Un paso.",
  "The numeral.": "El número.",
  "What happens, in a few words.": "Qué ocurre, en pocas palabras.",
  "Up to three further articles, never the page itself. Without a list they are chosen among the pages beside this one by common topics.":
    "Hasta tres artículos más, nunca la propia página. Sin lista, se eligen entre las páginas vecinas por temas comunes.",
  "The articles, when they should not be chosen by subject. The first three are shown.":
    "Los artículos, si no deben elegirse por tema. Se muestran los tres primeros.",
  "Running text.": "Texto corrido.",
  "How the text looks: `prose` by default, or `note` for small print such as a reviewed date.":
    "Qué aspecto tiene el texto: si falta, `texto corrido`; o `nota` para letra pequeña, como una fecha de revisión.",
  "Nothing is listed here by hand.": "Aquí no se enumera nada a mano.",
  'The heading; "Sources" by default.': "El encabezado; si falta, «Fuentes».",
  "A few sentences before the list, for example whom to ask.":
    "Unas frases antes de la lista, por ejemplo a quién preguntar.",
  "Text on one side and a picture on the other.": "Texto a un lado y una imagen al otro.",
  "The picture.": "La imagen.",
  "The side of the picture on a wide screen. `right` by default.":
    "El lado de la imagen en una pantalla ancha. Si falta, `derecha`.",
  "Buttons under the text.": "Botones bajo el texto.",
  "A row of figures.": "Una fila de cifras.",
  "The figures.": "Las cifras.",
  "One figure.": "Una cifra.",
  "The figure.": "La cifra.",
  "What it stands for.": "Qué representa.",
  "A table that answers at a glance, for example who may do what. It prints as a sheet of its own.":
    "Una tabla que responde de un vistazo, por ejemplo quién puede hacer qué. Se imprime en una hoja aparte.",
  "The headings of the columns, that of the rows' names first.":
    "Los encabezados de las columnas; primero el de los nombres de las filas.",
  "The rows, from top to bottom.": "Las filas, de arriba abajo.",
  "One row of a table.": "Una fila de una tabla.",
  "The name of the row.": "El nombre de la fila.",
  "The cells under the further headings, in their order.":
    "Las celdas bajo los demás encabezados, en su orden.",
  "One cell of a table.": "Una celda de una tabla.",
  "The answer in a few words.": "La respuesta en pocas palabras.",
  "A sign before the words: `yes`, `limited` for yes under a condition, `no`, or `open` for what is not known.":
    "Un signo antes de las palabras: `sí`, `limitado` para un sí con condiciones, `no`, o `abierto` para lo que no se sabe.",
  "A video with its controls.": "Un vídeo con sus controles.",
  "The video as WebM.": "El vídeo en WebM.",
  "The video as MP4.": "El vídeo en MP4.",
  "The picture shown before the video plays.":
    "La imagen que se muestra antes de reproducir el vídeo.",
  "What is seen, for people who cannot watch it.": "Qué se ve, para quienes no pueden verlo.",
  "What is said and seen, in words.": "Lo que se dice y se ve, en palabras.",
  "The day the video was first put on the site. Search engines show videos only with it.":
    "El día en que el vídeo se puso por primera vez en el sitio. Los buscadores solo muestran vídeos con este dato.",
  "A year as a chart: which task falls into which month. It prints as a sheet with boxes to tick.":
    "Un año como gráfico: qué tarea cae en qué mes. Se imprime como una hoja con casillas para marcar.",
  "What the chart shows, in a sentence, for people who cannot see it.":
    "Qué muestra el gráfico, en una frase, para quienes no pueden verlo.",
  "The tasks, one line each.": "Las tareas, una por línea.",
  "A task of the year.": "Una tarea del año.",
  "The name of the task.": "El nombre de la tarea.",
  "How often it comes, in words, for example `Every quarter`.":
    "Con qué frecuencia ocurre, en palabras, por ejemplo `Cada trimestre`.",
  "The months in which it falls: 1 for the first month of the year to 12 for the last.":
    "Los meses en que cae: de 1, el primer mes del año, a 12, el último.",
  "A month of the year, from 1 to 12.": "Un mes del año, de 1 a 12.",
  "Small print under the chart.": "Letra pequeña bajo el gráfico.",
  "A block that several pages show.": "Una sección que muestran varias páginas.",
  "Which of the shared parts it is.": "Cuál de las secciones compartidas es.",
  "The look that everything else starts from: `atlas-and-ink` (calm, dark openings, a serif), `workshop` (paper, hard corners, black rules), `daylight` (white, round, centered) or `ledger` (hairlines, lists in place of cards).":
    "El aspecto del que parte todo lo demás: `atlas-and-ink` (sereno, portadas oscuras, letra con remates), `workshop` (papel, esquinas rectas, líneas negras), `daylight` (blanco, redondo, centrado) o `ledger` (líneas finas, listas en lugar de tarjetas).",
  "The colors of the brand. All others are computed from them, so that every text can be read. Without this field the site has the colors of its look.":
    "Los colores de la marca. Todos los demás se calculan a partir de ellos, de modo que cada texto se pueda leer. Sin este campo, el sitio tiene los colores de su aspecto.",
  "The color that people know you by.": "El color por el que se le reconoce.",
  "A second color, for buttons and small signs. Without one they have the first.":
    "Un segundo color, para botones y signos pequeños. Sin él, tienen el primero.",
  "The color of links and of other small words. Write it where the first is too light or too dark to be read; otherwise it is computed.":
    "El color de los enlaces y de otras palabras pequeñas. Indíquelo si el primero es demasiado claro o demasiado oscuro para leerse; si no, se calcula.",
  "How a page opens: words over the picture or beside it on one ground (`picture`), a tall picture beside large words (`split`), everything centered over a wide picture (`centered`), or the title left and the words right (`editorial`).":
    "Cómo se abre una página: con palabras sobre la imagen o a su lado sobre un mismo fondo (`imagen`), con una imagen alta junto a palabras grandes (`dividido`), todo centrado sobre una imagen ancha (`centrado`) o el título a la izquierda y las palabras a la derecha (`editorial`).",
  "Whether pages open on a dark or on a light ground.":
    "Si las páginas se abren sobre fondo oscuro o claro.",
  "What parts sections: a tinted ground (`tint`), a line (`rule`) or room alone (`space`).":
    "Qué separa las secciones: un fondo teñido (`tinte`), una línea (`línea`) o solo el espacio (`espacio`).",
  "Where the headings of sections stand: above and left (`above`), in a column of their own (`column`), in the middle (`centered`), or above a thin line (`hairline`).":
    "Dónde están los encabezados de las secciones: arriba a la izquierda (`arriba`), en una columna propia (`columna`), en el centro (`centrado`) o sobre una línea fina (`línea fina`).",
  "What cards look like: with a shadow (`raised`), with a line around them (`outlined`), on a tinted ground (`tinted`), or as lines of a numbered list without pictures (`list`).":
    "Qué aspecto tienen las tarjetas: con sombra (`en relieve`), con una línea alrededor (`con borde`), sobre fondo teñido (`teñido`) o como líneas de una lista numerada sin imágenes (`lista`).",
  "The corners of cards, pictures and buttons.": "Las esquinas de tarjetas, imágenes y botones.",
  "Where questions stand: beside their heading (`beside`), below each other in the column of the content (`column`), or on tinted rows (`tinted`).":
    "Dónde están las preguntas: junto a su encabezado (`al lado`), una debajo de otra en la columna del contenido (`columna`) o en filas teñidas (`teñido`).",
  "What a call to action stands on: a tinted panel (`tint`), a dark bar (`dark`), a panel in the accent color (`accent`), or between two lines (`rules`).":
    "Sobre qué está una llamada a la acción: un panel teñido (`tinte`), una barra oscura (`oscuro`), un panel del color de acento (`acento`) o entre dos líneas (`líneas`).",
  "The typefaces of headings and of texts, by their names.":
    "Los tipos de letra de los encabezados y los textos, por sus nombres.",
  "Typefaces of your own, in place of those above.":
    "Tipos de letra propios, en lugar de los anteriores.",
  "The typeface of headings.": "El tipo de letra de los encabezados.",
  "The file, in the format WOFF2.": "El archivo, en formato WOFF2.",
  "What stands in while the file is loaded: a typeface with serifs or one without.":
    "Qué aparece mientras se carga el archivo: un tipo de letra con remates o sin ellos.",
  "The typeface of texts.": "El tipo de letra de los textos.",
  "How round corners are, as a factor: `0` for none, `1` as `corners` has them.":
    "Qué tan redondas son las esquinas, como factor: `0` para nada, `1` como indican las esquinas.",
  "How much room there is between sections, as a factor: `1` as the look has it.":
    "Cuánto espacio hay entre secciones, como factor: `1` como indica el aspecto.",
  "The logo in the header, in place of the site's name.":
    "El logotipo del encabezado, en lugar del nombre del sitio.",
  "The picture for light grounds.": "La imagen para fondos claros.",
  "The picture for dark grounds. Without one the site's name stands there in words.":
    "La imagen para fondos oscuros. Sin ella, aparece allí el nombre del sitio en palabras.",
  "The icon in the browser's tab and on home screens, best an SVG that is as wide as high.":
    "El icono de la pestaña del navegador y de las pantallas de inicio; mejor un SVG tan ancho como alto.",
  "The name of the site, in the header and after every title.":
    "El nombre del sitio, en el encabezado y después de cada título.",
  "The public address of the site, for example `https://www.example.com`.":
    "La dirección pública del sitio, por ejemplo `https://www.example.com`.",
  "The language of the texts, for example `en-US`.":
    "El idioma de los textos, por ejemplo `en-US`.",
  "All languages of a site that has several, the one above first: it is at the root, each other one in a folder of its own.":
    "Todos los idiomas de un sitio que tiene varios, primero el anterior: está en la raíz; cada uno de los demás, en su propia carpeta.",
  "One language of a site that has several.": "Un idioma de un sitio que tiene varios.",
  "The language, for example `de`.": "El idioma, por ejemplo `de`.",
  "Its name in its own words, for example `Deutsch`: visitors choose by it.":
    "Su nombre en él mismo, por ejemplo `Deutsch`: por él eligen los visitantes.",
  "The folder of its pages, for example `/de`; none for the first language.":
    "La carpeta de sus páginas, por ejemplo `/de`; ninguna para el primer idioma.",
  "The currency of prices that are given as amounts alone, as three letters, for example `EUR`.":
    "La moneda de los precios que se dan solo como importes, con tres letras, por ejemplo `EUR`.",
  "What links to a map open, in their order. `openstreetmap` by default; `device` is the program of a phone for `geo:`, which few computers have.":
    "Qué abren los enlaces a un mapa, en su orden. Si falta, `openstreetmap`; `dispositivo` es el programa de mapas de un teléfono, que pocas computadoras tienen.",
  "What opens a position on a map.": "Qué abre una posición en un mapa.",
  "The phone number as people read it.": "El número de teléfono tal como se lee.",
  "The phone number as phones dial it, for example `+15550100199`.":
    "El número de teléfono tal como lo marcan los teléfonos, por ejemplo `+15550100199`.",
  "The e-mail address.": "El correo electrónico.",
  "The postal address.": "La dirección postal.",
  "What the site is about, where that is a business: its kind, its hours, where it is. A page about one of several places says its own.":
    "De qué trata el sitio, cuando es un negocio: su tipo, su horario, dónde está. Una página sobre uno de varios lugares tiene el suyo.",
  "What search engines learn about the people behind the site, beside what pages show.":
    "Lo que los buscadores reciben sobre las personas detrás del sitio, además de lo que muestran las páginas.",
  "Where they work from, if that is not the postal address.":
    "Desde dónde trabajan, si no es la dirección postal.",
  "State or region.": "Estado o región.",
  "Where they offer their services.": "Dónde ofrecen sus servicios.",
  "Where services are offered: a country, or a part of one.":
    "Dónde se ofrecen los servicios: un país o una parte de él.",
  "What it is. A `region` is any other part of a country than a state or a city.":
    "Qué es. `región` es cualquier otra parte de un país que no sea un estado o una ciudad.",
  "Its name, for example `United States`.": "Su nombre, por ejemplo `Estados Unidos`.",
  "Languages in which they answer, for example `en` or `es`.":
    "Idiomas en los que responden, por ejemplo `en` o `es`.",
  "Figures and sentences that stand on several pages, each written once here.":
    "Cifras y frases que aparecen en varias páginas, cada una escrita aquí una sola vez.",
  "What is made up until the real values are known, for example `/phone`.":
    "Lo que es inventado hasta que se conozcan los valores reales, por ejemplo `/phone`.",
  "Which value of the site it is, for example `/address/street`: the names above it, each after a slash.":
    "Qué valor del sitio es, por ejemplo `/address/street`: los nombres por encima de él, cada uno tras una barra.",
  "Where the built site is put, so that `check` knows how much fits there. Servers of your own are `nginx`, `caddy` and `s3`.":
    "Dónde se aloja el sitio terminado, para saber al comprobarlo cuánto cabe allí. Los servidores propios son `nginx`, `caddy` y `s3`.",
  "Menus and buttons.": "Menús y botones.",
  "The entries of the header, from left to right.":
    "Las entradas del encabezado, de izquierda a derecha.",
  "The words; the short name of the page by default.":
    "Las palabras; si faltan, el nombre corto de la página.",
  "Where it leads.": "Adónde lleva.",
  "The name of the group.": "El nombre del grupo.",
  "The page whose pages below it are the links, for example `/services`.":
    "La página cuyas páginas dependientes son los enlaces, por ejemplo `/services`.",
  "The button of the header and of the bar on phones.":
    "El botón del encabezado y de la barra en los teléfonos.",
  "Texts of the footer.": "Textos del pie de página.",
  "A short statement, for example where the site serves.":
    "Una declaración breve, por ejemplo a qué zonas atiende el sitio.",
  "A sentence under the brand.": "Una frase bajo la marca.",
  "The small print at the end.": "La letra pequeña del final.",
  "Columns of links.": "Columnas de enlaces.",
  "Who wrote the site's own articles.": "Quién escribió los artículos propios del sitio.",
  "The blog whose articles blocks show.": "El blog cuyos artículos se muestran.",
  "A blog that has a feed, RSS or Atom. The build fetches it; visitors' browsers ask nothing of it.":
    "Un blog que tiene un canal RSS o Atom. Se consulta al generar el sitio; los navegadores de los visitantes no le piden nada.",
  "The by-line of articles that name no author.":
    "La autoría de los artículos que no nombran a nadie.",
  "Where the site shows the articles, for example `/news`. A site with several blogs has one for each; without it the first other such folder shows them.":
    "Dónde muestra el sitio los artículos, por ejemplo `/news`. Un sitio con varios blogs tiene un lugar para cada uno; sin este dato, los muestra la primera de las demás carpetas de ese tipo.",
  "The full address of the feed, for example `https://blog.example.com/feed`.":
    "La dirección completa del canal, por ejemplo `https://blog.example.com/feed`.",
  "Those of a blog with a `folder` are in a folder of that name below it.":
    "Los de un blog con carpeta propia están dentro, en una carpeta con ese nombre.",
  "Whether the articles are samples, to be replaced before the site is published.":
    "Si los artículos son muestras que se sustituirán antes de publicar el sitio.",
  "A blog of WordPress, asked over its REST API: by the build, and by visitors' browsers for what is newer.":
    "Un blog de WordPress, consultado por su interfaz: al generar el sitio, y por los navegadores de los visitantes para lo más nuevo.",
  "The address of the WordPress site, without a path.":
    "La dirección del sitio de WordPress, sin ruta.",
  "The category whose articles are listed.": "La categoría cuyos artículos se enumeran.",
  "Whether samples stand in for its articles until the site is published.":
    "Si unas muestras ocupan el lugar de sus artículos hasta que se publique el sitio.",
  "Further blogs, each with the `folder` of the page that shows its articles.":
    "Otros blogs, cada uno con la carpeta de la página que muestra sus artículos.",
  "The blog service: which one it is, and what that one needs to know.":
    "El servicio de blog: cuál es y qué necesita saber.",
  "The form that pages show.": "El formulario que muestran las páginas.",
  "No form: the phone number and the e-mail address stand in its place.":
    "Sin formulario: aparecen en su lugar el teléfono y el correo electrónico.",
  "A form of HubSpot.": "Un formulario de HubSpot.",
  "What the form is, for screen readers, for example `Write to us`.":
    "Qué es el formulario, para lectores de pantalla, por ejemplo `Escríbanos`.",
  "A sentence above the form that visitors should know, for example `Please do not write card numbers here.`":
    "Una frase sobre el formulario que los visitantes deben conocer, por ejemplo `No escriba aquí números de tarjeta.`",
  "Height in pixels that is kept free for the form on wide screens; 640 by default.":
    "Altura en píxeles que se reserva para el formulario en pantallas anchas; si falta, 640.",
  "The same on phones, where forms are longer.":
    "Lo mismo en teléfonos, donde los formularios son más largos.",
  "When the form is fetched: `visible` shortly before it comes into view (the default), `interaction` after the visitor asks for it, `eager` at once.":
    "Cuándo se carga el formulario: `visible` poco antes de verse (lo habitual), `al usarlo` cuando el visitante lo pide, `enseguida` desde el principio.",
  "After how many thousandths of a second without an answer the form counts as blocked; 10000 by default.":
    "Tras cuántas milésimas de segundo sin respuesta el formulario se da por bloqueado; si falta, 10000.",
  "What visitors read instead of the form when it cannot be shown.":
    "Qué leen los visitantes en lugar del formulario cuando no se puede mostrar.",
  "A few words.": "Unas palabras.",
  "A sentence on what to do instead.": "Una frase sobre qué hacer en su lugar.",
  "The form's ID, as in its embed code.":
    "El identificador del formulario, como en su código de inserción.",
  "The number of the HubSpot account.": "El número de la cuenta de HubSpot.",
  "Where the account's data lie; `na1` by default.":
    "Dónde están los datos de la cuenta; si falta, `na1`.",
  "Which embed code HubSpot gives for the form: `current` (the default, with `hs-form-frame`) or `legacy` (with `hbspt.forms.create`).":
    "Qué código de inserción da HubSpot para el formulario: `actual` (lo habitual, con `hs-form-frame`) o `anterior` (con `hbspt.forms.create`).",
  "The address of the embed script, when it is served from elsewhere. Its host must stand in `formHosts` too.":
    "La dirección del script de inserción, cuando viene de otra parte. Su servidor debe figurar también entre las demás direcciones del formulario.",
  "A form of any other service, shown in a frame.":
    "Un formulario de cualquier otro servicio, mostrado en un marco.",
  "The address of the form. Its host must stand in `formHosts` too.":
    "La dirección del formulario. Su servidor debe figurar también entre las demás direcciones del formulario.",
  "A form of Jotform.": "Un formulario de Jotform.",
  "The number in the form's address.": "El número en la dirección del formulario.",
  "The host of the form: `https://form.jotform.com` by default, `https://eu.jotform.com` and `https://hipaa.jotform.com` for such accounts.":
    "El servidor del formulario: si falta, `https://form.jotform.com`; `https://eu.jotform.com` y `https://hipaa.jotform.com` para esas cuentas.",
  "A form of GoHighLevel, also called LeadConnector.":
    "Un formulario de GoHighLevel, también llamado LeadConnector.",
  "The number in the form's embed code, after `/widget/form/`.":
    "El número del código de inserción, después de `/widget/form/`.",
  "The name of the form in LeadConnector. The title by default.":
    "El nombre del formulario en LeadConnector. Si falta, el título.",
  "The host of the account's own brand, for example `https://go.example.com`. It must stand in `formHosts` too.":
    "El servidor de la marca propia de la cuenta, por ejemplo `https://go.example.com`. Debe figurar también entre las demás direcciones del formulario.",
  "The address of the embed script, when the account has its own. Its host must stand in `formHosts` too.":
    "La dirección del script de inserción, cuando la cuenta tiene el suyo. Su servidor debe figurar también entre las demás direcciones del formulario.",
  "A form of the page itself, in its look and its words, without a frame or a script of others. It works without scripts as well. It is there from the start, so that `load`, heights and `fallback` mean nothing to it.":
    "Un formulario de la propia página, con su aspecto y sus palabras, sin marco ni script ajeno. También funciona sin scripts. Está desde el principio, de modo que el momento de carga, las alturas y el texto alternativo no significan nada para él.",
  "Where answers are sent.": "Adónde se envían las respuestas.",
  "A form of HubSpot. The names of the questions are those of the form's fields there.":
    "Un formulario de HubSpot. Los nombres de las preguntas son los de los campos del formulario allí.",
  "The form's ID.": "El identificador del formulario.",
  "An inbound webhook of a workflow of LeadConnector (GoHighLevel). Without scripts visitors see its answer and not the page of thanks.":
    "Un webhook de entrada de un flujo de LeadConnector (GoHighLevel). Sin scripts, los visitantes ven su respuesta y no la página de agradecimiento.",
  "The address of the webhook, as the workflow shows it.":
    "La dirección del webhook, como la muestra el flujo.",
  "A form of Formspree.": "Un formulario de Formspree.",
  "The ID at the end of the form's address.":
    "El identificador al final de la dirección del formulario.",
  "A form of Basin. Set the page of thanks there too, for visitors without scripts.":
    "Un formulario de Basin. Configure allí también la página de agradecimiento, para visitantes sin scripts.",
  "Netlify Forms, for a site that is hosted there. Detection of forms has to be switched on.":
    "Netlify Forms, para un sitio alojado allí. La detección de formularios debe estar activada.",
  "The name of the form in Netlify's lists.": "El nombre del formulario en las listas de Netlify.",
  "Any address that takes what HTML forms send. It answers scripts of this site (`Access-Control-Allow-Origin`), and leads everybody else to the page of thanks.":
    "Cualquier dirección que reciba lo que envían los formularios. Responde a los scripts de este sitio (`Access-Control-Allow-Origin`) y lleva a los demás a la página de agradecimiento.",
  "The address.": "La dirección.",
  "The page of this site that thanks for what was sent, for example `/thanks`.":
    "La página de este sitio que agradece lo enviado, por ejemplo `/gracias`.",
  "The questions, from top to bottom; name, e-mail address and a message by default.":
    "Las preguntas, de arriba abajo; si faltan, nombre, correo electrónico y un mensaje.",
  "A question of a form.": "Una pregunta de un formulario.",
  "A line of text.": "Una línea de texto.",
  "The name under which the answer is sent, for example `email`. Services know fields by it.":
    "El nombre con el que se envía la respuesta, por ejemplo `email`. Los servicios reconocen los campos por él.",
  "The question, or the name of what is asked, for example `Your name`.":
    "La pregunta, o el nombre de lo que se pide, por ejemplo `Su nombre`.",
  "Whether it must be answered.": "Si hay que responderla.",
  "A few words under the label that help to answer.":
    "Unas palabras bajo la pregunta que ayudan a responder.",
  "The heading of a step that begins with this question, for example `What do you need?`. With scripts the form then shows one step at a time.":
    "El encabezado de un paso que empieza con esta pregunta, por ejemplo `¿Qué necesita?`. Con scripts, el formulario muestra entonces un paso tras otro.",
  "What browsers may fill in by themselves.": "Qué pueden rellenar los navegadores por sí mismos.",
  "An e-mail address.": "Un correo electrónico.",
  "A phone number.": "Un número de teléfono.",
  "Several lines of text.": "Varias líneas de texto.",
  "One of several answers.": "Una de varias respuestas.",
  "The answers.": "Las respuestas.",
  "A box to tick, whose label says what is agreed to.":
    "Una casilla para marcar, cuyo texto dice con qué se está de acuerdo.",
  "A form of the site's own that shows how one works and sends nothing, until a provider is chosen.":
    "Un formulario del propio sitio que muestra cómo funciona uno y no envía nada, hasta que se elija un proveedor.",
  "What the form asks, from top to bottom; name, e-mail address and a message by default.":
    "Qué pide el formulario, de arriba abajo; si falta, nombre, correo electrónico y un mensaje.",
  "One question of the sample form.": "Una pregunta del formulario de ejemplo.",
  "What is written there: a line of text by default. `paragraph` gives several lines, `choice` a list to choose from.":
    "Qué se escribe allí: si falta, una línea de texto. `párrafo` da varias líneas; `elección`, una lista para elegir.",
  "The answers of a `choice`.": "Las respuestas de una `elección`.",
  "Whether the question may stay open.": "Si la pregunta puede quedar sin respuesta.",
  "A form of Typeform.": "Un formulario de Typeform.",
  "The ID in the embed code, after `data-tf-live`.":
    "El identificador del código de inserción, después de `data-tf-live`.",
  "Web addresses that the form may load from beside those of its own service. All others are kept out.":
    "Direcciones web de las que el formulario puede cargar además de las de su propio servicio. Todas las demás quedan fuera.",
  "A host with its scheme and without a path, for example `https://forms.example.com`. Only on the visitor's own machine may it be `http://localhost`.":
    "Un servidor con su esquema y sin ruta, por ejemplo `https://forms.example.com`. Solo en el equipo del propio visitante puede ser `http://localhost`.",
  "The small picture in the browser's tab, best an SVG.":
    "La imagen pequeña de la pestaña del navegador; mejor un SVG.",
  "The picture shown when a page without one is shared.":
    "La imagen que se muestra cuando se comparte una página sin imagen propia.",
  "Which pictures are shown when pages are shared: one for each page with its heading (`each`, the default), one for all with the heading of the home page (`one`), or none (`none`).":
    "Qué imágenes se muestran al compartir páginas: una para cada página con su encabezado (`cada una`, lo habitual), una para todas con el encabezado de la página de inicio (`una`) o ninguna (`ninguna`).",
  "What pages are about, for search engines.": "De qué tratan las páginas, para los buscadores.",
  "What the pages of a path are about.": "De qué tratan las páginas de una ruta.",
  "The path: of the page itself for `about`, else of the page above those that are meant. Where two paths fit a page, the longer one counts.":
    "La ruta: de la propia página en `acerca de`; si no, de la página por encima de las que se indican. Si dos rutas corresponden a una página, cuenta la más larga.",
  "`about`: the page presents the people behind the site. `service`: every page below offers a service, under its own name. `audience`: every page below offers one service to those whom its name in menus says. `place`: the pages below are areas, and those of the last kind in `areas` offer the service there.":
    "`acerca de`: la página presenta a las personas detrás del sitio. `servicio`: cada página dependiente ofrece un servicio con su propio nombre. `público`: cada página dependiente ofrece un servicio a quienes indica su nombre en los menús. `lugar`: las páginas dependientes son zonas, y las del último nivel ofrecen allí el servicio.",
  "What the pages of the kind `place` stand for, level by level, for example `City` and then `Place`; an area and a place within it by default.":
    "Qué representan las páginas del tipo `lugar`, nivel por nivel, por ejemplo `ciudad` y después `lugar`; si falta, una zona y un lugar dentro de ella.",
  "What an area is, in the words of schema.org.": "Qué es una zona, en los términos de schema.org.",
  "The service that pages of the kinds `audience` and `place` offer, for example `Bread delivery`.":
    "El servicio que ofrecen las páginas de los tipos `público` y `lugar`, por ejemplo `Reparto de pan`.",
  "For whom the services are, for pages of the kinds `service` and `place`, for example `Cafés and their owners`.":
    "Para quién son los servicios, en las páginas de los tipos `servicio` y `lugar`, por ejemplo `Cafeterías y sus dueños`.",
  "The name of the site, where it has another one in this language.":
    "El nombre del sitio, si tiene otro en este idioma.",
  "Menus and buttons, with links to pages of this language.":
    "Menús y botones, con enlaces a páginas de este idioma.",
  "The phone number as people who read this language write it.":
    "El número de teléfono tal como lo escriben quienes leen este idioma.",
  "Those that are not here stay as they are there.":
    "Los que no estén aquí quedan como están allí.",
  "What search engines learn about the people behind the site.":
    "Lo que los buscadores reciben sobre las personas detrás del sitio.",
  "The words around the form.": "Las palabras alrededor del formulario.",
  "What the form is, for screen readers.": "Qué es el formulario, para lectores de pantalla.",
  "What visitors should know before they write into it.":
    "Qué deben saber los visitantes antes de escribir en él.",
  "What is shown in place of a form that does not open.":
    "Qué se muestra en lugar de un formulario que no se abre.",
  "What to do instead.": "Qué hacer en su lugar.",
  "The page that thanks for what was sent, for a form that leads to one.":
    "La página que agradece lo enviado, en un formulario que lleva a una.",
  "The words of a question in another language.": "Las palabras de una pregunta en otro idioma.",
  "The question, or the name of what is asked.": "La pregunta, o el nombre de lo que se pide.",
  "The heading of the step that begins with this question.":
    "El encabezado del paso que empieza con esta pregunta.",
  "The answers to choose from, in the same order.":
    "Las respuestas para elegir, en el mismo orden.",
};

const CHOICES = {
  page: "página",
  redirect: "redirigir",
  about: "acerca de",
  audience: "público",
  service: "servicio",
  long: "largo",
  numeric: "en cifras",
  plain: "liso",
  tinted: "teñido",
  dark: "oscuro",
  light: "claro",
  ticks: "marcas",
  numbers: "números",
  hour: "hora",
  day: "día",
  night: "noche",
  week: "semana",
  month: "mes",
  year: "año",
  person: "persona",
  piece: "unidad",
  kilogram: "kilogramo",
  kilometer: "kilómetro",
  squareMeter: "metro cuadrado",
  prose: "texto corrido",
  note: "nota",
  left: "izquierda",
  right: "derecha",
  yes: "sí",
  limited: "limitado",
  no: "no",
  open: "abierto",
  picture: "imagen",
  split: "dividido",
  centered: "centrado",
  editorial: "editorial",
  tint: "tinte",
  rule: "línea",
  space: "espacio",
  above: "arriba",
  column: "columna",
  hairline: "línea fina",
  raised: "en relieve",
  outlined: "con borde",
  list: "lista",
  soft: "suave",
  hard: "recta",
  pill: "redonda",
  slight: "leve",
  beside: "al lado",
  accent: "acento",
  rules: "líneas",
  serif: "con remates",
  sans: "sin remates",
  device: "dispositivo",
  city: "ciudad",
  country: "país",
  region: "región",
  state: "estado",
  visible: "visible",
  interaction: "al usarlo",
  eager: "enseguida",
  current: "actual",
  legacy: "anterior",
  name: "nombre",
  "given-name": "nombre de pila",
  "family-name": "apellido",
  organization: "organización",
  "organization-title": "cargo",
  "street-address": "calle y número",
  "address-level1": "estado o provincia",
  "address-level2": "ciudad",
  "postal-code": "código postal",
  "country-name": "país",
  url: "dirección web",
  text: "texto",
  email: "correo electrónico",
  tel: "teléfono",
  choice: "elección",
  paragraph: "párrafo",
  each: "cada una",
  one: "una",
  none: "ninguna",
  place: "lugar",
  AdministrativeArea: "zona administrativa",
  City: "ciudad",
  Country: "país",
  Place: "lugar",
  State: "estado",
};

/** What forms say in Spanish. */
export const FIELD_WORDS: FieldWords = { labels: LABELS, help: HELP, choices: CHOICES };
