/** A region of the plenos regionales: Centro-Norte or Centro-Sur. */
export type Region = 'CN' | 'CS'

/** Where it was read to which region a circuit belongs. */
export interface RegionReading {
  circuit: number
  region: Region
  /** Subjects of the Semanario; null = all. */
  subjects: readonly string[] | null
  source: string
  /** ISO month or day on which it was read. */
  readOn: string
  /** Read in what the Judiciary itself publishes. The Acuerdos Generales 67/2022 (articles 7 and 8) and 38/2023, which say it, could not be read. */
  isVerified: boolean
}

const DIRECTORY = 'directorio de órganos del SISE, que lista bajo el circuito los plenos regionales de su región'
const REPORTED =
  'M. E. Leetch San Pedro, magistrado del Pleno Regional en Materias Penal y de Trabajo de la Región Centro-Norte, «Plenos Regionales» (notidex.com)'

/** Circuits that its readings give to a region whole; the first is divided by subject. */
const CIRCUITS: Record<Region, number[]> = {
  CN: [2, 4, 5, 8, 9, 12, 15, 16, 17, 19, 22, 23, 24, 25, 26, 28, 30],
  CS: [3, 6, 7, 10, 11, 13, 14, 18, 20, 21, 27, 29, 31, 32],
}

/** Verified readings first. */
export const REGION_READINGS: readonly RegionReading[] = [
  { circuit: 3, region: 'CS', subjects: null, source: DIRECTORY, readOn: '2026-10', isVerified: true },
  { circuit: 5, region: 'CN', subjects: null, source: DIRECTORY, readOn: '2026-10', isVerified: true },
  {
    circuit: 4,
    region: 'CN',
    subjects: ['Administrativa'],
    source:
      'contradicción de criterios 191/2023 del Pleno Regional en Materia Administrativa de la Región Centro-Norte, considerando primero',
    readOn: '2026-11-22',
    isVerified: true,
  },
  {
    circuit: 29,
    region: 'CS',
    subjects: null,
    source: 'contradicción de criterios 349/2023 de la Segunda Sala, antecedentes',
    readOn: '2026-11-22',
    isVerified: true,
  },
  reported(1, 'CN', ['Penal', 'Administrativa']),
  reported(1, 'CS', ['Civil', 'Laboral']),
  ...(['CN', 'CS'] as const).flatMap((region) => CIRCUITS[region].map((circuit) => reported(circuit, region, null))),
]

function reported(circuit: number, region: Region, subjects: string[] | null): RegionReading {
  return { circuit, region, subjects, source: REPORTED, readOn: '2026-11-22', isVerified: false }
}

/** The region of a court by its circuit and its subject; null when it is not known, as in the first circuit without a subject. */
export function regionOf(circuit: number | null | undefined, subject: string | null | undefined): RegionReading | null {
  return (
    REGION_READINGS.find(
      (reading) =>
        reading.circuit === circuit && (reading.subjects === null || reading.subjects.includes(subject ?? ''))
    ) ?? null
  )
}
