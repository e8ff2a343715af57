const KIND = '(?:LEY|C[ÓO]DIGO|CONSTITUCI[ÓO]N|REGLAMENTO|ESTATUTO)'
const STATES = [
  'AGUASCALIENTES',
  'BAJA CALIFORNIA SUR',
  'BAJA CALIFORNIA',
  'CAMPECHE',
  'COAHUILA DE ZARAGOZA',
  'COAHUILA',
  'COLIMA',
  'CHIAPAS',
  'CHIHUAHUA',
  'DURANGO',
  'GUANAJUATO',
  'GUERRERO',
  'HIDALGO',
  'JALISCO',
  'M[ÉE]XICO',
  'MICHOAC[ÁA]N DE OCAMPO',
  'MICHOAC[ÁA]N',
  'MORELOS',
  'NAYARIT',
  'NUEVO LE[ÓO]N',
  'OAXACA',
  'PUEBLA',
  'QUER[ÉE]TARO',
  'QUINTANA ROO',
  'SAN LUIS POTOS[ÍI]',
  'SINALOA',
  'SONORA',
  'TABASCO',
  'TAMAULIPAS',
  'TLAXCALA',
  'VERACRUZ DE IGNACIO DE LA LLAVE',
  'VERACRUZ',
  'YUCAT[ÁA]N',
  'ZACATECAS',
]
const PLACE = String.raw`(?:(?:(?:DEL|PARA\s+EL|EN\s+EL)\s+ESTADO\s+(?:LIBRE\s+Y\s+SOBERANO\s+)?DE|DE|PARA)\s+(?:${STATES.join('|').replaceAll(' ', String.raw`\s+`)})|(?:DE|PARA|EN)\s+LA\s+CIUDAD\s+DE\s+M[ÉE]XICO|(?:DEL|PARA\s+EL|EN\s+EL)\s+DISTRITO\s+FEDERAL|DE\s+LA\s+FEDERACI[ÓO]N)(?!\p{L})(?:\s+Y\s+(?:SUS|LOS)\s+MUNICIPIOS(?!\p{L}))?`
const CAPITAL_NAME = new RegExp(String.raw`^${KIND}(?:,?\s+(?!${KIND}\b)\p{Lu}+){0,16}?\s+${PLACE}`, 'u')

/** Halves of words that a blank breaks: `MUNIC IPAL`. */
const HALF = /\p{Lu}[BCFGHJKMPQV]\s+\p{Lu}/u
/** A name in capitals whose end a full stop or semicolon tells. */
const ENDED_NAME = new RegExp(
  String.raw`^(?:LEY|C[ÓO]DIGO|REGLAMENTO)(?:(?:\s+(?:DEL?|Y|E|EN\s+MATERIA\s+DE)(?:\s+(?:LAS?|LOS|EL))?|\s+Y\s+(?:LAS?|LOS|EL)|,)?\s+(?!${KIND}\b|(?:QUE|SE|ES|SON|SUS?|NO|CUANDO|VIGENTE|APLICABLE|CONTRA|POR|PARA|EN|A|AL|CON|SOBRE|ESTADO|ART[ÍI]CULOS?|ENTIDAD|MATERIA|AMPARO)\b)\p{Lu}{3,}){2,10}(?=\s*[.;])`,
  'u'
)
/** The sentence of a decree that changes laws, in capitals. */
const AMENDS = /(?:REFORMA|ADICIONA|DEROGA|MODIFICA)N?\s[^.]{0,180}$/u

/** `REFORMA EL ARTÍCULO 29 DE LA LEY DE PRESUPUESTO, CONTABILIDAD Y GASTO PÚBLICO;`: the name of a law in a decree in capitals. */
export function capitalEndedLaw(before: string, ahead: string): string {
  const name = AMENDS.test(before) ? (ENDED_NAME.exec(ahead)?.[0] ?? '') : ''
  return HALF.test(name) ? '' : name
}

/** The name of a State's law in capitals, as rubros have it; the name of its place is where it ends. Empty when none begins here. */
export function capitalStateLaw(ahead: string): string {
  const name = CAPITAL_NAME.exec(ahead)?.[0] ?? ''
  return HALF.test(name) ? '' : name
}
