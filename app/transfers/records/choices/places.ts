import { STATE_NAMES } from '#app/core/places/states'
import { fold } from '#app/core/text/fold'
import type { ValueField } from './value_field.js'

/** Other ways to write a state, and cities that tell it, folded and without full stops. */
const ALSO: Record<string, string> = {
  'Aguascalientes': 'ags',
  'Baja California': 'bc,b c,bcn,b c n,baja california norte,tijuana,mexicali,ensenada',
  'Baja California Sur': 'bcs,b c s,la paz,los cabos',
  'Campeche': 'camp',
  'Chiapas': 'chis,tuxtla gutierrez,tuxtla,tapachula',
  'Chihuahua': 'chih,ciudad juarez,cd juarez',
  'Ciudad de México': 'cdmx,cd mx,cd de mexico,ciudad de mex,cd de mex,df,d f,distrito federal,mexico df,mexico d f',
  'Coahuila de Zaragoza': 'coah,coahuila,saltillo,torreon',
  'Colima': 'col',
  'Durango': 'dgo',
  'Guanajuato': 'gto,leon,irapuato,celaya',
  'Guerrero': 'gro,acapulco,chilpancingo',
  'Hidalgo': 'hgo,pachuca',
  'Jalisco': 'jal,guadalajara,gdl,zapopan,puerto vallarta',
  'México':
    'estado de mexico,edo mex,edo de mex,edo de mexico,edo mexico,edomex,mex,em,toluca,naucalpan,tlalnepantla,ecatepec,texcoco',
  'Michoacán de Ocampo': 'mich,michoacan,morelia',
  'Morelos': 'mor,cuernavaca',
  'Nayarit': 'nay,tepic',
  'Nuevo León': 'nl,n l,nvo leon,monterrey,mty,san pedro garza garcia',
  'Oaxaca': 'oax',
  'Puebla': 'pue',
  'Querétaro': 'qro,queretaro de arteaga',
  'Quintana Roo': 'q roo,qroo,qr,q r,cancun,playa del carmen,chetumal',
  'San Luis Potosí': 'slp,s l p',
  'Sinaloa': 'sin,culiacan,mazatlan,los mochis',
  'Sonora': 'son,hermosillo,ciudad obregon,cd obregon,nogales',
  'Tabasco': 'tab,villahermosa',
  'Tamaulipas': 'tamps,tampico,reynosa,matamoros,ciudad victoria,cd victoria,nuevo laredo',
  'Tlaxcala': 'tlax',
  'Veracruz de Ignacio de la Llave': 'ver,veracruz,xalapa,coatzacoalcos,boca del rio',
  'Yucatán': 'yuc,merida',
  'Zacatecas': 'zac',
}

const SPELLINGS = new Map(
  Object.entries(ALSO).flatMap(([name, also]) => also.split(',').map((spelling): [string, string] => [spelling, name]))
)
for (const name of STATE_NAMES) SPELLINGS.set(fold(name), name)

const plain = (text: string) =>
  fold(text)
    .replace(/[.,()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The state that a text names, by its name, a short form or a city; null when it tells none. */
export function stateNamed(text: string): string | null {
  const said = plain(text)
  const known = SPELLINGS.get(said) ?? SPELLINGS.get(said.replace(/^(estado|edo|ciudad|cd) (de )?/, ''))
  if (known) return known
  const parts = text.split(/[,;/]|\s-\s/).map(plain)
  return (
    [...parts]
      .reverse()
      .map((part) => SPELLINGS.get(part))
      .find(Boolean) ?? null
  )
}

const options = () => STATE_NAMES.map((name) => ({ value: name, label: name }))

/** The state of a client's address. */
export const STATE: ValueField = { field: 'state', isOpen: false, options, guess: stateNamed }

/** Where a court sits: a city stays a city, short forms of a state are written out. */
export const COURT_PLACE: ValueField = {
  field: 'courtPlace',
  isOpen: true,
  options,
  guess: (text) =>
    /[.]|^\p{Lu}{2,5}$/u.test(text.trim()) || STATE_NAMES.some((name) => fold(name) === fold(text))
      ? stateNamed(text)
      : null,
}
