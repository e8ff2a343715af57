/** Where a stage is written: an article of the Ley de Amparo, as its text was read (last reform DOF 16-10-2025). */
export interface AmparoBasis {
  article: string
}

/** A stage of a proceeding. Its name is `amparo.stage.<key>`. */
export interface ProceedingStage extends AmparoBasis {
  key: string
  /** Keys of `RESOLUTIONS` of the docket: what is usually notified at this stage, the terms that it opens are theirs. */
  resolutions: readonly string[]
}

/** A kind of proceeding. Its name is `amparo.kind.<key>`. */
export interface ProceedingKind extends AmparoBasis {
  key: string
  stages: readonly ProceedingStage[]
}

export const PROCEEDING_KEYS = [
  'indirect',
  'direct',
  'review',
  'complaint',
  'reclamation',
  'suspension',
  'nonconformity',
] as const
export type ProceedingKey = (typeof PROCEEDING_KEYS)[number]

const stage = (key: string, article: string, resolutions: readonly string[] = []): ProceedingStage => ({
  key,
  article,
  resolutions,
})

/** Nothing more is done in it. */
export const CLOSED_STAGE = 'closed'

const closed = stage(CLOSED_STAGE, '214')
const remedyEnd = stage(CLOSED_STAGE, '93')

/** The kinds of proceedings with their stages in order. */
export const PROCEEDING_KINDS: readonly (ProceedingKind & { key: ProceedingKey })[] = [
  {
    key: 'indirect',
    article: '107',
    stages: [
      stage('drafting', '17', ['act_claimed', 'norm', 'land_act', 'extradition']),
      stage('filed', '112', ['prevention', 'ruling']),
      stage('prevented', '114', ['prevention']),
      stage('admitted', '115', ['report_required', 'provisional_suspension', 'ruling']),
      stage('reports', '117', ['report_required', 'ruling']),
      stage('hearing', '124', ['ruling']),
      stage('sentence', '124', ['indirect_sentence']),
      stage('compliance', '192', ['compliance_required', 'compliance_reported', 'compliance_declared']),
      closed,
    ],
  },
  {
    key: 'direct',
    article: '170',
    stages: [
      stage('drafting', '17', ['final_judgment', 'prison_sentence', 'nullity_judgment']),
      stage('filed', '176', ['missing_copies']),
      stage('prevented', '180', ['direct_prevention', 'president_ruling']),
      stage('admitted', '181', ['direct_admission', 'president_ruling']),
      stage('listed', '184', ['president_ruling']),
      stage('sentence', '189', ['direct_sentence']),
      stage('compliance', '192', ['compliance_required', 'direct_compliance_reported', 'compliance_declared']),
      closed,
    ],
  },
  {
    key: 'review',
    article: '86',
    stages: [
      stage('drafting', '86', ['indirect_sentence', 'definitive_suspension']),
      stage('filed', '89'),
      stage('admitted', '91', ['review_admission', 'president_ruling']),
      stage('listed', '92', ['president_ruling']),
      stage('decided', '93'),
      remedyEnd,
    ],
  },
  {
    key: 'complaint',
    article: '98',
    stages: [
      stage('drafting', '98', ['ruling', 'provisional_suspension']),
      stage('filed', '99', ['president_ruling']),
      stage('admitted', '101', ['president_ruling']),
      stage('decided', '103'),
      stage(CLOSED_STAGE, '103'),
    ],
  },
  {
    key: 'reclamation',
    article: '104',
    stages: [
      stage('drafting', '104', ['president_ruling']),
      stage('filed', '105'),
      stage('decided', '106'),
      stage(CLOSED_STAGE, '106'),
    ],
  },
  {
    key: 'suspension',
    article: '125',
    stages: [
      stage('requested', '128'),
      stage('provisional', '138', ['provisional_suspension', 'report_required']),
      stage('reports', '138', ['report_required']),
      stage('hearing', '144'),
      stage('definitive', '146', ['definitive_suspension']),
      stage('modification', '154', ['definitive_suspension']),
      stage(CLOSED_STAGE, '146'),
    ],
  },
  {
    key: 'nonconformity',
    article: '202',
    stages: [
      stage('drafting', '202', ['compliance_declared']),
      stage('filed', '203'),
      stage('decided', '203'),
      stage(CLOSED_STAGE, '203'),
    ],
  },
]

/** Kinds that are trials of their own; the others are brought in one of them, or in a remedy. */
export const TRIAL_KINDS: readonly ProceedingKey[] = ['indirect', 'direct']

/** Keys of all stages, each once. */
export const STAGE_KEYS = [...new Set(PROCEEDING_KINDS.flatMap(({ stages }) => stages.map(({ key }) => key)))]

/** The kind with a key. */
export const kindOf = (key: string): ProceedingKind => PROCEEDING_KINDS.find((kind) => kind.key === key)!

/** The stage of a kind; undefined for one that the kind does not have. */
export const stageOf = (kind: string, key: string): ProceedingStage | undefined =>
  kindOf(kind).stages.find((each) => each.key === key)

/** Characters that the fields of a proceeding hold. */
export const PROCEEDING_LENGTHS = {
  number: 60,
  court: 300,
  name: 300,
  text: 10_000,
  notes: 5_000,
  notebook: 60,
  /** What a TEXT of MySQL holds of characters of four bytes. */
  news: 16_000,
  /** A page that is pasted. */
  page: 600_000,
} as const
