/** The words by which an article is announced. */
export const HEAD =
  /(?<!\p{L})(?:(?:art[íi]culos?|numerales|numeral|preceptos?|dispositivos?)(?:\s+(?:legal|constitucional)(?:es)?)?|arts?\s?\.?|diversos?|similar(?:es)?|(?:ordinal|cardinal)(?:es)?|ar[áa]bigos?)(?:\s*\(sic\))?(?:\s*[:,]){0,3}\s+(?:comprendid[oa]s?\s+)?(?:(?:entre\s+(?:el|los)|del?)\s+)?(?:n[úu]meros?\s+)?(?=\d)/giu
/** `los artículos constitucionales 14 y 16`: the head says of which law. */
export const CONSTITUTIONAL_HEAD = /constitucional(?:es)?\s*:?\s+(?:del?\s+)?(?:n[úu]meros?\s+)?$/iu
/** `Ley Reglamentaria de los Artículos 103 y 107`, `Reglamento del artículo 133 de la Ley …` are names. */
export const IN_A_NAME =
  /(?:(?<!(?<!\p{L})(?:es|son|sea|leyes(?:\s+del\s+trabajo)?)\s+)reglamentari[ao]\s+(?:(?:de\s+(?:las?|los?)|del?)\s+)?(?:(?:fracci[óo]n(?:es)?|apartado)\s+[\p{L}\d]+\)?(?:\s*(?:,|y|e)\s*[IVXLC]+)*\s+)?(?:del?|de\s+los|de\s+la)?|reglamento\s+(?:del?|de\s+los|al|a\s+los))\s*$/iu
const NUMBERS = String.raw`\d{1,4}(?:[oº°]\.?)?(?:-[A-Z](?!\p{L})|[\s-](?:bis|ter|qu[áa]ter))?(?:(?:,?\s+(?:[yeoaó]|al)|,)\s+(?:el\s+)?\d{1,4}(?:[oº°]\.?)?(?:-[A-Z]|\s+(?:bis|ter))?){0,4}`
const PART_OF_FAR = String.raw`(?:fracci(?:ón|ones)|numeral|p[áa]rrafo|inciso|apartado|base)`
const LAW_OF_FAR = String.raw`del?\s+(?:l[ao]s?\s+)?(?:\p{L}{3,14}\s+){0,2}(?:ley|c[óo]digo|ordenamiento|cuerpo|reglamento|constituci[óo]n|carta|legislaci[óo]n|convenci[óo]n|pacto|estatuto)(?!\p{L})`
/** `los preceptos de la Constitución que se estiman infringidos son el 13, 16 y 17`, `artículos reformados del Código: 1, 2 y 3`: the law comes first. */
export const LAW_FIRST =
  /(?<!\p{L})(?:preceptos|art[íi]culos|numerales)\s+(?:\p{Ll}+\s+){0,3}?(?:de\s+la|del)\s+(?=(?-i:\p{Lu}))[^.;:\d]{8,160}?(?:\s(?:son|fueron)\s+(?:los\s+siguientes\s*:\s*)?(?:(?:el|los)\s+)?|:\s*)(?=\d{1,4}(?:[oº°]\.?)?(?:,\s+(?:\d|fracci|p[áa]rrafo)|\s+y\s+\d))/giu
/** `; y 53, numeral 1, inciso a), de la …`, `lo dispuesto por el 131 de dicha ley`: an article whose head is far behind. */
export const FAR_ITEM = new RegExp(
  String.raw`;\s+(?=${NUMBERS},?\s+(?:${PART_OF_FAR}\s[^;.\d]{1,40}?,?\s+)?${LAW_OF_FAR})|` +
    String.raw`(?:(?:[;,]|[)”"]\(\d{1,3}\))\s+(?:y|e|así como),?|;)\s+(?=\d{1,4}(?:[oº°]\.?)?(?:\[\d{1,3}\])?,\s+${PART_OF_FAR})|` +
    String.raw`(?<!\p{L})(?:el|los|al|del|(?<=(?:por|en|según|a|y)\s)la|correlativos?)\s+(?=${NUMBERS},?\s+(?:${PART_OF_FAR}|(?:todos\s+|ambos\s+)?constitucional|(?:ambos\s+|todos\s+)?${LAW_OF_FAR}))|` +
    String.raw`\(\s*(?=${NUMBERS},?\s+${LAW_OF_FAR})`,
  'giu'
)

