/** A federal entity, by its number in the Orden Jurídico Nacional. */
export interface State {
  edo: number
  name: string
}

const NAMES = [
  'Aguascalientes',
  'Baja California',
  'Baja California Sur',
  'Campeche',
  'Coahuila',
  'Colima',
  'Chiapas',
  'Chihuahua',
  'Ciudad de México',
  'Durango',
  'Guanajuato',
  'Guerrero',
  'Hidalgo',
  'Jalisco',
  'Estado de México',
  'Michoacán',
  'Morelos',
  'Nayarit',
  'Nuevo León',
  'Oaxaca',
  'Puebla',
  'Querétaro',
  'Quintana Roo',
  'San Luis Potosí',
  'Sinaloa',
  'Sonora',
  'Tabasco',
  'Tamaulipas',
  'Tlaxcala',
  'Veracruz',
  'Yucatán',
  'Zacatecas',
]

/** The 32 federal entities, in the order of the site. */
export const STATES: State[] = NAMES.map((name, place) => ({ edo: place + 1, name }))

/** How a title names an entity, where that is not by its own name. */
export const NAMED_AS: Record<string, RegExp> = {
  'Ciudad de México': /ciudad de m[ée]xico|distrito federal|cdmx/i,
  'Estado de México': /estado (?:libre y soberano )?de m[ée]xico/i,
}
