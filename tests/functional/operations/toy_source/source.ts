import { RecordRejected, defineSource, type LegalDocument, type RawPage } from '#sources/contract/contract'

/** A record of the gazette of a state that does not exist. */
interface Notice {
  number: number
  heading: string
  text: string
  date: string
  office: string
}

const HOME = 'https://gaceta.example'

/** A fifth source, as small as one can be: what `docs/adding_a_source.md` asks for and nothing else. */
export default defineSource<Notice>({
  manifest: {
    slug: 'gaceta',
    name: { es: 'Gaceta ficticia', en: 'Fictitious gazette' },
    kinds: [{ slug: 'aviso', name: { es: 'Avisos', en: 'Notices' }, documentType: 'aviso' }],
    homePage: `${HOME}/`,
    contact: 'gaceta@gaceta.example',
    rate: { perSecond: 1, reason: 'it says nothing of a limit' },
    history: [{ date: '2026-11-21', note: 'One list, one answer a notice.' }],
  },
  filters: [
    { name: 'dependencia', label: { es: 'Dependencia', en: 'Office' }, type: 'facet' },
    { name: 'ejercicio', label: { es: 'Año', en: 'Year' }, type: 'year' },
  ],
  async *pages(http, window) {
    const list = await http.get(`${HOME}/avisos.json`)
    const ids = JSON.parse(Buffer.from(list.body).toString()) as string[]
    window.onPlan({ listed: ids.length, fresh: ids.length, recheck: 0 })
    for (const externalId of ids) {
      const url = `${HOME}/avisos/${externalId}.json`
      const { body, contentType, etag } = await http.get(url)
      yield { kind: window.kind, externalId, url, contentType, body, etag }
    }
  },
  parse(page: RawPage): Notice {
    const notice = JSON.parse(Buffer.from(page.body).toString()) as Notice
    if (!notice.text) throw new RecordRejected('emptyText')
    return notice
  },
  map({ number, heading, text, date, office }: Notice): LegalDocument {
    return {
      kind: 'aviso',
      documentType: 'aviso',
      externalId: String(number),
      slug: `aviso-${number}`,
      title: heading,
      body: text,
      publishedOn: date,
      fingerprint: `${number}`.padEnd(64, '0'),
      url: `${HOME}/avisos/${number}`,
      facets: { dependencia: [office], ejercicio: [date.slice(0, 4)] },
      metadata: [],
      citation: `Gaceta ficticia, aviso ${number}.`,
      citationKeys: [`gaceta#${number}`],
    }
  },
})