/** `; 47, en relación con los artículos 14 a 18, todos ellos del`: an article whose law comes with those that it is related to. */
export const RELATED_ITEM =
  /(?<=;\s{1,3})(?=\d{1,4}(?:[oº°]\.?)?,\s+en\s+(?:relación|concordancia)\s+con\s+los\s+art[íi]culos\s+\d[\d\sayo,oº°.]{0,40}\s(?:todos|ambos)\s+ell[oa]s\s)/giu

export const ARTICLE =
  /(?<digits>\d,\d{3}(?![\d,])|\d{1,4})(?:\.(?<point>\d{1,3})(?:\.[a-z]\))?)?(?![\d/%]|\.\d)(?:\.?(?:[oº°]|(?:ro|do|er|to)(?!\p{L}))\.?|\s[º°]\.?|\so\.(?=[\s,;]))?(?<step>-\d{1,2}(?![\d/.-]))?(?<letter>\s?-[A-Z](?!\p{L})|-\s(?-i:[A-Z])(?=[,;]|\s+(?:del?|y|bis|ter)(?!\p{L}))|\s["“][A-Z]["”]|\s[A-HJKNP-TWZ](?=,?\s+del?\s+(?:la\s+|[eé]st[ea]\s+|dich[oa]\s+|la\s+citada\s+)?(?:Ley|C[óo]digo|Reglamento)(?!\p{L}|\s+(?:Suprem|Fundamental))|,\s+\d|\s+[yY]\s+\d|;|,\s+(?:fracci|p[áa]rrafo|\p{L}{5,8}\s+p[áa]rrafo)))?(?<bis>\s{0,3}-?(?:bis|ter|qu[áa]ter|quinquies|sexies|septies|octies|nonies|quintus|sextus|s[ée]ptimus|octavus|vicies|sexties|(?:un|duo|ter)vicies|tricies|(?:un|duo|ter|qu[áa]ter|quin|quinquies|sex|sexies|sept|septen|septies|octo|octies|nonies)?decies)(?!\p{L})(?:(?:\s?-\s?|\s)\d{1,2}(?![\d/]))?)?(?<behind>(?<=\p{L}\s?-?\s?\d{1,2})\s(?-i:[A-HJ-NP-WZ])(?=[,;:.)]|\s+(?:y|del?|al?)\s|\s*$))?(?!(?:[oº°]|ro|do|er|to)?\.?,?\s*transitori)/iuy

