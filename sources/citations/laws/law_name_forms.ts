/** What laws are called, before their subject. */
export const KIND =
  '(?:Ley|Código|Constitución|Reglamento|Convención|Convenio|Pacto|Protocolo|Estatutos?|Declaración|Tratado|Ordenanza|Enjuiciamiento)'
/** Who acts, and is no part of a law's name: `la Ley Agraria y la Secretaría de Hacienda`. */
const SOMEBODY =
  '(?:Secretar|Tribunal|Juez|Juzgad|Sala|Pleno|Junta|Congreso|Cámara|Gobierno|Gobernador|Presidente|Instituto|Comisi|Suprema|Corte|Magistrad|Procurad|Minist|Direc|Primer|Segund|Tercer|Cuart|Quint|Consejo|Fiscal[ií]a|Estado|Distrito|Autoridad)'
/** What a law does, by its name, or who does it: `que Crea y Organiza el`, `que Intervienen en el`. */
const DOES = String.raw`(?:[A-ZÁÉÍÓÚ]\p{Ll}{2,14}[ae]n?|establecen?|crean?|regulan?|reglamentan?|determinan?|fijan?|declaran?|rigen?|norman?|aprueban?|autorizan?|organizan?|reforman?|faculta)`
const LINK = String.raw`(?:de\s+para\s+(?:las?|los|el)|(?:de|en|para|a|sobre|por|contra|con|entre|ante|hacia|bajo)\s+(?:la|las|los|lo|el|una?|sus?)|en\s+lo\s+relativo\s+a(?:l|\s+(?:las?|los))?|del(?:as?|os)?|al|de|en|para|a|sobre|por|contra|con|entre|ante|mediante|y\s+(?:sus|los|de\s+los|a\s+los)(?=\s+Municipios)|y\s+(?:del?(?:\s+las?|\s+los)?|las?|los|el|al?|para(?:\s+(?:la|el))?)(?=\s+(?!${SOMEBODY}|Art[íi]culo)\p{Lu})|y|e|o|u|(?<=\p{L}[aei]r\s)(?:las?|los|el)|(?<=\s(?:Tod[oa]s|Contra|Para|Sobre|Por|Con|Entre|Ante)\s)(?:las?|los|el|una?)|que\s+${DOES}(?:\s+[ye]\s+${DOES})?(?:\s+(?:(?:a|en)\s+)?(?:las?|los|el|una?)|\s+al?|\s+en)?)`
/** A word in an initial capital that begins what is done next, not what a law is of: `… del Estado de Jalisco y Se reforman`. */
const NEXT_CLAUSE = String.raw`(?:Se|Así|Para|Todos|Ambos)(?!\p{L})|(?:Reforma|Adiciona|Deroga|Modifica)n?\s+(?:el|los|las|un|divers)(?!\p{Lu})`
const PROPER = String.raw`(?!${KIND}(?!\p{L})|${NEXT_CLAUSE})(?:(?:Artículos?|(?<=\sReglamentaria\sdel\s)artículo)\s\d+(?:[oº°]\.?)?|[A-ZÁÉÍÓÚÑ]\p{L}*\p{Ll}|[A-ZÁÉÍÓÚÑ]{2,}|[IVX]+)(?!\p{L})`
/** A word in capitals that no link announces is the heading of the next text: `… del Sector Público DECRETO`. */
const NEXT = String.raw`(?:\s+${LINK}(?!\p{L})\s+${PROPER}|\s+(?!\p{Lu}{2,}(?!\p{L})|\p{Lu}(?=\s+\p{Lu}{2,}(?!\p{L})))${PROPER}|\s+[IVX]+(?!\p{L})(?!\s+\p{Lu}{2,}))`
const SERIES = String.raw`(?:(?:,\s+(?:l[ao]s\s+(?=(?:Niñ[ao]s|Adolescentes|Jóvenes|Mujeres|Hombres|Personas)(?!\p{L})))?${PROPER}${NEXT}{0,4}?){1,5},?\s+(?:y/o|[ye])\s+${PROPER})`
/** The reglamento of a law, or of an article of it, is named with that law. */
const OF_A_LAW = String.raw`Reglamento(?:\s+Interior|\s+General)?\s+de(?:l|\s+la)\s+(?:art[íi]culos?\s+\d{1,4}(?:\s+[Bb]is)?\s+de(?:l|\s+la)\s+)?(?=${KIND})|Ley\s+del?\s+(?=Enjuiciamiento\s)`
/** Any name in initial capitals. */
export const UNKNOWN_LAW = new RegExp(
  String.raw`^(?:${OF_A_LAW})?${KIND}(?!\p{L})(?:\s+[Nn]úmero\s+\d{1,4}(?=\s+(?:del?|para|que|sobre)\s))?(?:${NEXT}${SERIES}?)+`,
  'u'
)
/** A name that tells nothing without whose it is. */
export const NOBODYS =
  /^(?:Reglamento(?:\s+(?:Interior|Interno|General))?|(?:Ley|Código)(?:\s+(?:Federal|General|Estatal|Local|Nacional|Orgánica|Reglamentaria|Adjetiv[oa]|Sustantiv[oa]|Procesal))?|(?:Ley|Reglamento)\s+(?:del|de\s+la)\s+(?:Instituto|Tribunal|Comisión|Consejo|Servicio|Sistema|Materia|Entidad|Estado)|Código\s+del?\s+(?:Estado(?:\s+de\s+\p{L}+)?|Distrito\s+Federal|Jalisco|Puebla|Veracruz|Sonora|Guanajuato|Michoacán|Nuevo\s+León|Chihuahua|Yucatán)|Constitución(?:\s+Política)?\s+(?:Local|Estatal)|Estatutos?(?:\s+Orgánico)?|Convenio|Tratado|Pacto|Convención|Protocolo|Declaración|Ordenanza)$/u
