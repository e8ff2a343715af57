import type { Manifest } from '#sources/contract/contract'

export const manifest: Manifest = {
  slug: 'cjf',
  name: { es: 'Tribunales federales', en: 'Federal courts' },
  kinds: [
    { slug: 'expediente', name: { es: 'Expedientes', en: 'Case files' }, documentType: 'expediente' },
    { slug: 'sentencia', name: { es: 'Sentencias', en: 'Rulings' }, documentType: 'sentencia' },
  ],
  transports: [
    {
      slug: 'expediente',
      name: { es: 'Página del expediente', en: 'Case page' },
      note: {
        es: 'Pide los expedientes que se le indiquen por órgano, tipo de asunto y número, y las versiones públicas que cada uno enlaza. No enumera: lo que no se pide no llega. Las sentencias que se tengan en una carpeta se leen con su lista (manifest.csv).',
        en: 'Asks for the cases named by court, kind and number, and for the public versions that each of them links to. It does not list: what is not asked for does not come. Rulings that are at hand in a folder are read with their list (manifest.csv).',
      },
    },
    {
      slug: 'buscador',
      name: { es: 'Buscador de sentencias', en: 'Search of rulings' },
      note: {
        es: 'No disponible: la dirección a la que pregunta el buscador nuevo no está documentada y no se conoce. Una corrida por esta vía termina sin pedir nada y lo dice. Mientras tanto, importe una carpeta.',
        en: 'Not available: the address that the new search asks is not documented and is not known. A run over this way ends without asking anything and says so. Until then, import a folder.',
      },
    },
  ],
  homePage: 'https://www.dgej.cjf.gob.mx/internet/expedientes/circuitos.asp',
  contact: 'https://www.oaj.gob.mx',
  rate: {
    perSecond: 0.5,
    reason:
      'The site publishes no limit and is old. Others read it with two seconds between requests; one case with its summaries takes less than a minute.',
  },
  history: [
    {
      date: '2026-10-05',
      note: 'A case page answers 200 always: a case that does not exist has its header spans empty and no tables. Labels of the panel may hold two blanks ("Fecha  presentación") and repeat.',
    },
    {
      date: '2026-10-05',
      note: 'The form ExpedienteyTipo.asp is guarded by a CAPTCHA and is never asked. The directory circuitos.asp is windows-1252; its codes differ from the number of the circuit from the eleventh on.',
    },
    {
      date: '2026-10-05',
      note: 'The request that the new search (BuscadorSISE) makes is unknown: it is an application in the browser without documentation. When somebody reads it there, `ruling_search.ts` is the only file to write.',
    },
    {
      date: '2026-10-05',
      note: 'Parties are masked with asterisks, but a name slips through at times. Names of parties are never taken from the headings of the panel; a name within a text is masked with the command sources:mask.',
    },
  ],
}
