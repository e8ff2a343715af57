/** What a case of the demo is about. */
export interface DemoSubject {
  branch: string
  act: string
  detail: string
  topic: string
  law: string
}

const subject = (line: string): DemoSubject => {
  const [branch, act, detail, topic, law] = line.split('|')
  return { branch, act, detail, topic, law }
}

const LINES: Record<string, string[]> = {
  Civil: [
    'Familiar|Sentencia definitiva|sentencia que niega la pensión compensatoria|Pensión compensatoria: el trabajo en el hogar se presume y quien lo niega debe probarlo|artículos 4o. y 17 constitucionales',
    'Arrendamiento|Actos en juicio|orden de lanzamiento sin audiencia del ocupante|Lanzamiento: el ocupante ajeno al juicio debe ser oído antes de la diligencia|artículo 14 constitucional',
    'Sucesiones|Sentencia definitiva|sentencia que desconoce a la heredera|Sucesión legítima: la concubina puede heredar aunque falte registro de la unión|artículo 4o. constitucional',
    'Responsabilidad civil|Sentencia definitiva|sentencia que reduce la indemnización|Daño moral: su cuantía exige razones y no una tabla|artículo 1o. constitucional',
  ],
  Administrativa: [
    'Fiscal|Resolución definitiva|crédito fiscal determinado por diferencias de valor agregado|Crédito fiscal: la autoridad debe exhibir la orden de visita que dice haber entregado|artículo 16 constitucional',
    'Licencias|Norma general|reglamento municipal de giros y su acto de aplicación|Licencia de giro: la clausura sin plazo carece de fundamento|artículos 14 y 16 constitucionales',
    'Pensiones|Omisión|falta de respuesta a la solicitud de pensión|Derecho de petición: el silencio del instituto no se convalida con el informe|artículo 8o. constitucional',
  ],
  Laboral: [
    'Despido|Laudo|laudo que absuelve de la reinstalación|Despido: la negativa lisa y llana no libera al patrón de la carga de la prueba|artículo 123 constitucional',
    'Seguridad social|Laudo|laudo que niega la pensión por invalidez|Invalidez: el dictamen pericial tercero no obliga si carece de razones|artículo 123 constitucional',
    'Salario|Laudo|laudo que cuantifica los salarios caídos|Salarios caídos: los incrementos se acreditan con los tabuladores exhibidos|artículo 123 constitucional',
  ],
  Penal: [
    'Aseguramiento de bienes|Actos en juicio|aseguramiento de un vehículo sin orden escrita|Aseguramiento: sin orden escrita debe devolverse el bien a quien acredite la propiedad|artículos 16 y 22 constitucionales',
    'Vinculación a proceso|Auto de vinculación a proceso|auto que vincula por un hecho no imputado|Vinculación a proceso: el juez no puede variar los hechos de la imputación|artículo 19 constitucional',
    'Ejecución de penas|Resolución en ejecución|negativa de la libertad anticipada|Libertad anticipada: los requisitos que la ley no pide no pueden exigirse|artículo 18 constitucional',
  ],
}

/** What cases are about, by the subject of their court. */
export const DEMO_SUBJECTS: Record<string, DemoSubject[]> = Object.fromEntries(
  Object.entries(LINES).map(([name, lines]) => [name, lines.map(subject)])
)
