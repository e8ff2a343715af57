import type { Span } from './sentences.js'

const SAYS = String.raw`(?:aduc|aleg|argument|argu[my]|manifest|afirm|refier|refiri|expon|expus|plante|reclam|sostien|sostuv|señal|agreg|añad|insist|combat|controvi?ert|cuestion|estim|consider|pretend|solicit|inconform|dol|hac[ei]n? valer|hizo valer)\p{L}*`
const PARTY = String.raw`(?:(?:la|el|las|los|dich[oa]s?|dicha parte|dicho)\s+(?:parte\s+)?(?:quejos[oa]s?|recurrentes?|promoventes?|accionantes?|inconformes?|actora?s?|demandad[oa]s?|demandantes?|solicitantes?|denunciantes?|apelantes?|ofendid[oa]s?|terceros?\s+(?:interesad|perjudicad)[oa]s?|terceras?\s+interesadas?|adherentes?|agraviad[oa]s?|impetrantes?)|la\s+(?:parte|comisi[óo]n)\s+\p{L}+|la\s+CNDH|(?:el|los)\s+poder(?:es)?\s+(?:ejecutivo|legislativo|demandado)s?|las?\s+autorid\p{L}+\s+(?:responsable|recurrente|demandada|emisora|promulgadora)s?|el\s+ministerio\s+p[úu]blico)`
/** The court that speaks says `this` of itself. */
const THIS_COURT =
  /(?<!\p{L})est[aeá]\s+(?:propi[oa]\s+)?(?:primera\s+|segunda\s+|alt[oa]\s+|m[áa]ximo\s+|h\.\s+)?(?:sala|pleno|tribunal|suprema\s+corte|corte|[óo]rgano|juzgado|ju[ez]{2}|ponencia)(?!\p{L})|(?<!\p{L})(?:la\s+suprema\s+corte|el\s+tribunal\s+pleno)(?!\p{L})/iu
const PARTY_SAYS = new RegExp(String.raw`(?<!\p{L})${PARTY}[^.;:]{0,90}?(?<!\p{L})${SAYS}(?!\p{L})`, 'iu')
/** `Sobre este argumento, afirma que`, `Agrega que`, `Que la norma`: who says it was named before. */
const SOMEBODY_SAYS = new RegExp(
  String.raw`^(?:\d{1,3}\s*\.\s*)?(?:(?:sobre|en)\s[^,.;]{3,60},\s*|(?:adem[áa]s|asimismo|tambi[ée]n|finalmente|por\s+(?:otro|[úu]ltimo)(?:\s+lado)?|de\s+igual\s+(?:forma|manera)|en\s+(?:consecuencia|ese\s+sentido))\s*,?\s*)?(?:se\s+(?:aduce|alega)|(?:que|porque)\s|(?:aduc|aleg|argument|manifest|manifiest|afirm|refier|expon|expus|plante|reclam|sostien|sostuv|agreg|añad|insist|controvi?ert|cuestion|señal)(?:a|e|an|en|ó|o|aron)?\s+(?:en\s+[^,.;]{3,60}\s+)?que(?!\p{L}))`,
  'iu'
)
const OTHER_COURT =
  /(?<!\p{L})(?:el|la|los|las|dich[oa]|citad[oa]|propi[oa]|un|una)\s+(?:(?:primer|segund|tercer|cuart|quint)[oa]?\s+)?(?:tribunal\s+(?:colegiado|responsable|unitario|de\s+(?:alzada|origen|amparo)|local|federal)|sala\s+(?:responsable|familiar|regional|superior|civil|penal|fiscal)|ju(?:ez|eza|zgado)|[óo]rgano\s+(?:de\s+amparo|colegiado|jurisdiccional)|autoridad\s+responsable|colegiado)(?!\p{L})/iu
const ANNOUNCES =
  /(?:conceptos?\s+de\s+(?:violaci[óo]n|invalidez)|agravios?|argumentos?|consideraciones|informe|alegatos|causa\s+de\s+pedir)[^\n]{0,200}(?:siguientes?|esencialmente|s[íi]ntesis|resumen|que)\s*:\s*$/iu
const ITEM = /^\s*(?:[·•●▪*–—-]\s|[a-z]{1,4}\)\s|(?:primero|segundo|tercero|cuarto|quinto|[úu]nico)\s*[.:-]+\s*que\s)/iu
const MAX_NOTE_LENGTH = 4_000
const NOTE_MARK = /\[\d{1,3}:\s/g

/** Whether a sentence tells what somebody else than the court holds: a party, or the court whose ruling is under review. */
export function isOfAnother(sentence: string): boolean {
  if (SOMEBODY_SAYS.test(sentence)) return true
  const court = THIS_COURT.exec(sentence)
  const party = PARTY_SAYS.exec(sentence)
  if (party && (!court || party.index < court.index)) return true
  return !court && OTHER_COURT.test(sentence)
}

/** What stands between the texts of notes (`[12: Artículo 105. …]`), up to an offset. */
export function besidesNotes(body: string, end: number): Span[] {
  const spans: Span[] = []
  let start = 0
  for (const note of [...notesIn(body), { start: end, end }]) {
    if (note.start > end) break
    spans.push({ start, end: note.start })
    start = note.end
  }
  return spans
}

/** `[12: Artículo 105. …]`: up to the bracket that closes it. */
function notesIn(body: string): Span[] {
  const notes: Span[] = []
  for (const { index } of body.matchAll(NOTE_MARK)) {
    if (index < (notes.at(-1)?.end ?? 0)) continue
    const close = /(?<!\[(?:…|\.{3}))\]\s*(?=\n|\[\d|$)/.exec(body.slice(index, index + MAX_NOTE_LENGTH))
    notes.push({ start: index, end: close ? index + close.index + 1 : body.indexOf('\n', index) + 1 || body.length })
  }
  return notes
}

/**
 * The lines of a ruling that are not its own reasoning: items of lists, quoted articles, and what stands behind the words that announce arguments of parties,
 * until a paragraph has a number again; in order.
 */
export function foreignLines(body: string): Span[] {
  const lists: Span[] = []
  let isArguing = false
  let start = 0
  for (const line of body.split('\n')) {
    const text = line.trim()
    if (isArguing && /^\d{1,3}\s*\.\s|^[IVX]+\.\s|^\p{Lu}[\p{Lu}\s.]{6,}$/u.test(text)) isArguing = false
    if (isArguing || ITEM.test(line) || /^[“"‘]|^art[íi]culo\s+\d/iu.test(text))
      lists.push({ start, end: start + line.length })
    if (ANNOUNCES.test(text)) isArguing = true
    start += line.length + 1
  }
  return lists
}
