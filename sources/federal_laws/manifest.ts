import type { Manifest } from '#sources/contract/contract'

export const manifest: Manifest = {
  slug: 'federal_laws',
  name: { es: 'Leyes federales', en: 'Federal laws' },
  kinds: [{ slug: 'ley', name: { es: 'Leyes', en: 'Laws' }, documentType: 'ley' }],
  partKinds: [{ slug: 'articulo', name: { es: 'Artículos', en: 'Articles' }, documentType: 'articulo' }],
  homePage: 'https://www.diputados.gob.mx/LeyesBiblio/index.htm',
  contact: 'https://www.diputados.gob.mx',
  rate: {
    perSecond: 1,
    reason:
      'The site publishes no limit, but it shuts out whoever asks too fast and drops connections from abroad. Each law takes two requests, its Word file and its PDF: at one request a second all are read in eleven minutes.',
  },
  history: [
    {
      date: '2026-03-01',
      note: 'The index has 317 rows in windows-1252. The code of a law changes with its text (`LFEA_200521`), the address of its page `ref/{slug}.htm` does not: the slug is the key of a law, its code is kept with each version.',
    },
    {
      date: '2026-03-01',
      note: 'A text that is missing may be answered with the text of another law and status 200: the title on the first page is compared with the index, and the year of publication where two laws have one title.',
    },
    {
      date: '2026-03-01',
      note: 'The Word file is cleaner than the PDF, but at times older, and formulas may be pictures in it. It is taken unless it is missing, unreadable, of another law, lacks words that the PDF has, or its last reform is earlier than that of the PDF while the index tells of a later one. What the comparison found is kept with the text.',
    },
    {
      date: '2026-03-01',
      note: 'A text does not say that its law was abrogated: the index notes and abroga.htm do. A day of abrogation may lie ahead; once it has come the law is asked for again.',
    },
    {
      date: '2026-03-01',
      note: 'Without a browser-like user agent the site answers 403.',
    },
  ],
}
