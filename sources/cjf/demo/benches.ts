/** A court of the demo. All of it is invented: numbers beyond those of the judiciary, names that no court has. */
export interface DemoCourt {
  id: string
  name: string
  kind: 'C' | 'J'
  subject: string
  /** Who sat there until the day before the bench of 2025 took office, and who sits there since. */
  before: string[]
  since: string[]
  /** Rulings in a hundred that grant the amparo, before and since. */
  grants: [number, number]
  rulings: number
}

const court = (line: string, grants: [number, number], rulings: number): DemoCourt => {
  const [id, kind, subject, name, before, since] = line.split('|')
  return {
    id,
    kind: kind as 'C' | 'J',
    subject,
    name,
    before: before.split(';'),
    since: since.split(';'),
    grants,
    rulings,
  }
}

/** The first day of the judges who were elected in 2025. */
export const NEW_BENCH = '2025-09-15'

export const DEMO_COURTS: DemoCourt[] = [
  court(
    '90201|C|Civil|Décimo Noveno Tribunal Colegiado en Materia Civil del Primer Circuito|Ofelia Inventada Duarte;Genaro Supuesto Montes;Leonor Ficticia Arce|Ramiro Imaginario Solís;Beatriz Supuesta Quiroz;Ofelia Inventada Duarte',
    [38, 52],
    84
  ),
  court(
    '90202|C|Administrativa|Vigésimo Noveno Tribunal Colegiado en Materia Administrativa del Primer Circuito|Hilario Supuesto Cárdenas;Adela Inventada Ríos;Efrén Ficticio Luna|Hilario Supuesto Cárdenas;Clara Imaginaria Vega;Tobías Inventado Peña',
    [27, 24],
    66
  ),
  court(
    '90203|C|Laboral|Noveno Tribunal Colegiado en Materia de Trabajo del Tercer Circuito|Irene Ficticia Salas;Marcelo Inventado Ocampo;Nadia Supuesta Frías|Julio Imaginario Trejo;Irene Ficticia Salas;Sara Inventada Olmos',
    [45, 41],
    60
  ),
  court(
    '90204|C|Penal|Sexto Tribunal Colegiado en Materia Penal del Cuarto Circuito|Víctor Supuesto Garza;Elena Ficticia Treviño;Rubén Inventado Lozano|Paula Imaginaria Cantú;Óscar Supuesto Villa;Elena Ficticia Treviño',
    [33, 36],
    48
  ),
  court(
    '90205|J|Administrativa|Juzgado Vigésimo Noveno de Distrito en Materia Administrativa en la Ciudad de México|Carlota Inventada Meza|Andrés Imaginario Rangel',
    [42, 48],
    54
  ),
  court(
    '90206|J|Penal|Juzgado Décimo Noveno de Distrito de Amparo en Materia Penal en el Estado de Jalisco, con residencia en Puente Grande, Jalisco|Matías Ficticio Robles|Lucía Supuesta Bernal',
    [30, 44],
    40
  ),
  court(
    '90207|J|Civil|Juzgado Noveno de Distrito en el Estado de Veracruz, con residencia en Xalapa, Veracruz|Teodoro Inventado Roa|Teodoro Inventado Roa',
    [35, 35],
    24
  ),
  court(
    '90208|C|Civil|Noveno Tribunal Colegiado en Materias Civil y Administrativa del Décimo Primer Circuito, con residencia en Morelia, Michoacán|Amparo Ficticia Rosales;Delfino Inventado Ayala;Rocío Supuesta Tapia|Delfino Inventado Ayala;Mónica Imaginaria Paz;Iván Ficticio Reyna',
    [40, 40],
    9
  ),
]