/** The parts of an article: a word (`fracción`), then its values (`I, II y III`, `a)`, `segundo`). */
export const PART =
  /(?:\((?:(?:en\s+)?(?:la|el|las|los|su)s?\s+)?(?:fracci|inciso|p[áa]rrafo|apartado|(?:primer|segund|tercer|cuart|quint|sext|[úu]ltim)[oa]?\s)[^()]{0,60}\)(?=[\s,;])|\d{1,2}(?:o|er|do|ro|to)\.?\s+p[áa]rrafos?(?!\s+(?:primer|segund|tercer|cuart|quint|sext|[úu]ltim|pen[úu]lt|[IVX\d]))|\([^()\d]{3,160}\)(?=\s*[,;]|\s+(?:y|e|del?|todos|ambos)\s)|fracci(?:ón|on|ones)|fracs?\s?\.|incisos?|subincisos?|p[áa]rrafos?(?:\s+final)?|apartados?|actual(?:es)?\s+p[áa]rrafos?|numeral(?:es)?|n[úu]meros?|grupos?|bases?|reglas?|par[áa]grafos?|puntos?|secci(?:ón|ones)|cap[íi]tulo(?=\s+[IVX]+\s*(?:bis)?,)|-(?:[IVX]{2,6})|(?:primero?|segundo|tercero?|cuarto|quinto|sexto|s[ée]ptimo|octavo|noveno|d[ée]cimo|[úu]nico)(?:\s+(?:primero|segundo|tercero|cuarto|quinto|sexto|s[ée]ptimo|octavo|noveno))?\s+transitorios?|transitorios?\s+(?:primero|segundo|tercero|cuarto|quinto|sexto|s[ée]ptimo|octavo|noveno|d[ée]cimo|[úu]nico)|\p{L}{3,12}\s+art[íi]culos\s+transitorios|(?:reformad|adicionad)[oa]s?(?=,?\s+del?\s)|(?:actual(?:es)?\s+)?(?:primer[oa]?|tercer[oa]?|segund[oa]|cuart[oa]|quint[oa]|sext[oa]|s[ée]ptim[oa]|octav[oa]|noven[oa]|d[ée]cim[oa]|(?:d[ée]cimo|vig[ée]simo)(?:primero?|segundo|tercero?|cuarto|quinto|sexto|s[ée]ptimo|octavo|noveno)|(?:ante)?(?:pen)?[úu]ltim[oa]s?)(?:\s+(?:p[áa]rrafos?|partes?|hip[óo]tesis|supuestos?|enunciado))?|encabezados?|letras?|(?:y\s+)?sus\s+correlativos|(?:(?:antes|ya|arriba)\s+)?(?:transcrit|citad|invocad|mencionad|aludid|referid|comentad)[oa]s?(?=,?\s+del?\s)|en\s+(?:cita|comento|cuestión|estudio)(?=,?\s+del?\s)|(?:se\s+)?recorren?\s+(?:los|las|el|la)\s[^;.,\d]{1,60}|adicion[áa]ndose(?:le)?\s[^;.,\d]{1,60}|partes?(?:\s+(?:final|primera|segunda|tercera|conducente|relativa|[úu]ltima))?|hip[óo]tesis|(?:(?:interpretad|aplicad|le[íi]d|entendid)[oa]s?\s+)?(?:a\s+)?contrario\s+sensu|entre\s+otros|(?:(?:ambos|todos)\s+)?inclusive|con\s+(?:una?|las?|los)\s+(?:fracci(?:ón|ones)|incisos?|apartados?|numeral(?:es)?)|in fine|que\s+(?:comprenden?|integran?|contienen?)\s+(?:dich|est|es)\p{L}{1,3}\s+(?:cap[íi]tulo|t[íi]tulo|libro|secci[óo]n)|y\s+(?:(?:las|los)\s+)?demás\s+(?:(?:disposiciones|preceptos|numerales|art[íi]culos)(?:\s+(?:relativ|aplicable|conducente|conex|correlativ)[oa]?s?)?)(?=\s+del?\s)|(?:y\s+)?(?:(?:los\s+)?demás\s+)?(?:conexos|conducentes|concordantes|correlativos|relativos|aplicables|siguientes)(?:\s+y\s+(?:aplicables|relativos|concordantes|conducentes|correlativos))?|recorri[ée]ndo(?:se)?\s+(?:los|las|el|la)\s[^;.\d]{1,80}?(?=,|\s+del?\s+(?:la\s+)?(?:Ley|C[óo]digo|Reglamento|Constitución)(?!\p{L}))|(?:en\s+(?:su|la)s?\s+)?porci(?:ón|ones)\s+normativas?(?:\s+\p{Ll}{4,14}[ai][dt]as?(?=\s*[,;]|\s+y\s|\s+del?\s)|\s+[^.;,:\d“"‘]{1,160}(?=,\s+(?:y\s+)?\d)|\s+(?-i:\p{Lu})[^.;:]{1,400}?(?=,\s+y\s+\d{1,4},\s+(?:p[áa]rrafo|fracci|inciso))|\s*(?:[“"][^”"]{1,900}[”"](?:\s*(?:,|y|e)\s*[“"][^”"]{1,900}[”"]){0,4}|‘[^’]{1,900}’))?|pasando\s[^;.\d]{1,160}?(?=;|,?\s+del?\s+(?:la\s+)?(?:Ley|C[óo]digo|Reglamento|Constitución)(?!\p{L}))|con\s+(?:una?|l[oa]s|dos|tres|cuatro)\s+(?:(?:(?:primer|segund|tercer|cuart|quint|sext|s[ée]ptim|octav|noven|d[ée]cim|vig[ée]sim|(?:ante)?(?:pen)?[úu]ltim)[oa]?s?|y|una?)\s+){1,5}p[áa]rrafos?|(?:en\s+cuanto\s+al?|respecto\s+(?:del?|al?)|(?:por|en)\s+lo\s+que\s+(?:se\s+refiere|hace|toca|respecta)\s+al?|en\s+lo\s+(?:relativo|referente)\s+al?|por\s+cuanto\s+(?:hace\s+)?al?)\s[^;.:\d]{1,260}?(?=[;,]\s+(?:y\s+)?(?:(?:el|los)\s+)?\d)|(?:y\s+)?(?:en\s+)?(?:el|los)\s+(?:t[íi]tulos?|cap[íi]tulos?)\s[^.,;\d]{3,40}(?=,?\s+del?\s)|con\s+(?:un|dos|tres|cuatro)\s+p[áa]rrafos?\s+que\s+ser[áa]n?\s[^,;\d]{3,40}?(?=,|\s+y\s+\d)|que\s+(?:a\s+la\s+letra\s+)?(?:dicen?|disponen?|establecen?|señalan?)\s*:?\s*[“"][^”"]{1,900}[”"])(?!\p{L})/iuy
export const VALUE =
  /(?:[CDLM]\s?\)|[IVXLCDM]+(?!\p{L})(?:(?:\s|-)(?:[Bb]is|BIS|[Tt]er|TER|[Qq]u[áa]ter|QU[ÁA]TER)(?!\p{L})|-[A-Z](?!\p{L}))?|[A-Z]-[a-z]\)|[a-zñA-ZÑ]\s?\)|[a-z](?=,|\s+y\s+(?:\d|[a-z][,\s]))|["“'‘][A-Za-z]["”'’]\)?|[A-Z](?![\p{L}.]))/uy
/** `artículo 3 c) de la Convención`: a part that no word announces. */
export const LETTER = /[a-z]\)/y
export const NUMBER = /\d{1,2}(?:[oaº°ª]\.?(?!\p{L}))?(?![\d/])/uy
/** One after the first: not the 27 of `numerales 2 y 3, 27 numeral 4`. */
export const NEXT_NUMBER = /\d{1,2}(?:[oaº°ª]\.?(?!\p{L}))?(?![\d/]|\s+numeral)/uy
export const NUMBERED = /^(?:numerales|n[úu]meros|p[áa]rrafos|bases|reglas|subincisos|puntos)/i
/** Have a number right behind them: `numeral 2`, but not the 91 of `numeral 2, y 91`. */
export const NUMBERED_ONCE = /^(?:numeral|n[úu]mero|p[áa]rrafo|base|regla|punto|(?:sub)?inciso|apartado|frac)/i

