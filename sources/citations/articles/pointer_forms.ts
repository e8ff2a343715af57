import { ALL, ASIDE } from './article_forms.js'

const POINTING =
  '(?:es[ea]|[eé]st[ea])\\s+(?:mism|[úu]ltim)[oa]|mism[oa]s?|propi[oa]s?|expresad[oa]|supra(?:citad|dich)[oa]|antecitad[oa]|señalad[oa]|comentad[oa]|transcrit[oa]|citad[oa]|mencionad[oa]|referid[oa]|invocad[oa]|nombrad[oa]|aludid[oa]|indicad[oa]|precitad[oa]|multicitad[oa]|multirreferid[oa]|susodich[oa]|repetid[oa]|dich[oa]s?|tal(?:es)?|es[ea]|aquel(?:la)?'
const KIND_OF =
  '(?:legal|normativo|jur[íi]dico|sustantiv[oa]|adjetiv[oa]|punitiv[oa]|procesal|represiv[oa]|fundamental|internacional|en\\s+cita|civil|penal|fiscal|tributari[oa]|laboral|agrari[oa]|mercantil|procesal|reglamentaria|federal|general|orgánica)'
const NOUN = String.raw`(?<noun>ordenamiento|cuerpo\s+(?:legal|normativo|jur[íi]dico|de\s+(?:leyes|disposiciones|normas))|instrumento|codificaci[óo]n|legislaci[óo]n|normatividad|ley|c[óo]digo|reglamento|constituci[óo]n|estatutos?|pacto|convenci[óo]n|convenio|tratado)(?!\p{L})(?<of>(?:\s+${KIND_OF}){0,2})`
const BEHIND = String.raw`\s+(?<how>citad[oa]|expresad[oa]|señalad[oa]|comentad[oa]|transcrit[oa]|supracitad[oa]|antecitad[oa]|mencionad[oa]|nombrad[oa]|que\s+se\s+(?:reforma|adiciona|modifica)(?!\p{L})|invocad[oa]|referid[oa]|aludid[oa]|indicad[oa]|precitad[oa]|impugnad[oa]|reclamad[oa]|combatid[oa]|(?:antes|ya|anteriormente|[úu]ltimamente|primeramente|previamente|arriba|supra)\s+(?:citad|mencionad|referid|invocad|aludid|indicad|señalad)[oa]|en\s+(?:cita|comento|menci[óo]n|consulta|estudio|examen|an[áa]lisis|cuesti[óo]n|referencia)|de\s+(?:m[ée]rito|referencia)|que\s+se\s+(?:comenta|analiza|examina|menciona|cita|invoca|consulta|estudia|alude)|que\s+se\s+viene\s+(?:citando|comentando|invocando|analizando)|acabad[oa]\s+de\s+(?:citar|invocar|mencionar))`
/** What makes the noun a name, or another law: `de la citada ley orgánica`. */
const NAMED = String.raw`(?!\s+(?:de(?!\s+m[ée]rito|\s+referencia)l?(?!\p{L})|orgánic|federal|general|estatal|local|reglamentari|(?:sobre|para)\s+(?:(?:el|las?|los|una?)\s+)?(?-i:\p{Lu})))`
const linkTo = (words: string) =>
  String.raw`${ASIDE}\s*,?${ASIDE}\s*(?:respectivamente,?\s*)?(?<all>${ALL})?(?:${words})\s+`
