/** The words by which an article is announced. */
export const HEAD =
  /(?<!\p{L})(?:art[íi]culos?|arts?\.|(?:numerales|numeral|preceptos?|dispositivos?)(?:\s+(?:legal|constitucional)(?:es)?)?|diversos?|ordinal(?:es)?)\s*:?\s+(?:del?\s+)?(?:n[úu]meros?\s+)?(?=\d)/giu
/** `Ley Reglamentaria de los Artículos 103 y 107`, `Reglamento del artículo 133 de la Ley …` are names. */
export const IN_A_NAME =
  /(?:reglamentari[ao]\s+(?:(?:de\s+(?:las?|los?)|del?)\s+)?(?:(?:fracci[óo]n(?:es)?|apartado)\s+[\p{L}\d]+\)?(?:\s*(?:,|y|e)\s*[IVXLC]+)*\s+)?(?:del?|de\s+los|de\s+la)?|reglamento\s+(?:del?|de\s+los|al|a\s+los))\s*$/iu
/** `; y 53, numeral 1, inciso a), de la …`: an article whose head is far behind. */
export const FAR_ITEM =
  /[;,]\s+(?:y|e|así como),?\s+(?=\d{1,4}(?:[oº°]\.?)?(?:\[\d{1,3}\])?,\s+(?:fracci|numeral|p[áa]rrafo|inciso|apartado|base))|(?<!\p{L})(?:(?:por|en|según|a|de|y|vez,)\s+el|correlativos?|(?:análog|idéntic)os?\s+al|(?:similar|equivalente)s?\s+al)\s+(?=\d{1,4}(?:[oº°]\.?)?,?\s+(?:fracci|del?\s+(?:la\s+)?(?:\p{L}{3,14}\s+)?(?:ley|c[óo]digo|ordenamiento|reglamento|constitución)(?!\p{L})))/giu

export const ARTICLE =
  /(?<digits>\d,\d{3}(?![\d,])|\d{1,4})(?:\.(?<point>\d{1,3}))?(?![\d/%]|\.\d)(?:[oº°]\.?|\s[º°]\.?)?(?<letter>-[A-Z](?!\p{L})|\s["“][A-Z]["”]|\s[BF-HJKNP-TWZ](?=\s+del?\s+(?:la\s+)?(?:Ley|C[óo]digo|Reglamento)(?!\p{L}|\s+(?:Suprem|Fundamental))))?(?<bis>(?:\s{1,3}|-)(?:bis|ter|qu[áa]ter|quinquies|sexies|septies|octies|nonies|(?:un|duo|ter|qu[áa]ter|quin|quinquies|sex|sexies|sept|septen|septies|octo|octies|nonies)?decies)(?!\p{L})(?:[\s-]\d{1,2}(?![\d/]))?)?(?!,?\s*transitori)/iuy

