export const sources = {
  cjf: {
    source: () => import('#sources/cjf/source'),
  },
  federalLaws: {
    source: () => import('#sources/federal_laws/source'),
  },
  scjn: {
    source: () => import('#sources/scjn/source'),
  },
  stateLaws: {
    source: () => import('#sources/state_laws/source'),
  },
}