const LINK = linkTo(String.raw`del?|de\s+l[ao]s?|al?|a\s+la`)
/** One word of the name: `de la referida ley de medios`. */
const TOPIC = String.raw`(?:\s+de\s+(?!m[ée]rito|referencia)(?<topic>\p{L}{4,20})(?=\s*[,.;:)]))?`
/** `del mismo ordenamiento`, `de la ley citada`, `del Pacto`. */
export const POINTER = new RegExp(
  String.raw`${LINK}(?:(?<pointing>${POINTING})(?:\s+y\s+(?:${POINTING}))?\s+${NOUN}${TOPIC}|${unnamed(NOUN, 'behind')}${BEHIND}|(?<bare>Pacto|Convenci[óo]n|Protocolo))${NAMED}`,
  'iuy'
)
/** `del Capítulo III de esta Ley`. */
const DIVISION = String.raw`(?:\s*,?\s*(?:del?|en)\s+(?:el\s+|la\s+)?(?:t[íi]tulo|libro|cap[íi]tulo|secci[óo]n)(?:\s[^.,;:\d]{1,40}?)?(?=,?\s+del?\s+(?:la\s+)?(?:[eé]st[ea]|presente)\s))?`
/** `de esta Ley`. */
export const OWN = new RegExp(
  String.raw`${DIVISION}${LINK}(?:(?:la\s+|el\s+)?(?:[eé]st[ea]|presente)(?:\s+mism[oa])?)\s+${unnamed(NOUN, 'own')}${NAMED.replace('federal|general|', '').replace('orgánic|', '').replace('de(?!', 'de(?!\\s+(?-i:\\p{Ll})|')}`,
  'iuy'
)
/** Words that point at what was named before, of either gender. */
const AGAIN = String.raw`(?:dich|citad|mencionad|referid|invocad|propi|mism|nombrad|aludid|indicad|precitad)[oa]`
/** `31 del Reglamento de dicha Ley`: the regulation is named by its law. */
export const REGULATION = new RegExp(
  String.raw`${LINK}Reglamento\s+de(?:l|\s+la)?\s+${AGAIN}\s+(?<law>Ley|C[óo]digo)(?=\s*[,.;:)]|\s*$|\s+(?:y|en|que|se|el|los)\s)`,
  'iuy'
)
/** `60 de la Ley Reglamentaria`: the one that was named before in full. */
export const REGULATORY = new RegExp(
  String.raw`${linkTo('de\\s+la|de\\s+dicha|de\\s+esa')}Ley\s+Reglamentaria(?!\s+(?:del?|en)(?!\p{L}))`,
  'iuy'
)
/** `106 de su Reglamento`, `106 del Reglamento de la misma`: of the law that was cited right before. */
export const ITS_REGULATION = new RegExp(
  String.raw`${linkTo('de')}su\s+(?:propio\s+)?Reglamento(?!\s+(?:Interior|Interno|General|Orgánico|de|en|para|sobre))|${linkTo('del')}Reglamento\s+(?:de\s+la\s+misma|de\s+[ée]sta|del\s+mismo|de\s+[ée]ste)(?=\s*[,.;:)]|\s+(?:y|en|que|se|el|los)\s|$)`
    .replace('?<all>', '?:')
    .replace('?<all>', '?:'),
  'iuy'
)
/** `76 de su ley reglamentaria`, after articles 103 and 107 of the Constitution. */
export const REGULATING = new RegExp(
  String.raw`${LINK.replace('de', 'de\\s+su|de')}ley\s+reglamentaria(?:\s+de\s+(?:dichos|estos|tales|esos|(?:los\s+)?(?:citados|mencionados|referidos|invocados))\s+(?:preceptos|numerales|art[íi]culos|dispositivos)(?:\s+constitucionales)?)?(?!\s+(?:de|del)(?!\p{L}))`,
  'iuy'
)
/** `23 de la ley orgánica del nombrado tribunal`, `23 de su ley orgánica`. */
export const ORGANIC = new RegExp(
  String.raw`${linkTo(String.raw`de\s+(?:la|su)`)}ley\s+orgánica(?:\s+del?\s+(?:la\s+)?${AGAIN}\s+(?<body>tribunal|poder\s+judicial|procuraduría|universidad|instituto)(?!\s+(?:de|superior|federal))|(?<=de\s+su\s+ley\s+orgánica)(?=\s*[,.;:)]))`,
  'iuy'
)
/** `99 de la misma,`, `2o. de ésta,`: no noun follows. */
export const PRONOUN = new RegExp(
  String.raw`\s*,?\s*(?:de\s+(?<feminine>la\s+misma|[ée]sta)|(?:del\s+mismo|de\s+[ée]ste))(?=\s*[,.;:)]|\s*$|\s+(?:establecen?|disponen?|señalan?|prev[ée]n?|previenen?|prescriben?|exigen?|facultan?)(?!\p{L}))`,
  'iuy'
)
/** `127 del ordenamiento laboral vigente`, `327 del ordenamiento establece`. */
export const ORDER = new RegExp(
  String.raw`${LINK}ordenamiento(?:\s+(?<field>laboral|agrario|mercantil|civil|penal|fiscal)\s+vigente(?!\s+(?:en|para|hasta|desde|del?)(?!\p{L}))|(?=\s+(?:establece|dispone|señala|prev[ée]|previene|prescribe)(?!\p{L})))`,
  'iuy'
)
/** Words that point at the last law that was named. */
export const LAST_NAMED = /^(?:mism|propi|dich|tal|es[ea]$|(?:es[ea]|[eé]st[ea])\s|aquel)/i
/** The law that is fought over, which is seldom the one that was named last. */
export const DISPUTED = /^(?:impugnad|reclamad|combatid)/i

/** Whether a noun with its adjectives (`código`, ` adjetivo`) can mean a law. */
export function canMean(noun: string, of: string, law: string): boolean {
  if (/reglamentaria/i.test(of) && !/^Ley (?:de Amparo|Reglamentaria)/.test(law)) return false
  for (const [form, name] of FIELDS) if (form.test(of) && !name.test(law)) return false
  if (/adjetiv|procesal/i.test(of)) return /Procedimientos|Proces|Enjuiciamiento/.test(law)
  if (/punitiv|represiv/i.test(of)) return /Penal|Defensa Social/.test(law)
  if (/sustantiv/i.test(of) && /Procedimientos|Procesal/.test(law)) return false
  if (/sustantiv/i.test(of) && /^ley/i.test(noun) && /^Código/.test(law)) return true
  const begin = BEGINNINGS.find(([form]) => form.test(noun))?.[1]
  return begin ? begin.test(law) : !/^Constitución/.test(law)
}

const FIELDS: [RegExp, RegExp][] = [
  [/civil/i, /Civil/],
  [/penal/i, /Penal/],
  [/fiscal|tributari/i, /Fiscal|Impuesto/],
  [/laboral/i, /Trabajo/],
  [/agrari/i, /Agrari/],
  [/mercantil/i, /Comercio|Mercantil/],
  [/federal/i, /^\S+ Federal/],
  [/general/i, /^\S+ General/],
  [/orgánica/i, /^Ley Orgánica/],
]

const BEGINNINGS: [RegExp, RegExp][] = [
  [/^ley/i, /^Ley/],
  [/^c[óo]digo/i, /^Código/],
  [/^reglamento/i, /^Reglamento/],
  [/^constituci/i, /^Constitución/],
  [/^estatuto/i, /^Estatuto/],
  [/^pacto/i, /^Pacto/],
  [/^convenci/i, /^Convenci/],
  [/^protocolo/i, /^Protocolo/],
  [/^(?:convenio|tratado|instrumento)/i, /^(?:Conven|Pacto|Tratado|Protocolo|Declaración)/],
  [/^ordenamiento/i, /./],
]

/** The same form with another name for its group. */
function unnamed(form: string, name: string): string {
  return form.replace('?<noun>', `?<${name}>`).replace('?<of>', `?<${name}Of>`)
}
