/** The number or mark with which a paragraph of a list begins. */
export const NUMBERED = /^\s*\(?\d{1,4}\s?(?:[.)°º]|\.-|-)[-.]*\s+(?=\S)|^\s*[-•*·▪]\s+/

/** The end of a page, or a line without words. Of folded text. */
export const FOOTER =
  /^(?:[-–—_=*.\s]*|(?:pag(?:ina)?|hoja|foja|page)\.?\s*\d+.*|\d{1,4}\s*(?:de|\/|of)\s*\d{1,4}|[-–—]\s*\d{1,4}\s*[-–—])$/

/** The beginning of a line that names a court. Of folded text. */
export const COURT =
  /^(?:h\.?\s+|el\s+|la\s+|del\s+)?(?:[a-z]+(?:\s[a-z]+)?\s+)?(?:juzgado|tribunal|sala|pleno|junta|centro de justicia|juez|jueza|unidad de gestion)\b/

/** What lines above the rows of a list speak of. Of folded text. */
export const LISTS =
  /\b(?:listas?|boletin|acuerdos|audiencias?|sesion(?:es)?|publicacion|gaceta|estrados|notificaciones|poder judicial|consejo de la judicatura|secretaria|agenda|relacion de|orden del dia|magistrad[oa]|ponente|actuari[oa]|organo de administracion)\b/

/** Words that leave a line unfinished: what follows on the next goes on with it. Of folded text. */
export const UNFINISHED =
  /(?:\b(?:de|del|en|el|la|los|las|al|a|y|e|o|con|por|para|que|su|sus|amparo|juicio|directo|indirecto|revision|expediente|exp|numero|num|no|toca|causa|autos|contra|vs|diverso|cuaderno|queja|fiscal|penal|civil)\.?|,|:|\()$/

/** Words that may stand before the number of a case. Of folded text. */
export const LEAD =
  /^(?:[-•*·▪]\s*)?(?:\(?\d{1,4}\s?[.)°º-]+\s*)?(?:(?:exps?|expedientes?|expte|num|numero|no|n[°º]|tocas?|causas?|carpetas?|juicios?|amparos?|directos?|indirectos?|en|de|del|la|el|revision|fiscal|queja|nulidad|contencioso|administrativ[oa]|penal|civil|laboral|mercantil|familiar|oral|ordinario|ejecutivo|especial|hipotecario|controversia|incidente|reclamacion|recurso|inconformidad|impedimento|conflicto|competencial|contradiccion|criterios|procedimiento|cuaderno|auxiliar|judicial|suspension|sucesorio|intestamentario|procesos?|principal|asunto|(?:[a-z]{1,4}\.){1,4}[a-z]?)[\s.:,-]*)*$/
