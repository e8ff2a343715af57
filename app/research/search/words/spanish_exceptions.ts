/** Words (folded, singular) that a rule would confuse with another word; they and their plurals in -s or -es keep the singular as their stem. */
const KEPT_APART =
  'accionista autoridad banca banco barra barro bien bolsa bolso cama capital capitan capitulo carga cargo casa caso cera cero como comunero comunidad ' +
  'corte corto costa costo cota coto crisis cualquier cuento cuerda cuerdo cuota data derecha dios falla fallo fin firme fonda fondo foro frances fuera ' +
  'fuero gasto grada grado guardian ingles interes jueves junta junto letra libra libro lunes manda mando manga mango marca marco maria marido mario ' +
  'martes mayoria media medida medio mes mesa miercoles mina minoria moda modo mora multa muro norma normal nueve objetiva objetivo orden organismo pais ' +
  'partida partido parto pasa paso pata pato pena peno pesa peso pino pisco plan plana plano planta plaza plazo poda poder prima primo publico puerta ' +
  'puerto punta punto quien rama ramo renta res resta resto saca saco sal sala sale seguridad sena seno sol solo suela suelo suma sumo tasa taza tema ' +
  'tesis tipo titular titulo trata trato vid viernes vista visto'

/** Irregular forms (folded) → stem. */
const IRREGULAR: Record<string, string> = {
  citacion: 'cit',
  citaciones: 'cit',
  comunicacion: 'comunic',
  comunicaciones: 'comunic',
  cualquiera: 'cualquier',
  cualesquiera: 'cualquier',
  cumplimiento: 'cumpl',
  cumplimientos: 'cumpl',
  fijacion: 'fij',
  fijaciones: 'fij',
  publica: 'publico',
  publicas: 'publico',
  violacion: 'viol',
  violaciones: 'viol',
  votacion: 'vot',
  votaciones: 'vot',
}

/** Stem → the stem of its family: vowels that change under stress, and participles of their own. */
export const FAMILIES: ReadonlyMap<string, string> = new Map([
  ['absuelv', 'absolv'],
  ['absuelt', 'absolv'],
  ['demuestr', 'demostr'],
  ['devuelv', 'devolv'],
  ['devuelt', 'devolv'],
  ['disuelv', 'disolv'],
  ['disuelt', 'disolv'],
  ['promuev', 'promov'],
  ['remuev', 'remov'],
  ['resuelv', 'resolv'],
  ['resuelt', 'resolv'],
])

export const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ...KEPT_APART.split(' ').flatMap((word) =>
    [word, `${word}s`, `${word}es`].map((form): [string, string] => [form, word])
  ),
  ...Object.entries(IRREGULAR),
])
