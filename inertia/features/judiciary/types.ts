export type FacetValue = {
  value: string
  count: number
}

export type Paging = {
  page: number
  perPage: number
  total: number
}

export type CourtRow = {
  id: number
  name: string
  kind: CourtKind
  materia: string | null
  circuit: number | null
  city: string | null
  state: string | null
  validFrom: string | null
  validTo: string | null
}

export type CourtKind =
  'district_court' | 'circuit_court' | 'appeal_court' | 'labor_court' | 'regional_plenum' | 'labor_commission' | 'other'

export type CourtFilters = {
  q: string
  circuit: number | null
  kind: CourtKind | ''
  materia: string
  state: string
  closed: boolean
  page: number
}

export type Bench = 'before' | 'since'

/** From 0 to 1. */
export type Rate = {
  count: number
  of: number
  share: number
  low: number
  high: number
}

export type Tenure = {
  key: string
  judgeId: number
  judge: string
  role: string
  isCatalogued: boolean
  bench: Bench
  from: string | null
  until: string | null
  rulings: number
  outcomes: { outcome: string; count: number; rate: Rate | null }[]
}

export type CourtView = {
  bench: Bench
  tenure: string
  outcome: string
  materia: string
  year: string
  page: number
}

export type Figures = {
  total: number
  years: FacetValue[]
  outcomes: FacetValue[]
  subjects: FacetValue[]
}

export type RulingLine = {
  title: string
  address: string
  decidedOn: string | null
  outcome: string | null
  materia: string | null
  proceeding: string | null
  isCase: boolean
}

export type JudgeLine = {
  id: number
  name: string
  court: string | null
  courts: number
  rulings: number
}

export type JudgeDetail = {
  id: number
  name: string
  total: number
  tenures: {
    id: number
    courtId: number
    court: string
    role: string
    from: string | null
    until: string | null
    isCatalogued: boolean
  }[]
  rulings: RulingLine[]
}
