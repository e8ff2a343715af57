/** The number or mark with which a paragraph of a list begins. */
export const NUMBERED = /^\s*\(?\d{1,4}\s?(?:[.)°º]|\.-|-)[-.]*\s+(?=\S)|^\s*\d{1,4}\.-\s?(?=\S)|^\s*[-•*·▪]\s+/

/** The end of a page, or a line without words. Of folded text. */
export const FOOTER =
  /^(?:[-–—_=*.\s]*|(?:pag(?:ina)?|hoja|foja|page)s?\.?\s*:?\s*\d+.*|\d{1,4}\s*(?:de|of)\s*\d{1,4}|[-–—]\s*\d{1,4}\s*[-–—]|\d{1,4}|total(?:es)? (?:de )?[a-z ]{0,40}:?\s*\d+|https?:\/\/\S+.*|www\.\S+)$/

const COURT_WORD =
  '(?:juzgado|tribunal|salas?|pleno|junta|centro de justicia|juez|jueza|unidad de gestion|suprema corte|corte de justicia)'

/** The beginning of a line that names a court. Of folded text. */
export const COURT = new RegExp(
  `^(?:h\\.?\\s+|el\\s+|la\\s+|del\\s+)?(?:[a-z]+(?:\\s[a-z]+){0,2}\\s+)?${COURT_WORD}\\b(?! de audiencias?\\b)`
)

/** A court that a line names somewhere in it, behind the words that lead to it. Of folded text. */
export const COURT_WITHIN = new RegExp(
  `\\b(?:est[ea]|del|de la|en el|en la|el|la|ante el|ante la)\\s+(?:h\\.\\s*)?((?:(?:primer[ao]?|segund[ao]|tercer[ao]?|cuart[ao]|quint[ao]|sext[ao]|septim[ao]|octav[ao]|noven[ao]|decim[ao](?:[a-z]+)?|vigesim[ao](?:[a-z]+)?|trigesim[ao](?:[a-z]+)?)\\s+){0,3}${COURT_WORD}\\b)`
)

/** Where the name of a court ends within a sentence. Of folded text. */
export const COURT_END =
  /\s*(?:[,;:]|\.\s|\.$)?\s*(?:\bhoy\b|\bcorrespondiente|\bpublicad[ao]|\bde fecha\b|\bel dia\b|\bdel dia\b|\bcon fecha\b|\bque se\b|\bpara el\b|\bdurante\b|\ba las\b|\ben sesion\b|\ben la sesion\b|\bse (?:fija|publica|notifica|hace))|[;:]|\.$/

/** A body above the courts, whose name stands on each page. Of folded text. */
export const INSTITUTION =
  /^(?:h\.?\s+)?(?:(?:supremo )?tribunal (?:superior )?(?:de justicia|federal de justicia administrativa)(?! .*\b(?:sala|juzgado)\b)|tribunal superior\b(?!.*\bsala\b)|poder judicial|consejo de la judicatura|tribunales agrarios$|organo de administracion)/

/** Whether a folded text begins with the name of a court or of a body above the courts. */
export const namesCourt = (plain: string): boolean => COURT.test(plain) || INSTITUTION.test(plain)

/** What lines above the rows of a list speak of. Of folded text. */
export const LISTS =
  /\b(?:listas?|listado|boletin|acuerdos|audiencias?|sesion(?:es)?|publicacion|publicad[ao]|gaceta|estrados|notificaciones|poder judicial|consejo de la judicatura|secretaria|agenda|relacion de|orden del dia|magistrad[oa]|ministr[oa]|ponente|ponencia|actuari[oa]|organo de administracion|mesa|asuntos)\b/

/** A line that says what kind of cases follow. Of folded text. */
export const SECTION =
  /^(?:[ivx]{1,5}[.)]\s*|[a-z][.)]\s+)?(?:amparos? (?:directos?|indirectos?|en revision).{0,30}|quejas?|revisi(?:on|ones)(?: (?:fiscal|contenciosa|administrativa)(?:es|s)?)?|recursos? de [a-z ]{3,30}|conflictos? competencial(?:es)?|impedimentos?|reclamaciones|inconformidades|incidentes? de [a-z ]{3,40}|asuntos [a-z ]{3,30}|contradicciones de (?:tesis|criterios)|controversias constitucionales|acciones de inconstitucionalidad|juicios (?:orales|de nulidad|de amparo|ordinarios)[a-z ]{0,20}|(?:juzgados|salas|tribunales) (?:de )?[a-z ]{3,40}|principales|cuadernos [a-z ]{3,20}|exhortos)\s*[.:]?$/

/** Words that leave a line unfinished: what follows on the next goes on with it. Of folded text. */
export const UNFINISHED =
  /(?:(?<![a-z.])(?:de|del|en|el|la|los|las|al|a|y|e|o|con|por|para|que|su|sus|amparo|juicio|directo|indirecto|revision|expedientes?|exp|numero|num|no|toca|causa|autos|contra|vs|diverso|cuaderno|queja|fiscal|penal|civil|acumulad[oa]s?|relacionad[oa]s?|articulos?|oficios?|promocion|escrito|folio|tesis|exhorto|acuerdo|registro)|\b(?:exps?|num|no|arts?|vs|lic)\.|,|:|\(|\/)$/

/** Words that no line ends with unless the next goes on with it. Of folded text. */
export const LACKING =
  /(?:\b(?:de|del|en|el|la|los|las|al|y|por|para|con|contra|que|su|juzgado|tribunal|sala)|\b(?:vs|exp|num)\.?|,)$/

const LEAD_WORDS = new Set(
  (
    'exp exps expediente expedientes expte exptes num numero no nro toca tocas causa causas carpeta carpetas juicio juicios amparo amparos directo directos indirecto ' +
    'indirectos en de del la el revision fiscal queja nulidad contencioso contenciosa administrativo administrativa penal civil laboral mercantil familiar oral ordinario ' +
    'ejecutivo especial hipotecario controversia constitucional accion inconstitucionalidad incidente reclamacion recurso inconformidad impedimento conflicto competencial ' +
    'contradiccion criterios tesis procedimiento cuaderno auxiliar judicial suspension sucesorio intestamentario proceso procesos principal pral inc asunto electronico ' +
    'digital individual colectivo agrario vario varios solicitud ejercicio facultad atraccion facultades apelacion recursos declaratoria general ' +
    'exhorto exhortos despacho rogatoria cuadernillo antecedentes cumplimiento inejecucion sentencia denuncia repeticion acto reclamado medios preparatorios'
  ).split(' ')
)
const MOST_WORDS = 14

/** Whether nothing but words that lead to the number of a case (`1.- EXP. NÚM.`, `A.D.C.`) stands before it. */
export function isLead(text: string, folded: string): boolean {
  const words = [...folded.matchAll(/[a-z]+\.?|\d+|[^\sa-z\d]/g)]
  if (words.length > MOST_WORDS * 2) return false
  let count = 0
  for (const { 0: word, index } of words) {
    if (/^[a-z]/.test(word)) {
      count += 1
      const plain = word.replace('.', '')
      const isShort =
        plain.length <= 5 && (word.endsWith('.') || /^[A-Z]{1,4}$/.test(text.slice(index, index + plain.length)))
      if (!LEAD_WORDS.has(plain) && !isShort && !/^[°º]?$/.test(plain)) return false
    } else if (/^\d/.test(word)) {
      if (count > 0 || word.length > 4) return false
    } else if (!/[.:,;()°º#•*·▪/–—-]/.test(word)) return false
  }
  return count <= MOST_WORDS
}
