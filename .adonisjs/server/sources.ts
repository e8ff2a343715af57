export const sources = {
  scjn: {
    source: () => import('#sources/scjn/source'),
  },
}
