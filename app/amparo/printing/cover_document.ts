import { LOCALES, translate, type Language } from '#app/core/messages/catalogue'
import { writtenDate } from '#app/core/text/written_date'
import { checkedRequisites } from '#app/amparo/domain/checklist'
import type { DemandTerm } from '#app/amparo/domain/demand_term'
import type AmparoDemand from '#app/amparo/models/amparo_demand'

/** Whose cover sheet it is, on which day (ISO), and for whom it is written. */
export interface CoverReader {
  firm: string
  today: string
  language: Language
}

/** What the template `amparo_cover` draws: the cover of the packet of a demand, with its term, its requisites, its theses and the list of annexes. */
export function coverDocument(demand: AmparoDemand, term: DemandTerm, { firm, today, language }: CoverReader) {
  const t = (key: string, values?: Record<string, string | number>) => translate(language, key, values)
  const { answers, kind, title } = demand
  const [year, month, day] = today.split('-').map(Number)
  const facts: [string, string | null][] = [
    [t('amparo.demand.field.complainant'), answers.complainant],
    [t('amparo.demand.field.thirdParty'), answers.thirdParty],
    [t('amparo.demand.field.authorities'), answers.authorities],
    [t('amparo.demand.field.act'), answers.act],
    [t('amparo.demand.field.happenedOn'), answers.happenedOn && writtenDate(answers.happenedOn, language)],
  ]
  return {
    language,
    region: LOCALES[language].slice(3),
    date: { year, month, day },
    firm,
    folio: '',
    kind: t('amparo.cover.title'),
    title,
    page: t('deadlines.pdf.page', { page: '#', pages: '#' }).split('#'),
    subtitle: [t(`amparo.kind.${kind}`), answers.court].filter(Boolean).join(' · '),
    facts: { title: t('amparo.cover.facts'), rows: facts.filter(([, value]) => value !== null) },
    term: { title: t('amparo.cover.term'), rows: termRows(term, language) },
    requisites: {
      title: t('amparo.cover.requisites'),
      head: [t('amparo.cover.requisite'), t('amparo.cover.article'), t('amparo.cover.state')],
      rows: checkedRequisites(kind, answers).map(({ key, article, fraction, state, reason }) => [
        t(`amparo.requisite.${key}`),
        fraction === null ? article : `${article}, ${fraction}`,
        [t(`amparo.requisite_state.${state}`), reason].filter(Boolean).join(': '),
      ]),
    },
    theses: { title: t('amparo.cover.theses'), rows: answers.theses.map(({ citation }) => citation) },
    annexes: { title: t('amparo.cover.annexes'), rows: answers.annexes },
    remark: t('amparo.requisites.text_read'),
  }
}

/** What is known of the term, as pairs of a name and a value. */
function termRows(term: DemandTerm, language: Language): [string, string][] {
  const t = (key: string) => translate(language, key)
  if (term.state !== 'computed') return [[t('amparo.cover.last_day'), t('amparo.term.not_computed')]]
  const { sheet, isOver } = term
  const lastDay = sheet.lastDay === null ? t('deadlines.any_time') : writtenDate(sheet.lastDay, language)
  return [
    [t('amparo.cover.rule'), sheet.term.basis.citation],
    [t('deadlines.sheet.takes_effect'), writtenDate(sheet.takesEffect, language)],
    [t('amparo.cover.last_day'), isOver ? `${lastDay} (${t('amparo.term.over_short')})` : lastDay],
  ]
}