/** Marks of footnotes and short remarks: `[12]`, `(879)`, `(ahora derogado)`. */
export const ASIDE = String.raw`(?:\s*(?:\[\d{1,3}\]|\((?:\d{1,4}|ahora|actual|hoy|antes)[^()]{0,40}\)))*`
export const BLANKS = new RegExp(String.raw`${ASIDE}\s*`, 'y')
export const BREAK = new RegExp(
  String.raw`${ASIDE}\s*[,;]?${ASIDE}\s*(?:(?:y/o|y|e|o|ó|u|a|al)(?![\p{L})])\s*(?:,\s*(?=\d|en\s+(?:su\s+)?caso))?)?(?:(?:sino|como|(?:y\s+)?no)\s+(?=(?:(?:por|en|con)\s+)?el\s+\d))?(?:(?:en\s+(?:su\s+)?caso|según\s+sea\s+el\s+caso|también),?\s+)?(?:(?:(?:en|con)\s+(?:relación|concordancia)\s+(?:con|a)|relacionad[oa]s?\s+con|así\s+como)\s+(?:(?:el|la|los|las|sus?)\s+)?(?:diversos?\s+)?)?(?:(?:(?:por|en|con|a)\s+)?(?:el|los|al)\s+(?=\d)(?!\d{1,2}[oº]?\.?\s+(?:de\s+(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)|d[íi]as|años|meses|por\s+ciento)))?(?:(?:y\s+)?sus?\s+(?=(?:fracci|inciso|p[áa]rraf|apartad|numeral|(?:primer|segund|tercer|cuart|quint|[úu]ltim|pen[úu]lt)[oa]?\p{L}*\s)))?` +
    String.raw`(?:(?:(?:contemplad|previst|contenid|establecid|señalad|precisad)[ao]s?\s+)?en\s+(?:sus?|las?)\s+|ambos\s+)?(?:(?:de\s+|a\s+)?la\s+(?=[IVX]+(?!\p{L})))?(?:(?:de la|de las|del|de)\s+(?=fracci|inciso|p[áa]rraf|apartad|numeral|base|cap[íi]tulo\s+[IVX]+\s*(?:bis)?,))?(?:del?\s+(?:los\s+)?art[íi]culos?\s+(?=\d))?`,
  'iuy'
)
const ADJECTIVE =
  '(?:propi|mism|citad|mencionad|referid|invocad|abrogad|derogad|aludid|anterior|entonces|vigente|nuev|multicitad|precitad|indicad|susodich|dich|nuestr|actual|hoy|ahor|otror|expresad|repetid|supracitad|supradich|antecitad|señalad|comentad|antigu|es(?:e(?=\\s)|(?=a\\s))(?=a?\\s+(?:carta|ley\\s+(?:fundamental|suprema)|c[óo]digo\\s+(?:pol[íi]tico|supremo|fundamental))(?!\\p{L})))'
