/** The words by which an article is announced. */
export const HEAD =
  /(?<!\p{L})(?:art[íi]culos?|arts?\.|numerales|numeral|diversos?|ordinal(?:es)?|preceptos?|dispositivos?)\s+(?:del?\s+)?(?=\d)/giu
/** `Ley Reglamentaria de los Artículos 103 y 107` is a name. */
export const IN_A_NAME =
  /reglamentari[ao]\s+(?:(?:de\s+(?:las?|los?)|del?)\s+)?(?:(?:fracci[óo]n(?:es)?|apartado)\s+[\p{L}\d]+\)?(?:\s*(?:,|y|e)\s*[IVXLC]+)*\s+)?(?:del?|de\s+los|de\s+la)?\s*$/iu
/** `; y 53, numeral 1, inciso a), de la …`: an article whose head is far behind. */
export const FAR_ITEM =
  /[;,]\s+(?:y|e|así como),?\s+(?=\d{1,4}(?:[oº°]\.?)?(?:\[\d{1,3}\])?,\s+(?:fracci|numeral|p[áa]rrafo|inciso|apartado|base))/giu

export const ARTICLE =
  /(?<digits>\d{1,4})(?:\.(?<point>\d{1,3}))?(?![\d/%]|\.\d)(?:[oº°]\.?|\s[º°]\.?)?(?<letter>-[A-Z](?!\p{L})|\s["“][A-Z]["”])?(?<bis>\s(?:bis|ter|qu[áa]ter|quinquies|sexies|septies|octies|nonies)(?!\p{L})(?:[\s-]\d{1,2}(?![\d/]))?)?(?!,?\s*transitori)/iuy

/** The parts of an article: a word (`fracción`), then its values (`I, II y III`, `a)`, `segundo`). */
export const PART =
  /(?:fracci(?:ón|on|ones)|fracs?\.|incisos?|subincisos?|p[áa]rrafos?|apartados?|numeral(?:es)?|n[úu]meros?|grupos?|bases?|reglas?|(?:(?:primer|tercer)o?|segundo|cuarto|quinto|sexto|s[ée]ptimo|octavo|noveno|d[ée]cimo|(?:ante)?(?:pen)?[úu]ltimos?)(?:\s+p[áa]rrafo)?|in fine|(?:y\s+)?(?:conexos|(?:demás\s+)?relativos(?:\s+y\s+aplicables)?|siguientes)|(?:en\s+(?:su|la)s?\s+)?porci(?:ón|ones)\s+normativas?\s*[“"][^”"]{1,900}[”"])(?!\p{L})/iuy
export const VALUE =
  /(?:[IVXLCDM]+(?!\p{L})(?:\s(?:[Bb]is|[Tt]er)(?!\p{L}))?|[A-Z]-[a-z]\)|[a-zñA-ZÑ]\)|[a-z](?=,)|["“'‘][A-Za-z]["”'’]\)?|[A-Z](?![\p{L}.]))/uy
export const NUMBER = /\d{1,2}(?![\d/])/y
export const NUMBERED = /^(?:numeral|n[úu]mero|p[áa]rrafo|base|regla|subinciso)/i

/** Marks of footnotes and short remarks: `[12]`, `(879)`, `(ahora derogado)`. */
export const ASIDE = String.raw`(?:\s*(?:\[\d{1,3}\]|\((?:\d{1,4}|ahora|actual|hoy|antes)[^()]{0,40}\)))*`
export const BLANKS = new RegExp(String.raw`${ASIDE}\s*`, 'y')
export const BREAK = new RegExp(
  String.raw`${ASIDE}\s*[,;]?${ASIDE}\s*(?:(?:y|e|o|u|a|al)(?!\p{L})\s*)?(?:(?:en relación con|en concordancia con|así como)\s+(?:(?:el|la|los|las)\s+)?(?:diversos?\s+)?)?` +
    String.raw`(?:en sus?\s+|ambos\s+)?(?:(?:de la|de las|del|de)\s+(?=fracci|inciso|p[áa]rraf|apartad|numeral|base))?(?:del?\s+(?:los\s+)?art[íi]culos?\s+(?=\d))?`,
  'iuy'
)
const ADJECTIVE =
  '(?:propi|citad|mencionad|referid|invocad|abrogad|derogad|aludid|anterior|entonces|vigente|nuev|multicitad)'
export const TO_LAW = new RegExp(
  String.raw`${ASIDE}\s*,?\s*(?<all>(?:tod[oa]s|amb[oa]s)(?!\p{L})\s*,?\s*)?(?:del?(?!\p{L})\s+)?(?:(?:la|las|los|el)(?!\p{L})\s+)?(?:${ADJECTIVE}(?:[ao]s?)?\s+){0,2}`,
  'iuy'
)
export const CONSTITUTIONAL = /(?:\s*\[\d{1,3}\])*\s*,?\s*(?:(?:todos|ambos)\s+)?constitucional(?:es)?(?!\p{L})/iuy
export const NEXT_LAW = new RegExp(
  String.raw`${ASIDE}\s*[,;]?\s*(?:(?:y|e|así como|en relación con)(?!\p{L}),?\s+)?(?:(?:el|los)\s+)?(?:diversos?\s+)?(?:art[íi]culos?\s+)?(?=\d)`,
  'iuy'
)
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
