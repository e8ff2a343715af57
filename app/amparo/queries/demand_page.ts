import { choicesOf } from '#app/deadlines/domain/choices'
import { loadCalendars } from '#app/deadlines/queries/load_calendars'
import { ruleArticles } from '#app/deadlines/queries/rule_articles'
import { amparoLaw } from '#app/deadlines/shipped/rules/amparo_law'
import { NOTIFICATION_RULES, TERM_RULES } from '#app/deadlines/shipped/index'
import { firmToday } from '#app/docket/domain/dates'
import { checkedRequisites } from '#app/amparo/domain/checklist'
import { demandTerm, type DemandTerm } from '#app/amparo/domain/demand_term'
import { MATERIAS } from '#app/matters/domain/materias'
import AmparoDemand from '#app/amparo/models/amparo_demand'
import type { MatterViewer } from '#app/matters/models/matter'
import Matter from '#app/matters/models/matter'

const MOST_OPEN = 20

/** Demands that somebody is writing, the last touched first. */
export async function openDemands(viewer: MatterViewer) {
  const demands = await AmparoDemand.seenBy(viewer)
    .whereNull('amparo_demands.finished_at')
    .orderBy('amparo_demands.updated_at', 'desc')
    .orderBy('amparo_demands.id', 'desc')
    .limit(MOST_OPEN)
  return demands.map(({ id, title, kind, step, updatedAt }) => ({ id, title, kind, step, savedAt: updatedAt.toISO()! }))
}

/** All that the page of a guided demand shows: its answers, its term as it stands now, and its checklist. */
export async function demandPage(demand: AmparoDemand, viewer: MatterViewer, firm: { id: number; timeZone: string }) {
  const calendars = await loadCalendars(firm)
  const today = firmToday(firm)
  const term = demandTerm(demand.kind, demand.answers, { calendars, zone: firm.timeZone, today })
  const matter =
    demand.matterId === null ? null : await Matter.seenBy(viewer).where('matters.id', demand.matterId).first()
  const requisites = checkedRequisites(demand.kind, demand.answers)
  return {
    demand: {
      ...{ id: demand.id, title: demand.title, kind: demand.kind, step: demand.step, version: demand.version },
      ...{ answers: demand.answers, finishedAt: demand.finishedAt?.toISO() ?? null },
      ...{ savedAt: demand.updatedAt.toISO()!, proceedingId: demand.proceedingId },
    },
    matter: matter && { id: matter.id, reference: matter.reference, title: matter.title },
    term: shownTerm(term),
    requisites,
    choices: choicesOf(calendars),
    articles: await ruleArticles([
      ...requisites.map(({ article }) => amparoLaw(article)),
      ...[...NOTIFICATION_RULES, ...TERM_RULES].map(({ basis }) => basis),
    ]),
    zone: firm.timeZone,
    materias: [...MATERIAS],
    today,
  }
}

/** A term as the page shows it. */
function shownTerm(term: DemandTerm) {
  if (term.state !== 'problem') return term
  const [first] = term.sentences
  return { state: term.state, field: term.field, key: first!.key, values: first!.values ?? {} }
}
