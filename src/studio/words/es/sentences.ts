import type { SENTENCES as GERMAN } from "../de/sentences.ts";
import type { TranslationOf } from "../words.ts";

/** What the engine and the server say to authors, in Spanish. */
export const SENTENCES: TranslationOf<typeof GERMAN> = {
  "{links} to {page} would lead nowhere:\n{places}\nChange them first, or name the page that takes its place.":
    "No llevarían a ninguna parte: {links} a {page}:\n{places}\nCámbielos primero o indique la página que ocupa su lugar.",
  "A page of this site cannot be read, and may show this file.":
    "Una página de este sitio no se puede leer y quizá muestre este archivo.",
  "Repair that page first.": "Repare primero esa página.",
  "Another program is writing this page right now.":
    "Otro programa está escribiendo esta página ahora mismo.",
  "Save it again.": "Vuelva a guardarla.",
  "Another studio has changed this page at the same time.":
    "Otro estudio ha cambiado esta página al mismo tiempo.",
  "Another window has changed this page since.": "Otra ventana ha cambiado esta página entretanto.",
  "Look at it before you throw the changes away.": "Mírela antes de descartar los cambios.",
  "The site has changed since then.": "El sitio ha cambiado desde entonces.",
  "Look once more at what will happen.": "Vuelva a mirar qué ocurrirá.",
  "The studio cannot do that.": "El estudio no puede hacer eso.",
  "The studio has changed since.": "El estudio ha cambiado entretanto.",
  "The studio was started again since.": "El estudio se ha reiniciado entretanto.",
  "Load its page again.": "Vuelva a cargar su página.",
  "This drawing is too large: at most 0.5 MB.":
    "Este dibujo es demasiado grande: como máximo 0,5 MB.",
  "Simplify it, or save it as PNG.": "Simplifíquelo o guárdelo como PNG.",
  "This file is empty.": "Este archivo está vacío.",
  "Choose another one, or save it again.": "Elija otro o vuelva a guardarlo.",
  "This file is used, so it was not deleted.":
    "Este archivo está en uso, así que no se ha eliminado.",
  "This is no picture.": "Esto no es una imagen.",
  "Pictures are SVG, JPEG, PNG, WebP, AVIF, GIF or HEIC files.":
    "Las imágenes son archivos SVG, JPEG, PNG, WebP, AVIF, GIF o HEIC.",
  "This picture is damaged or cut off, so browsers could not show it.":
    "Esta imagen está dañada o incompleta, y los navegadores no podrían mostrarla.",
  "Open it, save it again, and choose the new file.":
    "Ábrala, guárdela de nuevo y elija el archivo nuevo.",
  "This picture is too large.": "Esta imagen es demasiado grande.",
  "Save it as JPEG, at most 4000 pixels wide.":
    "Guárdela como JPEG, de 4000 píxeles de ancho como máximo.",
  "This picture is far too large.": "Esta imagen es excesivamente grande.",
  "Save it at most {width} pixels wide.": "Guárdela con {width} píxeles de ancho como máximo.",
  "This is too large: at most {size} MB can be taken.":
    "Es demasiado grande: se admiten como máximo {size} MB.",
  "There is no file {path}.": "No existe el archivo {path}.",
  "There is no page file {path} any more.": "El archivo de página {path} ya no existe.",
  "This part is not finished, so it cannot be shared: {subject}":
    "Esta sección no está terminada, así que no se puede compartir: {subject}",
  "The disk of this studio is full, so nothing was changed.":
    "El disco de este estudio está lleno, así que no se cambió nada.",
  "Make room on it, or ask whoever looks after it, then try again.":
    "Haga sitio en él, o pídalo a quien se ocupa del estudio, y vuelva a intentarlo.",
  "Something unexpected went wrong.": "Algo inesperado ha fallado.",
  "The terminal says more; your changes are still here.":
    "El terminal dice más; sus cambios siguen aquí.",
  "There are unsaved changes on {pages}.": "Hay cambios sin guardar en {pages}.",
  "Save them first, or throw them away.": "Guárdelos primero o descártelos.",
  "The home page cannot be moved.": "La página de inicio no se puede mover.",
  "The home page cannot be removed.": "La página de inicio no se puede eliminar.",
  "The old addresses are like this already.": "Las direcciones antiguas ya están así.",
  "“{address}” is no good address: write small letters, digits and hyphens, for example /services/advice.":
    "«{address}» no sirve como dirección: escriba minúsculas, cifras y guiones, por ejemplo /servicios/asesoria.",
  "“{address}” is no good address: write small letters, digits and hyphens.":
    "«{address}» no sirve como dirección: escriba minúsculas, cifras y guiones.",
  "{address} is an old address of {page}.": "{address} es una dirección antigua de {page}.",
  "Take it out of “aliases” there first.": "Quítela allí primero de las direcciones antiguas.",
  "{page} is in this language already.": "{page} ya está en este idioma.",
  "{page} is there in this language: {there}.": "{page} ya existe en este idioma: {there}.",
  "{to} lies below {from}.": "{to} está debajo de {from}.",
  "Nothing shows {file}, so there is nothing to change.":
    "Nada muestra {file}, así que no hay nada que cambiar.",
  "Pages lie below {page}: {pages}.": "Hay páginas debajo de {page}: {pages}.",
  "Remove or move them first.": "Elimínelas o muévalas primero.",
  "{address} was published and has to lead somewhere: name the page that takes its place.":
    "{address} estaba publicada y tiene que llevar a alguna parte: indique la página que ocupa su lugar.",
  "{page} is hidden, so visitors who are sent there would find nothing.":
    "{page} está oculta, así que los visitantes no encontrarían nada allí.",
  "Show it first, or name another page.": "Muéstrela primero o indique otra página.",
  "There is a fact “{name}” already.": "Ya existe el dato «{name}».",
  "There is no fact “{name}”.": "No existe el dato «{name}».",
  "The fact “{name}” has this value already.": "El dato «{name}» ya tiene este valor.",
  "There is a page {page} already.": "Ya existe la página {page}.",
  "There is no page {page}.": "No existe la página {page}.",
  "There is no page {page} to take over.": "No existe la página {page} que se quería tomar.",
  "There is no page {page} to translate.": "No existe la página {page} que se quería traducir.",
  "There is no page {page} to lead to.": "No existe la página {page} a la que se quería llevar.",
  "“{word}” is not a word.": "«{word}» no es una palabra.",
  "Moved {from} to {to}.": "{from} pasa a {to}.",
  "Move {from} to {to}.": "{from} pasa a {to}.",
  "Change {links} in {files}.": "Cambian {links} en {files}.",
  "Change {links} in {files}; the old path leads to the new.":
    "Cambian {links} en {files}; la dirección antigua lleva a la nueva.",
  "1 link": "1 enlace",
  "{number} links": "{number} enlaces",
  "no links": "ningún enlace",
  "1 file": "1 archivo",
  "{number} files": "{number} archivos",
  "Remove {page}.": "Se elimina {page}.",
  "Its path and {links} now lead to {page}.": "Su dirección y {links} llevarán a {page}.",
  "Make {page}.": "Se crea {page}.",
  "It is hidden: visitors do not see it yet.": "Está oculta: los visitantes aún no la ven.",
  "Its texts are those of {page}: write its own.":
    "Sus textos son los de {page}: escriba los suyos.",
  "What is still to be written is marked on the page.":
    "Lo que aún falta por escribir está marcado en la página.",
  'When it is ready, press "Show this page" in the studio.':
    "Cuando esté lista, pulse «Mostrar esta página» en el estudio.",
  "Every text of it is marked, as it is in the original: write it in its language.":
    "Cada texto está marcado, tal como está en el original: escríbalo en su idioma.",
  "{page} lists it as soon as it is shown.": "{page} la incluirá en cuanto se muestre.",
  "Make {page}, the page {original} in {language}.":
    "Se crea {page}: la página {original} en {language}.",
  "Show {file} in one place.": "{file} se muestra en un lugar.",
  "Show {file} in {number} places.": "{file} se muestra en {number} lugares.",
  "Show {file} in {number} places of {count} files.":
    "{file} se muestra en {number} lugares de {count} archivos.",
  "Its description stays.": "Su descripción se conserva.",
  "Change {token} from {before} to {after}.": "{token} cambia de {before} a {after}.",
  "One page shows it.": "Una página lo muestra.",
  "{number} pages show it.": "{number} páginas lo muestran.",
  "Rename “{from}” to “{to}”.": "«{from}» pasa a llamarse «{to}».",
  "Remove “{name}”.": "Se elimina «{name}».",
  "Change one text.": "Cambia un texto.",
  "Change {number} texts.": "Cambian {number} textos.",
  "Write “{value}” into one text.": "Se escribe «{value}» en un texto.",
  "Write “{value}” into {number} texts.": "Se escribe «{value}» en {number} textos.",
  "“{address}” is no address of this site.": "«{address}» no es una dirección de este sitio.",
  "Write it from the first slash on.": "Escríbala desde la primera barra.",
  "There is a page at {address}.": "Hay una página en {address}.",
  "Visitors see it, and are sent nowhere.":
    "Los visitantes la ven y no se les envía a ninguna parte.",
  "{from} leads to {way}: around in a circle.": "{from} lleva a {way}: en círculo.",
  "Let one of them lead to a page.": "Haga que una de ellas lleve a una página.",
  "{address} is an old address itself and leads on to {page}.":
    "{address} es a su vez una dirección antigua y lleva a {page}.",
  "Write {value} here.": "Escriba aquí {value}.",
  "Did you mean {value}?": "¿Quiso decir {value}?",
  "Did you mean “{value}”?": "¿Quiso decir «{value}»?",
  "Did you mean “{value}” or “{other}”?": "¿Quiso decir «{value}» o «{other}»?",
  "“{field}”": "«{field}»",
  "Entry {number} of “{field}”": "La entrada {number} de «{field}»",
  "This part": "Esta sección",
  "The list of parts": "La lista de secciones",
  "This page": "Esta página",
  "“{field}” is missing.": "Falta «{field}».",
  "Fill it in.": "Complételo.",
  "“{name}” stands here, and the site has no such field.":
    "Aquí figura «{name}», y el sitio no tiene ese campo.",
  "Take it out.": "Quítelo.",
  "It was probably meant to be “{field}”.": "Probablemente se quería decir «{field}».",
  "Write it there, and take this one out.": "Escríbalo allí y quite este.",
  "{subject} cannot be used as it is.": "{subject} no se puede usar tal como está.",
  "Empty it, and fill it in again.": "Vacíelo y vuelva a completarlo.",
  "{subject} is “{value}”, which is none of the choices.":
    "{subject} es «{value}», que no está entre las opciones.",
  "{subject} is none of the choices.": "{subject} no está entre las opciones.",
  "“{value}” was probably meant.": "Probablemente se quería decir «{value}».",
  "Choose another one.": "Elija otra cosa.",
  "{subject} is “{value}”, which has the wrong form.":
    "{subject} es «{value}», que no tiene la forma correcta.",
  "{subject} is empty.": "{subject} está vacío.",
  "Write the text, or delete the field if it is not needed.":
    "Escriba el texto o elimine el campo si no hace falta.",
  "This text is empty.": "Este texto está vacío.",
  "Write it, or delete the field if it is not needed.":
    "Escríbalo o elimine el campo si no hace falta.",
  "{subject} has 1 entry, but needs at least {least}.":
    "{subject} tiene 1 entrada, pero necesita al menos {least}.",
  "{subject} has {count} entries, but needs at least {least}.":
    "{subject} tiene {count} entradas, pero necesita al menos {least}.",
  "{subject} has no entries, but needs at least {least}.":
    "{subject} no tiene entradas, pero necesita al menos {least}.",
  "Add entries, or delete the field if it is not needed.":
    "Añada entradas o elimine el campo si no hace falta.",
  "{subject} has {count} entries, but takes at most {most}.":
    "{subject} tiene {count} entradas, pero admite como máximo {most}.",
  "Take some away, or spread them over two blocks.": "Quite algunas o repártalas en dos secciones.",
  "Take some away, or spread them over two parts.": "Quite algunas o repártalas en dos secciones.",
  "{subject} is {value}, but has to be at least {least}.":
    "{subject} es {value}, pero debe ser al menos {least}.",
  "Write a larger number.": "Escriba un número mayor.",
  "{subject} is {value}, but has to be at most {most}.":
    "{subject} es {value}, pero debe ser como máximo {most}.",
  "Write a smaller number.": "Escriba un número menor.",
  "{subject} has {count} characters, but takes at most {most}.":
    "{subject} tiene {count} caracteres, pero admite como máximo {most}.",
  "Spread the text over several blocks or pages.":
    "Reparta el texto en varias secciones o páginas.",
  "Spread the text over several parts or pages.": "Reparta el texto en varias secciones o páginas.",
  "A day is written as year-month-day, for example “{day}”.":
    "Un día se escribe como año-mes-día, por ejemplo «{day}».",
  "The published address {address} is gone, and nothing leads on from it.":
    "La dirección publicada {address} ya no existe, y nada lleva desde ella a otra parte.",
  "Add it to “Old addresses” of the page that took its place.":
    "Añádala a las direcciones antiguas de la página que ocupó su lugar.",
  "The old address {address} is already answered by {page}.":
    "A la dirección antigua {address} ya responde {page}.",
  "Choose another path, or take this one away.": "Elija otra ruta o quite esta.",
  "The old address {address} ends with a slash.":
    "La dirección antigua {address} termina con una barra.",
  "Write {value}; it answers both.": "Escriba {value}; responde a ambas.",
  "The anchor “{name}” stands twice on this page.":
    "El nombre para enlaces «{name}» aparece dos veces en esta página.",
  "Give this one another name, and change the links that mean it.":
    "Dé otro nombre a este y cambie los enlaces que se refieren a él.",
  "This paragraph stands on {page} as well.": "Este párrafo aparece también en {page}.",
  "Write it anew for this page, or share the part, so that both pages show the same one.":
    "Escríbalo de nuevo para esta página o comparta la sección, para que ambas páginas muestren la misma.",
  "{percent} % of this page stands on {page} as well.":
    "El {percent} % de esta página aparece también en {page}.",
  "Say what is particular here, in words of its own; search engines and readers take such pages for one.":
    "Diga con palabras propias qué es particular aquí; buscadores y lectores toman páginas así por una sola.",
  "The day {day} has not come yet.": "El día {day} aún no ha llegado.",
  "Compare year and month; a page is shown as soon as it is built, whatever its day.":
    "Compare año y mes; una página se muestra en cuanto se genera, sea cual sea su día.",
  "{day} is not in the calendar.": "{day} no está en el calendario.",
  "Write year-month-day with a month from 01 to 12 and a day that the month has.":
    "Escriba año-mes-día con un mes de 01 a 12 y un día que el mes tenga.",
  "The page was updated on {day}, before it was published on {other}.":
    "La página se modificó el {day}, antes de publicarse el {other}.",
  "Compare the two days.": "Compare los dos días.",
  "This page asks “{question}” twice.": "Esta página pregunta dos veces «{question}».",
  "Keep the better answer, and take the other question away.":
    "Conserve la mejor respuesta y quite la otra pregunta.",
  "{value} is written out here, and stays behind when it changes in {place}.":
    "{value} está escrito aquí a mano y se quedará atrás cuando cambie en «Contacto y datos».",
  "{value} is written out here, and stays behind when it changes under {place}.":
    "{value} está escrito aquí a mano y se quedará atrás cuando cambie en «Contacto y datos».",
  "Write {value}.": "Escriba {value}.",
  "Write “{value}”.": "Escriba «{value}».",
  "The name of the site stands in “{title}”, and is added after every title by itself.":
    "El nombre del sitio figura en «{title}» y ya se añade solo después de cada título.",
  "The title has {count} characters; search results cut it off after about {most}.":
    "El título tiene {count} caracteres; los resultados de búsqueda lo cortan tras unos {most}.",
  "The description has {count} characters; search results cut it off after about {most}.":
    "La descripción tiene {count} caracteres; los resultados de búsqueda la cortan tras unos {most}.",
  "Write a shorter one under “{field}”.": "Escriba uno más corto en «{field}».",
  "The brand is added by itself.": "La marca se añade sola.",
  "The home page is hidden from search engines, and with it the name of the site.":
    "La página de inicio está oculta a los buscadores y, con ella, el nombre del sitio.",
  "The page {page} has the same title.": "La página {page} tiene el mismo título.",
  "The page {page} has the same description.": "La página {page} tiene la misma descripción.",
  "Give this page a title of its own, so that people can tell the two apart in search results.":
    "Dé a esta página un título propio, para poder distinguirlas en los resultados de búsqueda.",
  "Give this page a description of its own, so that people can tell the two apart in search results.":
    "Dé a esta página una descripción propia, para poder distinguirlas en los resultados de búsqueda.",
  "{span} and {other} overlap.": "{span} y {other} se solapan.",
  "Write one time for both, or let one end before the other begins.":
    "Escriba un solo horario para ambos o haga que uno termine antes de que empiece el otro.",
  "There is no icon “{name}”.": "No existe el icono «{name}».",
  "Choose one from the list.": "Elija uno de la lista.",
  "The page {page} has no place #{anchor}.": "La página {page} no tiene ningún lugar #{anchor}.",
  "This page has no place #{anchor}.": "Esta página no tiene ningún lugar #{anchor}.",
  "“{address}” lacks its beginning.": "A «{address}» le falta el comienzo.",
  "{page} is hidden: visitors do not see it yet, and this link would lead them nowhere.":
    "{page} está oculta: los visitantes aún no la ven, y este enlace no los llevaría a ninguna parte.",
  "Show that page, or take the link away until then.":
    "Muestre esa página o quite el enlace hasta entonces.",
  "{host} is most likely a misspelt {other}, and mail to it is lost.":
    "{host} es muy probablemente {other} mal escrito, y el correo enviado allí se pierde.",
  "“{address}” is not encrypted: others can read and change what is sent.":
    "«{address}» no está cifrada: otros pueden leer y cambiar lo que se envía.",
  "Write https://, and look whether the page opens.":
    "Escriba https:// y compruebe si la página se abre.",
  "{address} is an old address that only sends visitors on to {page}.":
    "{address} es una dirección antigua que solo envía a los visitantes a {page}.",
  "“{words}” does not say where the link leads.": "«{words}» no dice adónde lleva el enlace.",
  "Name what is there: people look for links by their words, and hear them without the text around.":
    "Nombre lo que hay allí: la gente busca los enlaces por sus palabras y los oye sin el texto que los rodea.",
  "This picture has no text for people who cannot see it.":
    "Esta imagen no tiene texto para quienes no pueden verla.",
  "Say in one short sentence what it shows.": "Diga en una frase corta qué muestra.",
  "The text of the picture does not say what the picture shows.":
    "El texto de la imagen no dice qué muestra la imagen.",
  "Say in one short sentence what is seen.": "Diga en una frase corta qué se ve.",
  "So much is cut off this picture that hardly anything of it is left.":
    "De esta imagen se ha cortado tanto que apenas queda nada.",
  "Leave at least 5 percent of its width and of its height.":
    "Deje al menos el 5 por ciento de su ancho y de su altura.",
  "Put the file into the media folder, or correct the path.":
    "Ponga el archivo entre las imágenes y archivos o corrija la ruta.",
  "{file} is not a picture.": "{file} no es una imagen.",
  "Use an SVG, JPEG, PNG, WebP or AVIF file here.":
    "Use aquí un archivo SVG, JPEG, PNG, WebP o AVIF.",
  "This text is still to be written: {what}.": "Este texto aún está por escribir: {what}.",
  "Write it in place of the braces and what stands in them, or hide the page until then.":
    "Escríbalo en lugar de las llaves y lo que contienen, u oculte la página hasta entonces.",
  "This page has no main heading.": "Esta página no tiene encabezado principal.",
  "The home page cannot be hidden.": "La página de inicio no se puede ocultar.",
  "Choose “Show this page”.": "Elija «Mostrar esta página».",
  "“{words}” is left over from {page}.": "«{words}» ha quedado de {page}.",
  "Write it for {name}.": "Escríbalo para {name}.",
  "No page leads to this one.": "Ninguna página lleva a esta.",
  "Link to it from a page that visitors come through, or list it in a menu.":
    "Enlácela desde una página por la que pasen los visitantes o inclúyala en un menú.",
  "There are no pages below {page} to show here.":
    "No hay páginas debajo de {page} que mostrar aquí.",
  "The phone numbers {number} and {other} are not the same.":
    "Los números de teléfono {number} y {other} no son el mismo.",
  "“{value}” is a made-up value.": "«{value}» es un valor inventado.",
  "Everything in “{field}” is made up.": "Todo lo que hay en «{field}» es inventado.",
  "This is the second dark section of the page.": "Esta es la segunda sección oscura de la página.",
  "Keep one, where the eye should go, and give the other a different “{field}”, or none.":
    "Conserve una, adonde deba ir la mirada, y cambie «{field}» en la otra.",
  "There is no shared block “{name}”.": "No existe la sección compartida «{name}».",
  "There is no shared part “{name}”.": "No existe la sección compartida «{name}».",
  "“{word}” is not in the dictionary.": "«{word}» no está en el diccionario.",
  "If the word is right, add it to the site's own words.":
    "Si la palabra es correcta, añádala a las palabras del sitio.",
  "If the word is right, add it to {file}.":
    "Si la palabra es correcta, añádala a las palabras del sitio.",
  "“{wrong}” is what “{right}” becomes when a text is read with the wrong encoding.":
    "«{wrong}» es en lo que se convierte «{right}» cuando un texto se lee con la codificación equivocada.",
  "“{words}” stands in for a text that is still to be written.":
    "«{words}» ocupa el lugar de un texto que aún está por escribir.",
  "Write the text, or take the field away.": "Escriba el texto o quite el campo.",
  "“{words}” is shown as it stands: this field has plain text, not Markdown.":
    "«{words}» se muestra tal cual: este campo tiene texto sencillo.",
  "“{words}” is shown as it stands: this field has plain words only.":
    "«{words}» se muestra tal cual: este campo tiene solo palabras sencillas.",
  "Write the words only.": "Escriba solo las palabras.",
  "“{words}” has its braces twice.": "«{words}» tiene las llaves dos veces.",
  "Visitors would see it as it stands.": "Los visitantes lo verían tal cual.",
  "{token} has no value.": "{token} no tiene valor.",
  "This table is empty.": "Esta tabla está vacía.",
  "Change {links} in {files}; the old paths lead to the new.":
    "Cambian {links} en {files}; las direcciones antiguas llevan a las nuevas.",
  "Values are set under “Contact and facts”.": "Los valores están en «Contacto y datos».",
  "For a brace itself write {left} or {right}.": "Para una llave en sí, escriba {left} o {right}.",
  "Values are written {value}.": "Los valores se escriben {value}.",
  "Add entries, or take the field away if it is not needed.":
    "Añada entradas, o quite el campo si no hace falta.",
  "{subject} has the wrong form.": "{subject} no tiene la forma correcta.",
  "Take this entry away.": "Quite esta entrada.",
  "Say the same in one or two shorter sentences.": "Diga lo mismo en una o dos frases más cortas.",
  "HTML such as {tag} cannot stand in a text.": "El HTML, como {tag}, no puede estar en un texto.",
  "Use the buttons above the text for bold words, italics, links and lists.":
    "Use los botones de encima del texto para la negrita, la cursiva, los enlaces y las listas.",
  "Pictures have parts of their own.": "Las imágenes tienen secciones propias.",
  "This part shows a place of business, and nothing says which one.":
    "Esta sección muestra un local, y nada dice cuál.",
  "“{address}” has a space in it.": "«{address}» contiene un espacio.",
  "“{address}” leads nowhere.": "«{address}» no lleva a ninguna parte.",
  "“{address}” is an e-mail address, not a link.":
    "«{address}» es una dirección de correo, no un enlace.",
  "“{number}” is a phone number, not a link.": "«{number}» es un número de teléfono, no un enlace.",
  "The heading “{heading}” skips a level: no heading above it is one level higher.":
    "El título «{heading}» se salta un nivel: ninguno de los anteriores está un nivel por encima.",
  "This page has a second main heading.": "Esta página tiene un segundo título principal.",
  "Another page of the site has the same address.":
    "Otra página del sitio tiene la misma dirección.",
  "Give one of the two another address.": "Dé a una de las dos otra dirección.",
  "Compare them digit by digit.": "Compárelos cifra por cifra.",
  "“{field}” is what people read, “{other}” what their phones dial, with the country.":
    "«{field}» es lo que se lee, «{other}» lo que marcan los teléfonos, con el país.",
  "This blog has no folder, and another one has none either.":
    "Este blog no tiene carpeta, y otro tampoco.",
  "Write the folder of the page that shows its articles, for example {path}.":
    "Escriba la carpeta de la página que muestra sus artículos, por ejemplo {path}.",
  "Fill in “Business” in this part, on this page, or under “Contact and facts”.":
    "Complete «Negocio» en esta sección, en esta página o en «Contacto y datos».",
  "A fact cannot have the name “{name}”.": "Un dato no puede llamarse «{name}».",
  "A name has letters and digits only.": "Un nombre tiene solo letras y cifras.",
  "None of the compared pages has a fact “{name}”.":
    "Ninguna de las páginas comparadas tiene un dato «{name}».",
  "Write it on the pages under “{field}”, or take the column away.":
    "Escríbalo en las páginas, en «{field}», o quite la columna.",
  "{address} is not known as an address of this service.":
    "{address} no se conoce como dirección de este servicio.",
  "If the form really comes from there, add the address to “{field}”; otherwise correct it.":
    "Si el formulario viene realmente de allí, añada la dirección a «{field}»; si no, corríjala.",
  "Question {number} of the form has the same name as question {other}: “{name}”.":
    "La pregunta {number} del formulario tiene el mismo nombre que la pregunta {other}: «{name}».",
  "Give each question a name of its own: only one of the two answers would arrive.":
    "Dé a cada pregunta un nombre propio: solo llegaría una de las dos respuestas.",
  "Take the tick away from “{field}”.": "Quite la marca de «{field}».",
  "The heading “{words}” stands in a text that is too short to have one.":
    "El encabezado «{words}» está en un texto demasiado corto para tener uno.",
  "Take the # away, and put the words into the heading of the part, or make them bold.":
    "Quite el # y ponga las palabras en el encabezado de la sección o en negrita.",
  "Begin it with {signs} instead of {other}.": "Empiécelo con {signs} en lugar de {other}.",
  "The built site has 1 old address that leads on, and {host} takes none.":
    "El sitio generado tiene 1 dirección antigua que redirige, y {host} no admite ninguna.",
  "Make it smaller, choose a plan that takes more ({address}), or name another host in “{field}”.":
    "Hágalo más pequeño, elija un plan que admita más ({address}) o indique otro en «{field}».",
  "{page} is in another language, and {other} says the same in that of this page.":
    "{page} está en otro idioma, y {other} dice lo mismo en el de esta página.",
  "The first language is {language}, and “{field}” says {other}.":
    "El primer idioma es {language}, y en «{field}» figura {other}.",
  "Put {language} first in the list, or change “{field}”.":
    "Ponga {language} en primer lugar de la lista o cambie «{field}».",
  "This point is not on the drawing: {left} percent from the left and {top} from the top.":
    "Este punto no está en el dibujo: al {left} por ciento desde la izquierda y al {top} desde arriba.",
  "Compare its latitude and longitude, and those of the two known points.":
    "Compare su latitud y su longitud, y las de los dos puntos conocidos.",
  "This text nests more than {number} lists, quotes or emphases in one another.":
    "Este texto anida más de {number} listas, citas o énfasis unos dentro de otros.",
  "Write plain paragraphs, and spread what belongs apart over several of them.":
    "Escriba párrafos sencillos y reparta en varios lo que no va junto.",
  "A “{field}” part takes the article's number from the end of the address, and this page's address has none there.":
    "Una sección «{field}» toma el número del artículo del final de la dirección, y la de esta página no lo tiene.",
  "It belongs on the page that shows single articles.":
    "Corresponde a la página que muestra artículos sueltos.",
  "Let the parts begin with one of these: {labels}.":
    "Haga que las secciones empiecen con una de estas: {labels}.",
  "Add a page in that folder, or take the part away.":
    "Añada una página en esa carpeta o quite la sección.",
  "“{field}” is what people read, “Phone number to dial” what their phones dial, with the country.":
    "«{field}» es lo que se lee, «Número de teléfono para marcar» lo que marcan los teléfonos, con el país.",
  "This page cannot have its address: “{name}” is the folder of the site's own files.":
    "Esta página no puede tener su dirección: «{name}» es la carpeta de los archivos del propio sitio.",
  "Give the file or its folder another name.": "Dé otro nombre al archivo o a su carpeta.",
  "“{name}” makes a bad address: it may have small letters, digits and single hyphens only.":
    "«{name}» da una mala dirección: solo puede tener minúsculas, cifras y guiones sueltos.",
  "Rename it to “{name}”.": "Cámbielo por «{name}».",
  "The contact form is a sample: what visitors write into it reaches nobody.":
    "El formulario de contacto es una muestra: lo que escriben los visitantes no llega a nadie.",
  "Choose the service of your own form under “Form”, or no form, to show the phone number and the e-mail address alone.":
    "Elija en «Formulario» el servicio de su propio formulario, o ninguno, para mostrar solo el teléfono y el correo electrónico.",
  "Write the text, or take the field away if it is not needed.":
    "Escriba el texto o quite el campo si no hace falta.",
  "The note by which other editors know this page's fields leads nowhere.":
    "La nota por la que otros editores conocen los campos de esta página no lleva a ninguna parte.",
  "Visitors notice nothing of it.": "Los visitantes no notan nada.",
  "The picture {file} is never shown: “{field}” says that pages are shared without pictures.":
    "La imagen {file} no se muestra nunca: según «{field}», las páginas se comparten sin imágenes.",
  "Take “{field}” away, or say “each” or “one” in “Pictures for sharing”.":
    "Quite «{field}» o elija «cada una» o «una» en «Imágenes para compartir».",
  "“{name}” says the same as the shared part “{part}”.":
    "«{name}» dice lo mismo que la sección compartida «{part}».",
  "Delete it, so that this page shows later changes of the shared part.":
    "Elimínelo, para que esta página muestre los cambios posteriores de la sección compartida.",
  "No page shows the shared part “{part}”.":
    "Ninguna página muestra la sección compartida «{part}».",
  "Show it on a page, or have its file deleted.":
    "Muéstrela en una página o haga que se elimine su archivo.",
  "This page mentions “{source}”, and has no list of its sources.":
    "Esta página menciona «{source}» y no tiene una lista de sus fuentes.",
  "Add the part “Sources”, after the text and before the closing call to action.":
    "Añada la sección «Fuentes», después del texto y antes de la llamada a la acción final.",
  "“{source}” is cited here, and no source has it.":
    "Aquí se cita «{source}», y ninguna fuente lo tiene.",
  "Have it added to the list of sources, with the address of the official text.":
    "Haga que se añada a la lista de fuentes, con la dirección del texto oficial.",
  "No page mentions {source}.": "Ninguna página menciona {source}.",
  "Take the source away, or cite it where it is meant.":
    "Quite la fuente o cítela donde corresponda.",
  "{token} is no gap that is filled here.": "{token} no es un hueco que se rellene aquí.",
  "These words can have {tokens}.": "Estas palabras pueden tener {tokens}.",
  "The engine has no words in {language}, and they are missing.":
    "No hay palabras para {language}, y faltan.",
  "Write them under “Words”.": "Escríbalas en «Palabras».",
  "The color {color} is too light for links and other small words: on the ground of the pages they could hardly be read.":
    "El color {color} es demasiado claro para enlaces y otras palabras pequeñas: sobre el fondo de las páginas apenas podrían leerse.",
  "The color {color} is too dark for links and other small words: on the ground of the pages they could hardly be read.":
    "El color {color} es demasiado oscuro para enlaces y otras palabras pequeñas: sobre el fondo de las páginas apenas podrían leerse.",
  "They have {color} instead, the same color in a darker tone.":
    "En su lugar tienen {color}, el mismo color en un tono más oscuro.",
  "They have {color} instead, the same color in a lighter tone.":
    "En su lugar tienen {color}, el mismo color en un tono más claro.",
  "Choose {color} as “{field}” if you like that tone, or choose one of your own.":
    "Elija {color} en «{field}» si le gusta ese tono o elija uno propio.",
  "These values refer to one another without end: {values}.":
    "Estos valores se refieren unos a otros sin fin: {values}.",
  "Write out the text of one of them.": "Escriba el texto de uno de ellos.",
  "Write {token} for the value.": "Escriba {token} para el valor.",
  "Values are set under {place}.": "Los valores se escriben en «Contacto y datos».",
  "{page} was changed on {day}, and this translation of it last on {other}.":
    "{page} cambió el {day}, y esta traducción por última vez el {other}.",
  "Say here what changed there, and write the day of that into “{field}”.":
    "Diga aquí qué cambió allí y escriba el día en «{field}».",
  "An anchor has small letters, digits and hyphens only, and begins with a letter, for example “{name}”.":
    "Un nombre para enlaces tiene solo minúsculas, cifras y guiones y empieza con una letra, por ejemplo «{name}».",
  "A picture or video lies in the media folder: its path begins with “/media/”.":
    "Una imagen o un vídeo está entre las imágenes y archivos: su ruta empieza con «/media/».",
  "The name of a fact has small letters, digits and hyphens only, and begins with a letter, for example “{name}”.":
    "El nombre de un dato tiene solo minúsculas, cifras y guiones y empieza con una letra, por ejemplo «{name}».",
  "Write a time zone as continent and city, for example “{zone}” or “{other}”.":
    "Escriba una zona horaria como continente y ciudad, por ejemplo «{zone}» o «{other}».",
  "Write the address of a site without a path, for example “{address}”.":
    "Escriba la dirección de un sitio sin ruta, por ejemplo «{address}».",
  "Write a full address over https, for example “{address}”.":
    "Escriba una dirección completa con https, por ejemplo «{address}».",
  "Write a host over https and without a path, for example “{address}”.":
    "Escriba un servidor con https y sin ruta, por ejemplo «{address}».",
  "“Contact and facts”": "«Contacto y datos»",
  "“Form”": "«Formulario»",
  "“Address and search”": "«Dirección y búsqueda»",
  "“Words”": "«Palabras»",
  "“Look of the site”": "«Aspecto del sitio»",
  "the shared part “{name}”": "la sección compartida «{name}»",
  "a file of the site": "un archivo del sitio",
  "This is what the shared part says as well.": "Esto lo dice también la sección compartida.",
  "Take it out, so that this page shows later changes of the shared part.":
    "Quítelo, para que esta página muestre los cambios posteriores de la sección compartida.",
  "{page} ends on {day} at {time}, and this link is shown for longer.":
    "{page} termina el {day} a las {time}, y este enlace se muestra más tiempo.",
  "{page} goes live on {day} at {time}, and this link is shown before.":
    "{page} se publica el {day} a las {time}, y este enlace se muestra antes.",
  "Let the part with the link end at the same time, or take the link away by then.":
    "Haga que la parte con el enlace termine al mismo tiempo, o quite el enlace antes.",
  "Let the part with the link go live at the same time, or take the link away.":
    "Haga que la parte con el enlace se publique al mismo tiempo, o quite el enlace.",
  "Let the part with the link go live at the same time, or take the link away until then.":
    "Haga que la parte con el enlace se publique al mismo tiempo, o quite el enlace hasta entonces.",
  "{page} goes live on {day} at {time}, and this link is shown already: until then it leads visitors nowhere.":
    "{page} se publica el {day} a las {time}, y este enlace ya se muestra: hasta entonces no lleva a los visitantes a ninguna parte.",
  "{page} ended on {day} at {time}: this link leads visitors nowhere.":
    "{page} terminó el {day} a las {time}: este enlace no lleva a los visitantes a ninguna parte.",
  "Take the link away, or let that page go on.": "Quite el enlace, o deje que esa página continúe.",
  "It ends on {day} at {time}, and goes live on {other} at {begin}: it would never be shown.":
    "Termina el {day} a las {time} y se publica el {other} a las {begin}: nunca se mostraría.",
  "Compare the two times.": "Compare las dos horas.",
  "This part is over since {day} at {time}.": "Esta parte terminó el {day} a las {time}.",
  "This page is over since {day} at {time}.": "Esta página terminó el {day} a las {time}.",
  "This old address is over since {day} at {time}.":
    "Esta dirección antigua terminó el {day} a las {time}.",
  "Delete it, or write when it ends.": "Elimínela, o escriba cuándo termina.",
  "The site has things that go live or end, and names no time zone: their times are those of UTC.":
    "El sitio tiene partes que se publican o terminan y no indica zona horaria: sus horas son las de UTC.",
  "Choose one under “{field}”.": "Elija una en «{field}».",
  "This page has times, and {page} below it is shown at others.":
    "Esta página tiene horas, y {page}, debajo de ella, se muestra a otras.",
  "Give the pages below the same times, or move them.":
    "Dé a las páginas de debajo las mismas horas, o muévalas.",
  "The home page is always there: it has no times.":
    "La página de inicio está siempre: no tiene horas.",
  "Empty “{field}” and “{other}”.": "Vacíe «{field}» y «{other}».",
  "{page} is hidden, and this link is shown from {day} at {time} on.":
    "{page} está oculta, y este enlace se muestra desde el {day} a las {time}.",
  "Show that page by then, or take the link away.": "Muestre esa página antes, o quite el enlace.",
  "You may not do this.": "No tiene permiso para hacer esto.",
  "Ask whoever looks after the site.": "Pregunte a quien se ocupa del sitio.",
  "You do not look after the people of this site any more.":
    "Usted ya no administra las personas de este sitio.",
  "This address is on the list already.": "Esta dirección ya está en la lista.",
  "Somebody else has changed this line of the list meanwhile.":
    "Entretanto, otra persona ha cambiado esta entrada.",
  "Nobody would look after the people of this site any more.":
    "Nadie podría administrar ya las personas de este sitio.",
  "Make somebody else an admin first.": "Dé antes la administración a otra persona.",
  "Somebody has changed this file by hand on the server.":
    "Alguien ha cambiado este archivo a mano en el servidor.",
  "Ask them to commit it first.": "Pídale que lo confirme primero.",
  "“{address}” is no e-mail address.": "«{address}» no es una dirección de correo.",
  "Write the address of a person, such as ana@example.com, or *@example.com for everybody of a company.":
    "Escriba la dirección de una persona, como ana@example.com, o *@example.com para todas las de una empresa.",
  "The site’s repository cannot be reached.": "No se puede acceder al lugar donde está el sitio.",
  "Nothing was changed there.": "Allí no se ha cambiado nada.",
  "Somebody else has changed the site’s repository meanwhile.":
    "Entretanto, otra persona ha cambiado el sitio.",
  "The site’s repository does not let this server in.":
    "El lugar donde está el sitio no deja entrar a este servidor.",
  "Its password or key may have expired.": "Puede que su contraseña o su clave haya caducado.",
  "Others have changed files that were changed here without the studio: {names}.":
    "Otras personas cambiaron archivos que aquí se cambiaron sin el estudio: {names}.",
  "Ask whoever set up the site to keep or undo that, then try again.":
    "Pida a quien configuró el sitio que lo conserve o lo deshaga, y vuelva a intentarlo.",
  "The site’s repository does not take this change: its own rules forbid it.":
    "El lugar donde está el sitio no acepta este cambio: sus propias reglas lo prohíben.",
  "Another program uses Git in this folder, or was ended there, so nothing was changed.":
    "Otro programa usa Git en esta carpeta o se cerró de golpe en ella, así que no se cambió nada.",
  "Try again in a minute.": "Vuelva a intentarlo dentro de un minuto.",
  "If it stays so, close other programs for Git and delete the file .git/index.lock.":
    "Si sigue igual, cierre otros programas de Git y borre el archivo .git/index.lock.",
  "Choose a day and a time.": "Elija un día y una hora.",
  "Choose a time that is still to come.": "Elija una hora que todavía no haya pasado.",
  "You are signed out.": "Su sesión ha terminado.",
  "Your work is kept in this browser: load the page again to sign in.":
    "Su trabajo se conserva en este navegador: vuelva a cargar la página para iniciar sesión.",
  "This state of the site is not known any more.": "Este estado del sitio ya no se conoce.",
  "There was no site before this state.": "Antes de este estado no había sitio.",
  "These changes are being saved right now.": "Estos cambios se están guardando ahora mismo.",
  "Try again in a moment.": "Vuelva a intentarlo en un momento.",
  "Say what is to be changed.": "Diga qué hay que cambiar.",
  "A link works for 1 to 365 days.": "Un enlace funciona de 1 a 365 días.",
  "Somebody else has dealt with these changes meanwhile.":
    "Mientras tanto, otra persona se ha ocupado de estos cambios.",
  "Only a publisher can do this.": "Solo puede hacerlo quien publica.",
  "Write what you want to say.": "Escriba lo que quiere decir.",
  "This page is not there any more.": "Esta página ya no existe.",
  "This is no file of the site.": "Este no es un archivo del sitio.",
  "These changes are not here any more.": "Estos cambios ya no están aquí.",
  "Nobody works on these changes any more.": "Ya nadie trabaja en estos cambios.",
  "These changes were not thrown away.": "Estos cambios no se descartaron.",
  "These are changes of {name}.": "Estos cambios son de {name}.",
  "Only a publisher can do this with them.": "Solo quien publica puede hacer esto con ellos.",
  "This page was not there at that time.": "Esta página no existía entonces.",
  "This part was not there at that time.": "Esta parte no existía entonces.",
};
