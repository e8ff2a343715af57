import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { HearingFields } from '#app/calendar/domain/hearing_fields'
import type Hearing from '#app/calendar/models/hearing'
import HearingDocument from '#app/calendar/models/hearing_document'
import HearingPerson from '#app/calendar/models/hearing_person'

type Links = { peopleIds: number[]; documentIds: number[] }

/** Who attends a hearing and what is brought, as it is stored. */
export async function linksOf({ id }: Hearing, trx: TransactionClientContract): Promise<Links> {
  const people = await HearingPerson.byKey('hearing_id', id, trx)
  const documents = await HearingDocument.byKey('hearing_id', id, trx)
  return {
    peopleIds: people.map(({ userId }) => userId),
    documentIds: documents.map(({ documentId }) => documentId),
  }
}

/** Whether a form names the same people and documents, in whatever order. */
export function isSame(
  linked: Links,
  { peopleIds, documentIds = [] }: Pick<HearingFields, 'peopleIds' | 'documentIds'>
) {
  const areSame = (one: number[], other: number[]) => new Set(one).symmetricDifference(new Set(other)).size === 0
  return areSame(linked.peopleIds, peopleIds) && areSame(linked.documentIds, documentIds)
}

/** Who attends and what is brought, in the place of what was said before. */
export async function linkAll(
  trx: TransactionClientContract,
  { id: hearingId, workspaceId }: Hearing,
  { peopleIds, documentIds = [] }: Pick<HearingFields, 'peopleIds' | 'documentIds'>
): Promise<void> {
  await HearingPerson.byKey('hearing_id', hearingId, trx).delete()
  await HearingDocument.byKey('hearing_id', hearingId, trx).delete()
  const people = peopleIds.map((userId) => ({ workspaceId, hearingId, userId }))
  await HearingPerson.createMany(people, { client: trx })
  const documents = documentIds.map((documentId) => ({ workspaceId, hearingId, documentId }))
  await HearingDocument.createMany(documents, { client: trx })
}
