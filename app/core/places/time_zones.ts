/** The time zones of Mexico, as the tz database names them: the centre first, then by name. */
export const TIME_ZONES = [
  'America/Mexico_City',
  'America/Bahia_Banderas',
  'America/Cancun',
  'America/Chihuahua',
  'America/Ciudad_Juarez',
  'America/Hermosillo',
  'America/Matamoros',
  'America/Mazatlan',
  'America/Merida',
  'America/Monterrey',
  'America/Ojinaga',
  'America/Tijuana',
] as const
