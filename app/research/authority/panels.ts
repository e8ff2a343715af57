import { partsOf } from '#app/core/contributions/define_module'
import { analysisAddress } from '#app/research/asking/address'
import LegalDocument from '#app/research/models/legal_document'
import { decisionDate, knownDate } from '#app/research/reading/known_dates'
import { analysisPanels, documentLights } from '#app/research/registries'
import { todayInMexico as today } from '#app/core/mexico'
import { forceOf } from '#app/research/asking/force'
import type { Binding } from './binding.js'
import { bindsFrom } from './binding_date.js'
import { validityOf } from './queries/validity_of.js'
import { tierOf } from './tier.js'
import type { Status } from './validity.js'

/** Reforms that are shown; a ruling may cite many articles. */
const MAX_EVIDENCE = 8
const DOUBTS: Status[] = ['interrupted', 'superseded', 'substituted', 'withdrawn']

export const panelParts = [
  partsOf(documentLights, {
    key: 'research.validity',
    async of(documentIds, trx) {
      const lights = await validityOf(documentIds, { on: today(), trx })
      return new Map([...lights].flatMap(([id, { status }]) => (status === 'unknown' ? [] : [[id, status] as const])))
    },
  }),
  partsOf(
    analysisPanels,
    {
      key: 'research.validity',
      order: 2,
      async load(_, documentId) {
        const light = (await validityOf([documentId], { on: today() })).get(documentId)
        if (!light || (light.status === 'unknown' && !(await isThesis(documentId)))) return null
        const evidence = light.evidence.slice(0, MAX_EVIDENCE).map(({ document, ...rest }) => ({
          ...rest,
          document: document && { href: analysisAddress(document), title: document.title },
        }))
        return { ...light, evidence, more: light.evidence.length - evidence.length }
      },
    },
    {
      key: 'research.binding',
      order: 3,
      async load({ court }, documentId) {
        const document = await LegalDocument.find(documentId)
        const tier = document && tierOf(document)
        if (!document || !tier) return null
        const fact = (key: string) => document.metadata.find((one) => one.key === key)?.value ?? null
        const since = bindsFrom(fact('publicationNote'))
        const isThesis = document.documentType === 'tesis'
        const days = isThesis ? { publishedOn: document.publishedOn } : { decidedOn: decisionDate(document) }
        const source = { tier, bindsFrom: since, ...days }
        return {
          tier,
          publishedOn: isThesis ? knownDate(document) : null,
          bindsFrom: since,
          court,
          binding: court && (await doubted(document.id, forceOf(source, court, today()))),
        }
      },
    }
  ),
]

/** Of a thesis it is said that nothing is known; nobody asks whether a case is in force. */
async function isThesis(documentId: number): Promise<boolean> {
  const document = await LegalDocument.query().select('document_type').where('id', documentId).first()
  return document?.documentType === 'tesis'
}

/** What binds by its rank does not where there is evidence that it was interrupted or that another criterion took its place: that is for the reader to judge. */
async function doubted(
  documentId: number,
  binding: Binding
): Promise<Binding | (Omit<Binding, 'reason'> & { reason: 'doubted' })> {
  if (binding.binds !== true) return binding
  const light = (await validityOf([documentId], { on: today() })).get(documentId)
  return DOUBTS.includes(light?.status ?? 'unknown') ? { ...binding, binds: null, reason: 'doubted' } : binding
}