/** `todos de la Ley`, `todos ellos del Código`. */
export const ALL = String.raw`(?:(?:tod|amb)[oa]s(?:\s+(?:ell[oa]s|est[oa]s\s+\p{L}{6,14}|(?:preceptos|art[íi]culos|numerales|dispositivos)))?|los\s+dos)(?!\p{L})\s*,?\s*`
/** A remark between commas or dashes, before a law that is named: `, según sea el caso, de la Ley`, `–con la salvedad dicha–, del Código`. */
const QUALIFIER = String.raw`(?:(?<=,\s*)(?:\p{Ll}+\s+){0,10}\p{Ll}+\s*,|respectivamente,?|[–—\u0096]\s?[^–—\u0096;.]{1,120}[–—\u0096]\s*,?)\s+(?=(?:tod[oa]s\s+|amb[oa]s\s+)?del?\s+(?:l[ao]s?\s+)?(?:\p{Ll}{4,12}\s+)?(?:Ley|C[óo]digo|Reglamento|Constituci[óo]n)\s+\p{L})`
/** `del título especial de la Justicia de Paz del Código …`: a division of the law before its name. */
const DIVISION = String.raw`(?:(?:del?|al?)\s+(?:(?:el|la|propi[oa]|mism[oa])\s+)?(?:t[íi]tulo|libro|cap[íi]tulo|secci[óo]n|apartado)\s[^.,;\d]{1,90}?(?:,\s*(?:t[íi]tulo|libro|cap[íi]tulo|secci[óo]n)\s[^.,;\d]{1,60}?){0,3}(?=,?\s+del?\s+(?:la\s+)?(?:C[óo]digo|Ley|Reglamento|Constituci[óo]n|t[íi]tulo|libro|cap[íi]tulo)(?!\p{L})),?\s+){0,3}`
/** `de la` with a slip of the keys: `de a Ley`, `dela Ley`. */
const SLIP = String.raw`(?:d?e\s+a|de\s*l|dela|del\s+a|ed\s+la|d\s+la)\s+(?=Ley(?!\p{L})|Constitución)`
/** `artículos 2, 4 y 115; de la Constitución …, publicado`: behind the name no articles of it follow. */
const ALONE = String.raw`\s*del?\s+(?:la\s+)?(?:Ley|C[óo]digo|Constituci[óo]n|Reglamento)\s[^.;:\d]{3,140}?(?:[.;:]|,?\s+(?:para\s+quedar|publicad))`
export const TO_LAW = new RegExp(
  String.raw`${ASIDE}\s*(?:,|;(?=\s*tod[oa]s\s|${ALONE}))?${ASIDE}\s*(?:${QUALIFIER})?(?<all>${ALL})?${DIVISION}(?:${SLIP}|de\s+al\s+|del?(?!\p{L})\s+|al?\s+(?=(?:la\s+)?\p{Lu}))?(?:(?:la|las|los|el)(?!\p{L})\s+)?(?:${ADJECTIVE}(?:[ao]?s?)?\s+){0,3}`,
  'iuy'
)
/** A law that is not told: `de la Ley`, `de este ordenamiento`; the list may go on after it. */
export const NO_LAW =
  /\s*,?\s*(?:del?|de\s+las?|de\s+los)\s+(?:(?:est[ea]s?|presentes?)\s+)?(?:ley|c[óo]digo|reglamento|ordenamiento|decreto|disposiciones|estatutos?|lineamientos|contrato|acuerdo)(?=[\s,;.])/iuy
