/** The law that a text names at some place. */
export interface NamedLaw {
  /** Full name. */
  law: string
  /** Offset where the name ends. */
  end: number
}

export const CONSTITUTION = 'Constitución Política de los Estados Unidos Mexicanos'

/** Names that the courts use for a law, besides its own; `law: [other names]`. */
const LAWS: Record<string, string[]> = {
  [CONSTITUTION]: [
    'Constitución General de la República',
    'Constitución Política de la República',
    'Constitución Federal',
    'Constitución Federal de la República',
    'Constitución General',
    'Constitución de la República',
    'Constitución Política Federal',
    'Carta Magna',
    'Carta Fundamental',
    'Pacto Federal',
    'Código Supremo',
    'Ley Fundamental',
    'Norma Fundamental',
    'Ley Suprema',
    'Norma Suprema',
    'Ley Básica',
    'CPEUM',
  ],
  'Ley de Amparo': [
    'Ley de Amparo, Reglamentaria de los Artículos 103 y 107 de la Constitución Política de los Estados Unidos Mexicanos',
    'Ley Reglamentaria de los Artículos 103 y 107 Constitucionales',
    'Ley Reglamentaria de los Artículos 103 y 107',
  ],
  'Código Civil Federal': [],
  'Código de Comercio': [],
  'Código Federal de Procedimientos Civiles': ['CFPC'],
  'Código Federal de Procedimientos Penales': ['CFPP'],
  'Código Fiscal de la Federación': ['CFF'],
  'Código Nacional de Procedimientos Civiles y Familiares': ['CNPCF', 'CNPCyF'],
  'Código Nacional de Procedimientos Penales': ['CNPP'],
  'Código Penal Federal': ['CPF'],
  'Convención Americana sobre Derechos Humanos': ['Pacto de San José', 'Pacto de San José de Costa Rica'],
  'Convención sobre los Derechos del Niño': [],
  'Ley Aduanera': [],
  'Ley Agraria': [],
  'Ley del Impuesto al Valor Agregado': ['LIVA'],
  'Ley del Impuesto sobre la Renta': ['LISR'],
  'Ley del Instituto de Seguridad y Servicios Sociales de los Trabajadores del Estado': ['Ley del ISSSTE'],
  'Ley del Seguro Social': ['LSS'],
  'Ley Federal de los Trabajadores al Servicio del Estado': [],
  'Ley Federal de Procedimiento Administrativo': ['LFPA'],
  'Ley Federal de Procedimiento Contencioso Administrativo': ['LFPCA'],
  'Ley Federal de Protección al Consumidor': [],
  'Ley Federal de Reforma Agraria': [],
  'Ley Federal del Trabajo': ['LFT'],
  'Ley General de Sociedades Mercantiles': ['LGSM'],
  'Ley General de Títulos y Operaciones de Crédito': ['LGTOC'],
  'Ley General de los Derechos de Niñas, Niños y Adolescentes': [],
  'Ley Orgánica del Poder Judicial de la Federación': ['LOPJF'],
  'Ley Reglamentaria de las Fracciones I y II del Artículo 105 de la Constitución Política de los Estados Unidos Mexicanos':
    [],
  'Pacto Internacional de Derechos Civiles y Políticos': [],
  'Pacto Internacional de Derechos Económicos, Sociales y Culturales': [],
}

const NAMES = Object.entries(LAWS)
  .flatMap(([law, others]) => [law, ...others].map((name) => ({ law, folded: fold(name) })))
  .sort((one, other) => other.folded.length - one.folded.length)

const KIND = '(?:Ley|Código|Constitución|Reglamento|Convención|Convenio|Pacto|Protocolo|Estatuto|Declaración|Tratado)'
const LINK = String.raw`(?:(?:de|en|para|a|sobre|por|contra|con|entre)\s+(?:la|las|los|el)|del|al|de|en|para|a|sobre|por|contra|con|y|e)`
const PROPER = String.raw`(?!${KIND}(?!\p{L}))(?:Artículos?\s\d+|[A-ZÁÉÍÓÚÑ]\p{L}*\p{Ll}|[A-ZÁÉÍÓÚÑ]{2,}|[IVX]+)(?!\p{L})`
const SERIES = String.raw`(?:(?:,\s+${PROPER}){1,5}\s+[ye]\s+${PROPER})`
const UNKNOWN_LAW = new RegExp(
  String.raw`^(?:Reglamento(?:\s+Interior)?\s+de(?:l|\s+la)\s+(?=${KIND}))?${KIND}(?!\p{L})(?:(?:\s+${LINK}(?!\p{L}))?\s+${PROPER}${SERIES}?)+`,
  'u'
)
const LOCAL = /^Constitución\s+(?:Política\s+)?(?:del?\s+(?!los\s|la\s+República)|local|estatal)/iu

/** Reads the name of a law that begins at an offset: one of the known ones however it is capitalised, or any name in initial capitals. */
export function lawAt(text: string, at: number): NamedLaw | null {
  const ahead = text.slice(at, at + 240)
  const known = knownLaw(ahead)
  const unknown = /^\p{Lu}\p{Ll}/u.test(ahead) ? (UNKNOWN_LAW.exec(ahead)?.[0].trimEnd() ?? '') : ''

  const isOther = known && /^\s+(?:del?\s|para\s|\p{Lu})/u.test(unknown.slice(known.length))
  if (known && !isOther) return { law: known.law, end: at + known.length }
  if (unknown) return { law: unknown.replace(/\s+/g, ' '), end: at + unknown.length }
  return bareConstitution(ahead) ? { law: CONSTITUTION, end: at + 'Constitución'.length } : null
}

/** The known law whose name ends a text (`…, y de la Ley de Amparo, en su`), or null. */
export function lawBefore(text: string): string | null {
  const folded = fold(text.slice(-200)).replace(/,?\s*(?:en\s+sus?\s*)?$/, '')
  return NAMES.find(({ folded: name }) => folded.endsWith(` ${name}`))?.law ?? null
}

function knownLaw(ahead: string): { law: string; length: number } | null {
  const folded = fold(ahead)
  const found = NAMES.find(({ folded: name }) => folded.startsWith(name) && !/\p{L}/u.test(folded[name.length] ?? ''))
  return found ? { law: found.law, length: found.folded.length } : null
}

/** `Constitución` alone is the federal one, unless a State's is named. */
function bareConstitution(ahead: string): boolean {
  return /^Constitución(?!\p{L})/iu.test(ahead) && !LOCAL.test(ahead)
}

/** Without accents, in lower case and with plain blanks; of the same length, so that offsets hold. */
function fold(text: string): string {
  const plain = text.replace(/[áéíóúü]/gi, (letter) => letter.normalize('NFD')[0])
  return plain.toLowerCase().replace(/\s/g, ' ')
}
