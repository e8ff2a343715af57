import { directoryAddress } from '#sources/cjf/addresses'
import { circuitNamed } from '#sources/cjf/vocabulary'
import { choicesOf, notificationChoices } from '#app/deadlines/domain/choices'
import { loadCalendars } from '#app/deadlines/queries/load_calendars'
import { ruleArticles } from '#app/deadlines/queries/rule_articles'
import { amparoLaw } from '#app/deadlines/shipped/rules/amparo_law'
import { TERM_RULES } from '#app/deadlines/shipped/index'
import { firmToday } from '#app/docket/domain/dates'
import { RESOLUTIONS } from '#app/docket/domain/resolutions'
import { documentChoices } from '#app/docket/queries/document_of'
import { nextDeadlines } from '#app/docket/queries/matter_docket'
import { isOddNumber } from '#app/amparo/domain/case_key'
import { kindOf } from '#app/amparo/domain/proceedings'
import AmparoFollower from '#app/amparo/models/amparo_follower'
import AmparoProceeding from '#app/amparo/models/amparo_proceeding'
import Matter from '#app/matters/models/matter'
import MatterPolicy from '#app/matters/policies/matter_policy'
import LegalDocument from '#app/research/models/legal_document'
import type { Identity } from '#app/workspaces/identity'
import { newestNews, proceedingNews } from './proceeding_news.js'
import { nameOfProceeding } from '#app/amparo/domain/proceeding_name'

const NEXT = 5
const RELATED = 50
const policy = new MatterPolicy()

/** All that the page of a proceeding shows. */
export async function proceedingPage(proceeding: AmparoProceeding, identity: Identity, page: number) {
  const viewer = { userId: identity.user.id, workspaceId: proceeding.workspaceId }
  const { matterId } = proceeding
  const matter = matterId === null ? null : await Matter.findSeenBy(viewer, matterId)
  const canEdit = matter ? policy.edit(identity, matter) : identity.may('expedientes:editar')
  const follower = await AmparoFollower.in({ id: proceeding.workspaceId })
    .where({ proceedingId: proceeding.id, userId: viewer.userId })
    .first()
  const stages = kindOf(proceeding.kind).stages
  const related = await relatedTo(viewer, proceeding)
  return {
    proceeding: cardOf(proceeding),
    matter: matter && { id: matter.id, reference: matter.reference, title: matter.title },
    stages: stages.map((stage) => ({ ...stage, resolutions: [...stage.resolutions] })),
    articles: await ruleArticles([
      ...stages.map(({ article }) => amparoLaw(article)),
      ...TERM_RULES.map(({ basis }) => basis),
    ]),
    ...related,
    news: await proceedingNews(proceeding, page),
    newestId: await newestNews(proceeding),
    notifications: notificationChoices(),
    seenId: follower?.seenId ?? null,
    officialPage: await officialPage(proceeding),
    deadlines: matter ? await withArticles(await nextDeadlines(matter, NEXT)) : [],
    today: firmToday(identity.workspace!),
    trigger:
      matter && canEdit
        ? {
            choices: choicesOf(await loadCalendars(identity.workspace!)),
            resolutions: RESOLUTIONS.map((one) => ({ ...one, terms: [...one.terms] })),
            documents: await documentChoices(matter),
          }
        : null,
    canEdit,
  }
}

function cardOf(of: AmparoProceeding) {
  return {
    ...{ id: of.id, kind: of.kind, stage: of.stage, isOwn: of.isOwn, isClosed: of.isClosed, number: of.number },
    ...{ isOddNumber: isOddNumber(of.numberKey), court: of.court, courtId: of.courtId, neun: of.neun },
    ...{ complainant: of.complainant, thirdParty: of.thirdParty, actClaimed: of.actClaimed },
    ...{ authorities: of.authorities, notifiedOn: of.notifiedOn, notification: of.notification },
    ...{ suspension: of.suspension, notes: of.notes, shownToClient: of.shownToClient, matterId: of.matterId },
    version: of.version,
  }
}

/** The proceeding that it is a remedy in, and those within it, of those that the viewer sees. */
async function relatedTo(viewer: { userId: number; workspaceId: number }, { id, parentId }: AmparoProceeding) {
  const seen = await AmparoProceeding.seenBy(viewer)
    .where(
      (near) => void near.where('amparo_proceedings.id', parentId ?? 0).orWhere('amparo_proceedings.parent_id', id)
    )
    .orderBy('amparo_proceedings.id')
    .limit(RELATED)
  const lines = seen.map((one) => ({
    id: one.id,
    kind: one.kind,
    stage: one.stage,
    name: nameOfProceeding(one),
    number: one.number,
  }))
  return {
    parent: lines.find((one) => one.id === parentId) ?? null,
    children: lines.filter((one) => one.id !== parentId),
  }
}

/** Deadlines with the article that sets each. */
async function withArticles<Line extends { term: string | null }>(lines: Line[]) {
  return lines.map((line) => ({
    ...line,
    citation: TERM_RULES.find(({ key }) => key === line.term)?.basis.citation ?? null,
  }))
}

/** The capital's circuit, where the directory begins. */
const FIRST_CIRCUIT = 1

/** Where a person reads the case at the court: the page of the case when the library has it, else the directory of its circuit, which asks who looks to prove that they are a person. */
async function officialPage({ neun, court }: AmparoProceeding): Promise<string> {
  const kept =
    neun && (await LegalDocument.query().where({ source: 'cjf', externalId: neun }).whereNotNull('url').first())
  return kept ? kept.url! : directoryAddress(circuitNamed(court ?? '')?.portalCode ?? FIRST_CIRCUIT)
}
