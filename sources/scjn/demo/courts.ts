import type { Chance } from './chance.js'
import { ordinal, roman } from './numerals.js'

/** A court as the author of an invented thesis. */
export interface Court {
  instance: string
  organ: string
  /** In a localisation: `1a. Sala`, `T.C.C.`. */
  short: string
  /** The beginning of its claves: `1a.`, `XXXIII.2o.C.`. */
  prefix: string
}

interface Occasion {
  /** 5 to 12. */
  epoch: number
  year: number
  subject: string
  isBinding: boolean
  /** In proceedings that only the full Supreme Court decides. */
  isOfTheFullCourt: boolean
}

const SUPREME = 'Suprema Corte de Justicia de la Nación'
const FULL_COURT: Court = { instance: SUPREME, organ: 'Pleno', short: 'Pleno', prefix: 'P.' }
const SPECIALITIES: Record<string, [name: string, letter: string]> = {
  Civil: ['CIVIL', 'C'],
  Penal: ['PENAL', 'P'],
  Administrativa: ['ADMINISTRATIVA', 'A'],
  Laboral: ['DE TRABAJO', 'T'],
}
const OLD_CHAMBERS: Record<string, number> = { Penal: 1, Administrativa: 2, Civil: 3, Laboral: 4 }
const CHAMBERS: Record<string, number> = { Penal: 1, Civil: 1, Administrativa: 2, Laboral: 2 }
const CHAMBER_NAMES = ['Primera Sala', 'Segunda Sala', 'Tercera Sala', 'Cuarta Sala']

/** A court that could have published a thesis on such an occasion. Circuits begin at the thirty-third, which does not exist. */
export function courtFor(occasion: Occasion, chance: Chance): Court {
  const { epoch, year, isBinding, isOfTheFullCourt } = occasion
  if (isOfTheFullCourt) return FULL_COURT
  const lot = chance.between(1, 100)
  if (epoch < 7 || lot <= 45) return supremeCourt(occasion, chance)
  if (isBinding && lot > 85 && year >= 2023) return regionalPleno(occasion, chance)
  if (isBinding && lot > 85 && epoch === 10 && year >= 2013) return circuitPleno(occasion, chance)
  return collegiateCourt(occasion, chance)
}

function supremeCourt({ epoch, subject }: Occasion, chance: Chance): Court {
  const chamber = (epoch <= 8 ? OLD_CHAMBERS : CHAMBERS)[subject] ?? (epoch > 8 ? chance.between(0, 2) : 0)
  if (epoch === 12 || !chamber) return FULL_COURT
  return { instance: SUPREME, organ: CHAMBER_NAMES[chamber - 1], short: `${chamber}a. Sala`, prefix: `${chamber}a.` }
}

function collegiateCourt({ subject }: Occasion, chance: Chance): Court {
  const [number, circuit] = [chance.between(1, 9), chance.between(33, 35)]
  const [name, letter] = SPECIALITIES[subject] ?? ['', '']
  const organ = `${ordinal(number)} TRIBUNAL COLEGIADO${name && ` EN MATERIA ${name}`} DEL TRIGÉSIMO ${ordinal(circuit - 30)} CIRCUITO.`
  const prefix = `${roman(circuit)}.${number}o.${letter && `${letter}.`}`
  return { instance: 'Tribunales Colegiados de Circuito', organ, short: 'T.C.C.', prefix }
}

function circuitPleno({ subject }: Occasion, chance: Chance): Court {
  const circuit = chance.between(33, 35)
  const [name, letter] = SPECIALITIES[subject] ?? ['', '']
  const organ = `PLENO${name && ` EN MATERIA ${name}`} DEL TRIGÉSIMO ${ordinal(circuit - 30)} CIRCUITO.`
  return {
    instance: 'Plenos de Circuito',
    organ,
    short: 'P.C.',
    prefix: `PC.${roman(circuit)}.${letter && `${letter}.`}`,
  }
}

function regionalPleno({ subject }: Occasion, chance: Chance): Court {
  const [region, short] = chance.pick([
    ['CENTRO-NORTE', 'CN'],
    ['CENTRO-SUR', 'CS'],
  ])
  const [name, letter] = SPECIALITIES[subject] ?? ['ADMINISTRATIVA', 'A']
  const organ = `PLENO REGIONAL EN MATERIA ${name} DE LA REGIÓN ${region}.`
  return { instance: 'Plenos Regionales', organ, short: 'P.R.', prefix: `PR.${letter}.${short}.` }
}