/** What is said after the name of a law that is law no more: `abrogada`, `(ahora abrogada)`. A repealed article of a code may be `derogado`, so that it says nothing of the code. */
export const FORMER = /\s*[,(]?\s*(?:(?:ya|hoy|ahora|actualmente)\s+)?(?:abrogad[ao]|derogada(?!\s+por))(?!\p{L})/iuy
/** The same before it: `de la abrogada Ley de Amparo`, `de la anterior Ley Federal del Trabajo`. */
export const FORMERLY = /(?<!\p{L})(?:abrogad[ao]|derogad[ao]|(?:la|el|del|al)\s+(?:anterior|antigu[oa]))\s+$/iu
/** What may stand between the name of a law and the next articles: when it was law. */
export const WHEN =
  /(?:\s*\((?:reformad|vigente|derogad|abrogad)[^()]{0,40}\))?(?:\s*,?\s+(?:vigente|en\s+vigor|abrogad[ao]|derogad[ao]|aplicable|ya\s+(?:abrogad|mencionad|citad)[ao]))?(?:\s*,?\s+(?:(?:de|en|hasta|desde|durante|a\s+partir\s+del?)\s+)(?:el\s+|l\s+)?(?:(?:d[íi]a\s+)?(?:\d{1,2}[oº]?\.?|primero|\p{Ll}{3,12}(?:\s+y\s+\p{Ll}{3,6})?)\s+de\s+(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)\s+del?\s+)?(?:año\s+(?:de\s+)?|ejercicio\s+(?:fiscal\s+)?(?:de(?:l\s+año)?\s+)?)?(?:\d{4}(?!\d)|(?:mil|dos\s+mil)(?:\s+(?:nove|ocho|sete|seis|quin|cuatro|tres|dos)?cientos)?(?:\s+\p{Ll}{2,14}(?:\s+y\s+\p{Ll}{3,6})?)?))?/iuy
export const CONSTITUTIONAL = /(?:\s*\[\d{1,3}\])*\s*,?\s*(?:(?:todos|ambos)\s+)?constitucional(?:es)?(?!\p{L})/iuy
export const NEXT_LAW = new RegExp(
  String.raw`${ASIDE}\s*[,;]?${ASIDE}\s*(?:(?:y|e|así como|en relación con)(?!\p{L}),?\s+)?(?:con\s+)?(?:(?:del?|el|los|las)\s+)?(?:diversos?\s+|numeral(?:es)?\s+)?(?:del?\s+)?(?:art[íi]culos?\s+)?(?=\d)`,
  'iuy'
)
/** Nothing but words that join two groups of articles of one law: `, la fracción VI del`, `; y se deroga el`. */
export const JOINING = new RegExp(
  String.raw`^(?:[\s,;]+|[.](?=\s+y\s+se\s)|(?:y|e|o|u|a|al|del?|la|las|el|los|un[oa]?s?|en|con|sus?|se|les?|así|como|reform\p{L}+|adici[óo]n\p{L}*|derog\p{L}+|modific\p{L}+|fracci(?:ón|on|ones)|fracs?\s?\.|(?:sub)?incisos?|p[áa]rrafos?|apartados?|numeral(?:es)?|bases?|[IVXLCDM]+|[a-zñ]\)|(?:primer|segund|tercer|cuart|quint|sext|s[ée]ptim|octav|noven|d[ée]cim)[oa]?s?|(?:ante)?(?:pen)?[úu]ltim[oa]s?|relación|también|además|lo|dispuesto|previsto|establecido|actual(?:es)?|pasando|ser|bis|ter|ambas|diversos?|t[íi]tulos?|libros?|cap[íi]tulos?|secci(?:ón|ones)|[úu]nic[oa]|integrad[oa]s?|por|que|contien\p{L}+|comprend\p{L}+|denominad[oa]|denominaci(?:ón|ones)|dos|tres|seis|siete|ocho|nueve|diez|concordancia)(?![\p{L}\d]))*$`,
  'iu'
)
/** Where a sentence begins that changes laws, or goes on to: `se reforman`, `las reformas y adiciones a los artículos`. */
export const BEGINS_TO_AMEND =
  /(?<!\p{L})(?:se\s+|(?<=[.]-\s*|;\s*|\sy\s+|\sque\s+))(?:reforma|adiciona|deroga|modifica)n?(?!\p{L})|(?<!\p{L})(?:reformas?|adici[óo]n(?:es)?|derogaci[óo]n(?:es)?)(?:(?:,|\s+[ye])\s+(?:reformas?|adiciones|derogaciones))*\s+(?:que\s+se\s+hacen\s+)?(?:a\s+l[ao]s?|al|del?(?:\s+l[ao]s?)?)(?!\p{L})/giu
const STOP = String.raw`publicad[oa]|(?<!(?<!\p{L})(?:reforma|adiciona|deroga|modifica)n?\s?|art[íi]culos?\s?):|["“”]|\n[^\S\n]{0,12}\n|(?<!(?<!\p{L})(?:fracs?|arts?|n[úu]ms?|p[áa]rrs?|incs?)\s?|\d\s?[oº°](?=[.]\s+(?-i:\p{Ll})))(?<=[\p{L}\d)]\s?)[.]-?\s+(?!(?:y\s+)?se\s+(?:reforma|adiciona|deroga|modifica))(?=\p{L})`
/** Where it ends; `para quedar como segundo párrafo` ends nothing. */
export const ENDS_TO_AMEND = new RegExp(
  String.raw`para\s+quedar(?!\s+(?:como\s+)?(?:(?:el|la|los|las)\s+)?(?:actual(?:es)?\s+)?(?:p[áa]rraf|fracci|incis|art[íi]cul|[úu]ltim|pen[úu]ltim|primer|segund|tercer|cuart|quint|sext|s[ée]ptim|octav|noven|d[ée]cim|["“]))|como\s+sigue|${STOP}`,
  'giu'
)
/** Where it ends when it begins with a noun. */
export const ENDS_AMENDMENTS = new RegExp(
  String.raw`(?<!\p{L})(?:entr[ae]|ser[áa]n?|son|surtir|aplicar|conforme|t[ée]rminos|relaci[óo]n|quedar|deber|podr|señalad|contenid|previst|establec|mediante|efectuad|se\s+refier|con\s+base)|${STOP}`,
  'giu'
)
/** An article in a list of such a sentence, behind words that are no part of an article: `; la denominación del Capítulo II; 42`. */
export const ITEM =
  /(?:[;,]\s+(?:[ye]\s+)?|\s[ye]\s+|(?<!\p{L})al\s+|(?<=(?<!\p{L})(?:p[áa]rrafos?|(?:fracci(?:ón|ones)|incisos?)(?:\s+[IVXLC]+|\s+[a-z]\))?)\s+)del\s+)(?=\d{1,4}(?:[oº°]\.?)?(?:-[A-Z](?!\p{L})|-\d{1,2})?(?:[\s-](?:bis|ter|qu[áa]ter|[a-z]+ies)(?:\s\d{1,2})?)?(?:\s[A-Z](?=[,;]))?\s*(?:[;,.]|y\s|al?\s+\d|fracci|numeral|p[áa]rrafo|inciso|con\s|(?:primer|segund|tercer|cuart|quint|[úu]ltim)))/giu