/** The parts of an article: a word (`fracción`), then its values (`I, II y III`, `a)`, `segundo`). */
export const PART =
  /(?:fracci(?:ón|on|ones)|fracs?\.|incisos?|subincisos?|p[áa]rrafos?|apartados?|actual(?:es)?\s+p[áa]rrafos?|numeral(?:es)?|n[úu]meros?|grupos?|bases?|reglas?|-(?:[IVX]{2,6})|(?:primero?|segundo|tercero?|cuarto|quinto|sexto|s[ée]ptimo|octavo|noveno|d[ée]cimo|[úu]nico)(?:\s+(?:primero|segundo|tercero|cuarto|quinto|sexto|s[ée]ptimo|octavo|noveno))?\s+transitorios?|transitorios?\s+(?:primero|segundo|tercero|cuarto|quinto|sexto|s[ée]ptimo|octavo|noveno|d[ée]cimo|[úu]nico)|\p{L}{3,12}\s+art[íi]culos\s+transitorios|(?:reformad|adicionad)[oa]s?(?=,?\s+del?\s)|(?:actual(?:es)?\s+)?(?:(?:primer|tercer)o?|segundo|cuarto|quinto|sexto|s[ée]ptimo|octavo|noveno|d[ée]cimo|(?:ante)?(?:pen)?[úu]ltimos?)(?:\s+p[áa]rrafos?)?|con\s+(?:una?|las?|los)\s+(?:fracci(?:ón|ones)|incisos?|apartados?|numeral(?:es)?)|in fine|(?:y\s+)?(?:conexos|(?:demás\s+)?relativos(?:\s+y\s+aplicables)?|demás\s+aplicables|siguientes)|(?:en\s+(?:su|la)s?\s+)?porci(?:ón|ones)\s+normativas?(?:\s+\p{Ll}{4,14}[ai][dt]as?|\s*(?:[“"][^”"]{1,900}[”"]|‘[^’]{1,900}’))?|pasando\s[^;.\d]{1,160}?(?=;|,?\s+del?\s+(?:la\s+)?(?:Ley|C[óo]digo|Reglamento|Constitución)(?!\p{L}))|con\s+(?:una?|l[oa]s|dos|tres|cuatro)\s+(?:(?:(?:primer|segund|tercer|cuart|quint|sext|s[ée]ptim|octav|noven|d[ée]cim|vig[ée]sim|(?:ante)?(?:pen)?[úu]ltim)[oa]?s?|y|una?)\s+){1,5}p[áa]rrafos?|que\s+(?:a\s+la\s+letra\s+)?(?:dicen?|disponen?|establecen?|señalan?)\s*:?\s*[“"][^”"]{1,900}[”"])(?!\p{L})/iuy
export const VALUE =
  /(?:[IVXLCDM]+(?!\p{L})(?:\s(?:[Bb]is|[Tt]er)(?!\p{L}))?|[A-Z]-[a-z]\)|[a-zñA-ZÑ]\)|[a-z](?=,|\s+y\s+\d)|["“'‘][A-Za-z]["”'’]\)?|[A-Z](?![\p{L}.]))/uy
export const NUMBER = /\d{1,2}(?![\d/])/y
export const NUMBERED = /^(?:numerales|n[úu]meros|p[áa]rrafos|bases|reglas|subincisos)/i
/** Have a number right behind them: `numeral 2`, but not the 91 of `numeral 2, y 91`. */
export const NUMBERED_ONCE = /^(?:numeral|n[úu]mero|p[áa]rrafo|base|regla|(?:sub)?inciso|apartado|frac)/i

/** Marks of footnotes and short remarks: `[12]`, `(879)`, `(ahora derogado)`. */
export const ASIDE = String.raw`(?:\s*(?:\[\d{1,3}\]|\((?:\d{1,4}|ahora|actual|hoy|antes)[^()]{0,40}\)))*`
export const BLANKS = new RegExp(String.raw`${ASIDE}\s*`, 'y')
export const BREAK = new RegExp(
  String.raw`${ASIDE}\s*[,;]?${ASIDE}\s*(?:(?:y|e|o|u|a|al)(?!\p{L})\s*(?:,\s*(?=\d))?)?(?:(?:en relación con|en concordancia con|así como)\s+(?:(?:el|la|los|las|sus?)\s+)?(?:diversos?\s+)?)?` +
    String.raw`(?:(?:(?:contemplad|previst|contenid|establecid|señalad|precisad)[ao]s?\s+)?en\s+(?:sus?|las?)\s+|ambos\s+)?(?:(?:de la|de las|del|de)\s+(?=fracci|inciso|p[áa]rraf|apartad|numeral|base))?(?:del?\s+(?:los\s+)?art[íi]culos?\s+(?=\d))?`,
  'iuy'
)
const ADJECTIVE =
  '(?:propi|mism|citad|mencionad|referid|invocad|abrogad|derogad|aludid|anterior|entonces|vigente|nuev|multicitad|precitad|indicad|susodich|dich|nuestr|actual|hoy|ahor|otror)'
/** `del título especial de la Justicia de Paz del Código …`: a division of the law before its name. */
const DIVISION = String.raw`(?:(?:del?|al?)\s+(?:(?:el|la|propi[oa]|mism[oa])\s+)?(?:t[íi]tulo|libro|cap[íi]tulo|secci[óo]n|apartado)\s[^.,;\d]{1,90}?(?=\s+del?\s+(?:la\s+)?(?:C[óo]digo|Ley|Reglamento|Constituci[óo]n)(?!\p{L}))\s+)?`
/** `de la` with a slip of the keys: `de a Ley`, `dela Ley`. */
const SLIP = String.raw`(?:d?e\s+a|de\s*l|dela|del\s+a|ed\s+la|d\s+la)\s+(?=Ley(?!\p{L})|Constitución)`
export const TO_LAW = new RegExp(
  String.raw`${ASIDE}\s*,?${ASIDE}\s*(?<all>(?:tod[oa]s|amb[oa]s)(?!\p{L})\s*,?\s*)?${DIVISION}(?:${SLIP}|de\s+al\s+|del?(?!\p{L})\s+|al?\s+(?=(?:la\s+)?\p{Lu}))?(?:(?:la|las|los|el)(?!\p{L})\s+)?(?:${ADJECTIVE}(?:[ao]?s?)?\s+){0,3}`,
  'iuy'
)
/** A law that is not told: `de la Ley`, `de este ordenamiento`; the list may go on after it. */
export const NO_LAW =
  /\s*,?\s*(?:del?|de\s+las?|de\s+los)\s+(?:(?:est[ea]s?|presentes?)\s+)?(?:ley|c[óo]digo|reglamento|ordenamiento|decreto|disposiciones|estatutos?|lineamientos|contrato|acuerdo)(?=[\s,;.])/iuy
/** What is said after the name of a law that is law no more: `abrogada`, `(ahora abrogada)`. A repealed article of a code may be `derogado`, so that it says nothing of the code. */
export const FORMER = /\s*[,(]?\s*(?:(?:ya|hoy|ahora|actualmente)\s+)?(?:abrogad[ao]|derogada(?!\s+por))(?!\p{L})/iuy
/** The same before it: `de la abrogada Ley de Amparo`, `de la anterior Ley Federal del Trabajo`. */
export const FORMERLY = /(?<!\p{L})(?:abrogad[ao]|derogad[ao]|(?:la|el|del|al)\s+anterior)\s+$/iu
/** What may stand between the name of a law and the next articles: when it was law. */
export const WHEN =
  /(?:\s*,?\s+(?:vigente|en\s+vigor|abrogad[ao]|derogad[ao]|aplicable|ya\s+(?:abrogad|mencionad|citad)[ao]))?(?:\s*,?\s+(?:(?:de|en|hasta|desde|durante|a\s+partir\s+del?)\s+)(?:el\s+|l\s+)?(?:año\s+(?:de\s+)?|ejercicio\s+(?:fiscal\s+)?(?:de(?:l\s+año)?\s+)?)?(?:\d{4}(?!\d)|(?:mil|dos\s+mil)(?:\s+(?:nove|ocho|sete|seis|quin|cuatro|tres|dos)?cientos)?(?:\s+\p{Ll}{2,14}(?:\s+y\s+\p{Ll}{3,6})?)?))?/iuy
export const CONSTITUTIONAL = /(?:\s*\[\d{1,3}\])*\s*,?\s*(?:(?:todos|ambos)\s+)?constitucional(?:es)?(?!\p{L})/iuy
export const NEXT_LAW = new RegExp(
  String.raw`${ASIDE}\s*[,;]?${ASIDE}\s*(?:(?:y|e|así como|en relación con)(?!\p{L}),?\s+)?(?:con\s+)?(?:(?:del?|el|los|las)\s+)?(?:diversos?\s+|numeral(?:es)?\s+)?(?:del?\s+)?(?:art[íi]culos?\s+)?(?=\d)`,
  'iuy'
)
/** Nothing but words that join two groups of articles of one law: `, la fracción VI del`, `; y se deroga el`. */
export const JOINING = new RegExp(
  String.raw`^(?:[\s,;]+|(?:y|e|o|u|a|al|del?|la|las|el|los|un[oa]?s?|en|con|sus?|se|les?|así|como|reform\p{L}+|adicion\p{L}+|derog\p{L}+|modific\p{L}+|fracci(?:ón|on|ones)|fracs?\.|(?:sub)?incisos?|p[áa]rrafos?|apartados?|numeral(?:es)?|bases?|[IVXLCDM]+|[a-zñ]\)|(?:primer|segund|tercer|cuart|quint|sext|s[ée]ptim|octav|noven|d[ée]cim)[oa]?s?|(?:ante)?(?:pen)?[úu]ltim[oa]s?|relación|también|además|actual(?:es)?|pasando|ser|bis|ter|ambas|diversos?|t[íi]tulos?|libros?|cap[íi]tulos?|secci(?:ón|ones)|[úu]nic[oa]|integrad[oa]s?|por|que|contien\p{L}+|comprend\p{L}+|denominad[oa]|denominaci(?:ón|ones)|dos|tres|seis|siete|ocho|nueve|diez|concordancia)(?![\p{L}\d]))*$`,
  'iu'
)
/** The sentence changes laws, so that its articles are all of the law that it names in the end. */
export const AMENDING = /(?<!\p{L})(?:reforma|adiciona|deroga|modifica)/iu
/** The verb by which such a sentence begins, right before its first articles. */
export const AMENDS = /(?<!\p{L})se\s+(?:reforma|adiciona|deroga|modifica)n?(?!\p{L})[^.;\d]{0,120}$/iu
/** Some other instrument, of which the articles may be, or the new text of an article. */
export const OTHER_OWNER =
  /(?<!\p{L})(?:ley(?:es)?|c[óo]digos?|constituci[óo]n|reglamentos?|ordenamientos?|decretos?|acuerdos?|contratos?|convenios?|tratados?|estatutos?|lineamientos|reglas|bases\s+de|bandos?|normas?|como\s+sigue)(?!\p{L})|:/iu
/** Two articles of one law. */
export const IN_RELATION = /en\s+(?:relación|concordancia)\s+con/iu
/** Of the law that was named last: `cuyo artículo 5`, `dispone, en su artículo 5`, `en ésta el artículo 5`. */
export const OF_THE_LAST =
  /(?:cuy[oa]s?|(?:de|en|por|según|a|conforme\s+a)\s+sus?|en\s+[ée]st[ea](?:\s+[úu]ltim[ao])?,?\s+(?:el|los))\s+$/iu
/** `artículo 99 de la Ley …, en relación con su diverso 96`: of the law of the article before it. */
export const RELATED_TO_THE_LAST = /^\s*,?\s*en\s+(?:relación|concordancia)\s+con\s+sus?\s+$/iu
/** `354 ibídem`: of the law that was cited last. */
export const IBIDEM = /\s*,?\s*(?:ib[íi]dem|[íi]dem)(?!\p{L})/iuy
export const OTHER_LAW = /\s*,?\s*del?(?!\p{L})/iuy
export const RESPECTIVELY = /\s+y\s+(?:del?\s+)?(?:(?:la|las|los|el)\s+)?/iuy

/** The offset behind what a form matches at an offset. */
export function after(form: RegExp, text: string, at: number): number {
  return at + (match(form, text, at)?.[0].length ?? 0)
}

/** What a sticky form matches at an offset. */
export function match(form: RegExp, text: string, at: number): RegExpExecArray | null {
  form.lastIndex = at
  return form.exec(text)
}
