const KIND = '(?:LEY|C[ÓO]DIGO|CONSTITUCI[ÓO]N|REGLAMENTO)'
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
const CAPITAL_NAME = new RegExp(
  String.raw`^${KIND}(?:\s+(?!${KIND}\b)\p{Lu}+){0,12}?\s+(?:DEL|PARA\s+EL)\s+ESTADO\s+(?:LIBRE\s+Y\s+SOBERANO\s+)?DE\s+(?:${STATES.join('|').replaceAll(' ', String.raw`\s+`)})(?!\p{L})`,
  'u'
)

/** The name of a State's law in capitals, as rubros have it; the State's name is where it ends. Empty when none begins here. */
export function capitalStateLaw(ahead: string): string {
  return CAPITAL_NAME.exec(ahead)?.[0] ?? ''
}
