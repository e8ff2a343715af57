import { partsOf } from '#app/core/contributions/define_module'
import { rowForms } from '#app/core/contributions/row_forms'
import { readNumber } from '#app/amparo/domain/case_key'
import { CLOSED_STAGE, stageOf } from '#app/amparo/domain/proceedings'
import { DEMAND_LENGTHS, NO_ANSWERS } from '#app/amparo/domain/demand'
import { newsKeyOf } from '#app/amparo/domain/news'
import { archivedAnswersValidator, archivedDemandValidator } from '#app/amparo/validators/demand'
import { archivedNewsValidator, archivedProceedingValidator } from '#app/amparo/validators/proceeding'
import { searchFold } from '#app/core/text/fold'

type Input = Record<string, unknown>

const PROCEEDING = [
  ...['kind', 'stage', 'is_own', 'is_closed', 'number', 'number_key', 'court', 'neun', 'complainant', 'third_party'],
  ...['act_claimed', 'authorities', 'notified_on', 'notification', 'suspension', 'notes', 'shown_to_client'],
  ...['case_key', 'search_text'],
]

const refused = (what: string) => [new Error(`the ${what} cannot be`), null] as const

/** A proceeding of an archive as the form would have kept it. */
async function acceptProceeding(input: Input) {
  const [error, fields] = await archivedProceedingValidator.tryValidate(input)
  if (error) return [error, null] as const
  if (!stageOf(fields.kind, fields.stage)) return refused('stage')
  const caseKey = input.caseKey ?? null
  if (caseKey !== null && !/^[0-9a-f]{64}$/.test(String(caseKey))) return refused('key of the case')
  const { number, court, complainant, thirdParty, authorities, actClaimed, neun } = fields
  const texts = [number, court, complainant, thirdParty, authorities, actClaimed, neun]
  const kept = {
    ...fields,
    ...readNumber(number ?? null),
    caseKey,
    isClosed: fields.stage === CLOSED_STAGE,
    searchText: searchFold(texts.filter(Boolean).join('\n')),
  }
  return [null, kept] as const
}

async function acceptNews(input: Input) {
  const [error, fields] = await archivedNewsValidator.tryValidate(input)
  if (error) return [error, null] as const
  const item = { ...fields, decidedOn: fields.decidedOn ?? null, publishedOn: null, notebook: fields.notebook ?? null }
  const keys = [newsKeyOf(item), newsKeyOf({ ...item, decidedOn: null })]
  return [null, { ...fields, newsKey: keys.includes(fields.newsKey) ? fields.newsKey : keys[0] }] as const
}

/** Documents of the library have other numbers in another installation: the theses of a demand come back as annexes, by their citations. */
async function acceptDemand(input: Input) {
  const [error, fields] = await archivedDemandValidator.tryValidate(input)
  if (error) return [error, null] as const
  const [problem, answers] = await archivedAnswersValidator.tryValidate(parsed(fields.answers))
  if (problem) return [problem, null] as const
  const cited = answers.theses.map(({ citation }) => citation.slice(0, DEMAND_LENGTHS.annex))
  const annexes = [...new Set([...answers.annexes, ...cited])].slice(0, DEMAND_LENGTHS.annexes)
  const kept = { ...NO_ANSWERS, ...answers, courtId: null, theses: [], annexes }
  return [null, { ...fields, answers: JSON.stringify(kept) }] as const
}

function parsed(json: string): Input {
  try {
    return JSON.parse(json) as Input
  } catch {
    return {}
  }
}

/** How an archive brings back proceedings, their news and demands. */
export const archiveParts = partsOf(
  rowForms,
  { key: 'amparo_proceedings', parts: [{ columns: PROCEEDING, validate: acceptProceeding }] },
  {
    key: 'amparo_news_items',
    parts: [
      {
        columns: ['source', 'news_key', 'decided_on', 'published_on', 'notebook', 'text', 'shown_to_client'],
        validate: acceptNews,
      },
    ],
  },
  { key: 'amparo_demands', parts: [{ columns: ['title', 'kind', 'step', 'answers'], validate: acceptDemand }] }
)