/** The sentence changes laws, so that its articles are all of the law that it names in the end. */
export const AMENDING = /(?<!\p{L})(?:reforma|adiciona|deroga|modifica)/iu
/** The verb by which such a sentence begins, right before its first articles. */
export const AMENDS =
  /(?<!\p{L})(?:se\s+|(?<=[.]-\s*|;\s*|\sy\s+|\sque\s+))(?:reforma|adiciona|deroga|modifica)n?(?!\p{L})(?:[^.;\d]|(?<=\s(?:fracs?|arts?)\s?)[.]|(?<=\snumeral\s\d?)\d){0,120}$/iu
/** Some other instrument, of which the articles may be, or the new text of an article. */
export const OTHER_OWNER =
  /(?<!\p{L})(?:ley(?:es)?|c[óo]digos?|constituci[óo]n|reglamentos?|ordenamientos?|decretos?|acuerdos?|contratos?|convenios?|tratados?|estatutos?|lineamientos|reglas|bases\s+de|bandos?|normas?|como\s+sigue)(?!\p{L})|:/iu
/** `Código Penal en cita`: which one was said before. */
export const IN_HAND =
  /^Código\s+(?:Civil|Penal)\s+(?:en\s+(?:cita|comento|consulta|estudio)|antes\s+citado)(?!\p{L})/iu
