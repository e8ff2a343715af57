import type { Manifest } from '#sources/contract/contract'
import { transports } from './transports/channels.js'

/** The Gaceta of the month gives a record its place; by then it is a few weeks old. */
const SIX_WEEKS = 42

export const manifest: Manifest = {
  slug: 'scjn',
  name: { es: 'Suprema Corte de Justicia de la Nación', en: 'Supreme Court of Justice' },
  kinds: [
    { slug: 'tesis', name: { es: 'Tesis', en: 'Theses' }, documentType: 'tesis', rereadDays: SIX_WEEKS },
    { slug: 'engrose', name: { es: 'Sentencias', en: 'Rulings' }, documentType: 'ejecutoria' },
    {
      slug: 'ejecutoria',
      name: { es: 'Ejecutorias del Semanario', en: 'Rulings in the Semanario' },
      documentType: 'ejecutoria',
      rereadDays: SIX_WEEKS,
    },
    { slug: 'voto', name: { es: 'Votos', en: 'Opinions' }, documentType: 'voto', rereadDays: SIX_WEEKS },
  ],
  transports,
  homePage: 'https://bicentenario.scjn.gob.mx/repositorio-scjn',
  contact: 'https://www.scjn.gob.mx',
  rate: {
    perSecond: 2,
    reason:
      'The site publishes no limit. Others read it at 20 requests a second without being stopped; 2 leave it to its readers and take a full copy of the theses in two days.',
  },
  history: [
    {
      date: '2026-10-03',
      note: 'Counts: 312,056 theses and 106,267 rulings. An id that does not exist answers 500, so that a 500 that lasts is reported and the run goes on.',
    },
    {
      date: '2026-10-03',
      note: 'Registros digitales fall with time only from 2000000 (4 October 2011) on; older theses have six digits in no order of time. So a run "since" a later date walks the newest ids and stops after 200 older records on end; a run since an earlier date, and every run over rulings, asks for all new ids and drops the older records.',
    },
    {
      date: '2026-10-03',
      note: 'A ruling answers without its id, without its kind of case and with an internal path in place of its text: the kind is read from the address of the document (2 = amparo en revisión, 10 = amparo directo en revisión) and the text is the resolution and the vote. Mirrors that have the full text put it into the same field.',
    },
    {
      date: '2026-10-03',
      note: 'Counts of the other indexes: 23,058 ejecutorias and 10,215 votos. No answer of theirs with every field was at hand, so that their fields are looked for under every name by which one of the three systems is known to give them (records.ts).',
    },
    {
      date: '2026-10-03',
      note: 'Of one thesis the three transports give one document, but for: its fingerprint (sjf2 gives none, then it is that of the answer); at bj the place of publication is put together from its parts, and before the Décima Época these may be fewer.',
    },
    {
      date: '2026-10-03',
      note: 'A thesis of the Semanario changes once: the Gaceta of the month gives it book, volume and page. Records that were last looked at within six weeks of their publication are asked again.',
    },
    {
      date: '2026-10-03',
      note: 'sjf2 answers nobody who does not name its own pages as origin, answers the newest weeks only with isSemanal=true and all others only with false; the listing tells which, and the other flag is tried where it was wrong. Totals of the searches may be capped or null: a listing ends with a short page.',
    },
    {
      date: '2026-10-03',
      note: 'Before the Novena Época the field of the clave may hold the beginning of the rubro, and the month may be January for want of a better one.',
    },
  ],
}
