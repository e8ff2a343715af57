/**
 * Which rulings of the Court bind by their reasons, by the text in force when they were made. Read in the text of the Ley de Amparo of the Cámara de Diputados
 * (last reform DOF 16-10-2025): articles 222 and 223 and the transitory provisions that are cited.
 */
export interface PrecedentRule {
  organ: 'court' | 'chamber'
  /** ISO dates of the ruling, both included; null = still so. */
  from: string
  until: string | null
  /** How many votes the reasons need. Null where the rule was not read: then it is not applied. */
  votes: number | null
  basis: string
}

const UNDER_THE_OLD_VOTES = 'que rige hasta el 31-08-2025 por el transitorio segundo del decreto DOF 13-03-2025'

export const PRECEDENT_RULES: readonly PrecedentRule[] = [
  {
    organ: 'court',
    from: '2025-09-01',
    until: null,
    votes: 6,
    basis: 'Ley de Amparo, artículo 222 (texto DOF 13-03-2025)',
  },
  {
    organ: 'court',
    from: '2025-03-14',
    until: '2025-08-31',
    votes: 8,
    basis: `Ley de Amparo, artículo 222 (texto DOF 07-06-2021), ${UNDER_THE_OLD_VOTES}, fracción I`,
  },
  {
    organ: 'chamber',
    from: '2025-03-14',
    until: '2025-08-31',
    votes: 4,
    basis: `Ley de Amparo, artículo 223 (texto DOF 07-06-2021), ${UNDER_THE_OLD_VOTES}, fracción II`,
  },
  {
    organ: 'court',
    from: '2021-06-08',
    until: '2025-03-13',
    votes: 8,
    basis: 'Ley de Amparo, artículo 222 (texto DOF 07-06-2021)',
  },
  {
    organ: 'chamber',
    from: '2021-06-08',
    until: '2025-03-13',
    votes: 4,
    basis: 'Ley de Amparo, artículo 223 (texto DOF 07-06-2021)',
  },
  ...(['court', 'chamber'] as const).map((organ) => ({
    organ,
    from: '2021-05-01',
    until: '2021-06-07',
    votes: null,
    basis:
      'Constitución, artículo 94 (reforma DOF 11-03-2021), y Acuerdo General Plenario 1/2021, por verificar; la Ley de Amparo solo reconoce como precedente las sentencias posteriores al 07-06-2021 (transitorio décimo primero del decreto DOF 07-06-2021)',
  })),
]

/** Why a ruling before the first rule binds nobody by its reasons. */
export const NO_PRECEDENT =
  'Ley de Amparo, transitorio décimo primero del decreto DOF 07-06-2021: solo las sentencias posteriores a su entrada en vigor constituyen precedente'

/** The rule for a ruling of an organ on a day (ISO date); null when there was none. */
export function precedentRule(organ: string, decidedOn: string): PrecedentRule | null {
  return (
    PRECEDENT_RULES.find(
      (rule) => rule.organ === organ && rule.from <= decidedOn && (rule.until === null || decidedOn <= rule.until)
    ) ?? null
  )
}
