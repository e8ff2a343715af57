import type { Materia } from '#app/matters/domain/materias'

const TRIAL = ['Demanda', 'Emplazamiento', 'Contestación', 'Pruebas', 'Alegatos', 'Sentencia', 'Recurso', 'Ejecución']
const ORAL = [
  'Demanda',
  'Emplazamiento',
  'Contestación',
  'Audiencia preliminar',
  'Audiencia de juicio',
  'Sentencia',
  'Ejecución',
]
const ADVICE = ['Estudio', 'Propuesta', 'Negociación', 'Firma', 'Seguimiento']

/**
 * Stages that are suggested for a branch of law, in the order in which a matter goes through them. They are words of the firm, like the court:
 * any other may be written.
 */
export const STAGES: Record<Materia, string[]> = {
  administrative: ['Procedimiento administrativo', 'Recurso de revisión', ...TRIAL],
  agrarian: [
    'Demanda',
    'Emplazamiento',
    'Audiencia de ley',
    'Pruebas',
    'Sentencia',
    'Recurso de revisión',
    'Ejecución',
  ],
  amparo: [
    'Demanda',
    'Admisión',
    'Suspensión',
    'Informe justificado',
    'Audiencia constitucional',
    'Sentencia',
    'Revisión',
    'Cumplimiento',
  ],
  civil: TRIAL,
  commercial: ORAL,
  constitutional: ['Demanda', 'Admisión', 'Contestación', 'Audiencia', 'Proyecto', 'Sentencia'],
  corporate: ADVICE,
  criminal: [
    'Carpeta de investigación',
    'Audiencia inicial',
    'Investigación complementaria',
    'Etapa intermedia',
    'Juicio oral',
    'Sentencia',
    'Apelación',
    'Ejecución',
  ],
  electoral: ['Demanda', 'Trámite', 'Sustanciación', 'Sentencia', 'Cumplimiento'],
  environmental: [
    'Inspección',
    'Procedimiento administrativo',
    'Resolución',
    'Recurso de revisión',
    'Juicio de nulidad',
  ],
  family: ORAL,
  immigration: ['Solicitud', 'Requerimiento', 'Resolución', 'Recurso de revisión'],
  intellectual_property: ['Solicitud', 'Examen', 'Requerimiento', 'Oposición', 'Resolución', 'Juicio de nulidad'],
  labor: [
    'Conciliación',
    'Demanda',
    'Contestación',
    'Audiencia preliminar',
    'Audiencia de juicio',
    'Sentencia',
    'Ejecución',
  ],
  real_estate: ['Estudio', 'Promesa', 'Avalúo', 'Escritura', 'Registro'],
  social_security: ['Solicitud', 'Recurso de inconformidad', ...TRIAL.slice(0, 6), 'Ejecución'],
  tax: [
    'Visita o revisión',
    'Resolución',
    'Recurso de revocación',
    'Juicio de nulidad',
    'Sentencia',
    'Revisión fiscal',
  ],
  other: ADVICE,
}

/** All of them, each once, in an order in which a column of any of them finds its place. */
export const STAGE_ORDER: readonly string[] = [...new Set(Object.values(STAGES).flat())]

/** Types of proceeding that are suggested for a branch of law. */
export const PROCEEDINGS: Partial<Record<Materia, string[]>> = {
  administrative: [
    'Juicio contencioso administrativo',
    'Recurso de revisión',
    'Procedimiento administrativo de ejecución',
  ],
  amparo: ['Amparo indirecto', 'Amparo directo', 'Recurso de revisión', 'Recurso de queja'],
  civil: [
    'Ordinario civil',
    'Juicio oral civil',
    'Sucesorio testamentario',
    'Sucesorio intestamentario',
    'Especial hipotecario',
    'Arrendamiento',
  ],
  commercial: [
    'Ejecutivo mercantil',
    'Ejecutivo mercantil oral',
    'Ordinario mercantil',
    'Oral mercantil',
    'Concurso mercantil',
  ],
  criminal: [
    'Procedimiento ordinario',
    'Procedimiento abreviado',
    'Procedimiento simplificado',
    'Acción penal por particular',
  ],
  family: [
    'Divorcio incausado',
    'Divorcio por mutuo consentimiento',
    'Alimentos',
    'Guarda y custodia',
    'Controversia familiar',
  ],
  labor: ['Procedimiento ordinario', 'Procedimiento especial', 'Conciliación prejudicial'],
  tax: ['Recurso de revocación', 'Juicio contencioso administrativo', 'Acuerdo conclusivo'],
}