/** Two articles of one law. */
export const IN_RELATION = /en\s+(?:relación|concordancia)\s+con/iu
/** Of the law that was named last: `cuyo artículo 5`, `dispone, en su artículo 5`, `en ésta el artículo 5`. */
export const OF_THE_LAST =
  /(?:cuy[oa]s?|(?:de|en|por|con|según|a|conforme\s+a|reforman?|adicionan?|derogan?)\s+sus?(?:\s+(?:diversos?|similar(?:es)?|propios?))?|en\s+[ée]st[ea](?:\s+[úu]ltim[ao])?,?\s+(?:el|los))\s+$/iu
/** `artículo 99 de la Ley …, en relación con su diverso 96`: of the law of the article before it. */
export const RELATED_TO_THE_LAST = /^\s*,?\s*en\s+(?:relación|concordancia)\s+con\s+sus?\s+$/iu
/** `354 ibídem`: of the law that was cited last. */
export const IBIDEM = /\s*,?\s*(?:ib[íi]dem|[íi]dem)(?!\p{L})/iuy
export const OTHER_LAW = /\s*,?\s*del?(?!\p{L})/iuy
/** The same of an instrument that is no law, or of a law that is not told. */
export const OF_ANOTHER =
  /\s*,?\s*del?\s+(?:l[ao]s?\s+)?(?:\p{L}{3,12}\s+)?(?:decreto|ley(?:es)?|c[óo]digo|reglamento|acuerdo|constituci[óo]n|contrato|ordenamiento|estatuto|convenio|tratado|lineamientos|reglas|bases)(?!\p{L})/iuy
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
