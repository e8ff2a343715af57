import { route } from '#app/core/addresses'
import type { Trx } from '#app/core/database/trx'
import { putMail } from '#app/core/mail/mail'
import { channelsOfMany } from '#app/accounts/queries/channels_of'
import User from '#app/accounts/models/user'
import { sharedAmong } from '#app/documents/queries/shared_with_client'
import type Matter from '#app/matters/models/matter'
import { settingOf } from '#app/notifications/queries/notice_setting_of'
import { firmZone } from '#app/workspaces/queries/firm_zone'
import Workspace from '#app/workspaces/models/workspace'
import { hearingMailValues, type HearingPlace, type HearingFacts } from '#app/calendar/domain/hearing_mail'
import type Hearing from '#app/calendar/models/hearing'
import HearingDocument from '#app/calendar/models/hearing_document'
import HearingPerson from '#app/calendar/models/hearing_person'

interface ClientEmail {
  kind: 'client_hearing_set' | 'client_hearing_changed' | 'client_hearing_cancelled'
  /** Ids of people. */
  to: number[]
  matter: Matter
  hearing: Hearing
  before: HearingPlace | null
}

/** Writes to clients of a hearing in plain words, each in their language; not to who wants no e-mails of it. */
export async function writeToClients(trx: Trx, { kind, to, matter, hearing, before }: ClientEmail): Promise<void> {
  const channels = await channelsOfMany(to, kind, trx)
  const wanted = to.filter((id) => channels.get(id)?.email)
  if (wanted.length === 0) return
  const facts = await factsForClients(trx, matter, hearing, before)
  const { name: firm, logo: picture } = await Workspace.findOrFail(matter.workspaceId, { client: trx })
  const readers = await User.query({ client: trx })
    .whereIn('id', [...new Set(wanted)])
    .orderBy('id')
  for (const { id, name, email, language } of readers) {
    if ((await settingOf(id, trx)).emailRhythm === 'never') continue
    const values = { ...hearingMailValues(facts, language), name, firm, matter: matter.title }
    const action = route('portal.matters.show', { id: matter.id })
    await putMail(trx, { kind, to: email, language, values, action, toClient: true, brand: { name: firm, picture } })
  }
}

/** What clients are told: of the documents to bring, those that were shared with them. */
async function factsForClients(
  trx: Trx,
  matter: Matter,
  hearing: Hearing,
  before: HearingPlace | null
): Promise<HearingFacts> {
  const attending = await HearingPerson.byKey('hearing_id', hearing.id, trx).select('user_id')
  const people = await User.query({ client: trx })
    .whereIn(
      'id',
      attending.map(({ userId }) => userId)
    )
    .orderBy('name')
    .select('id', 'name')
  const brought = await HearingDocument.byKey('hearing_id', hearing.id, trx).select('document_id')
  const ids = brought.map(({ documentId }) => documentId)
  const { kind, day, time, minutes, court, room, address, link, clientAttends } = hearing
  return {
    ...{ kind, day, time, minutes, court, room, address, link, clientAttends, before },
    zone: await firmZone(matter.workspaceId, trx),
    people: people.map(({ name }) => name),
    documents: (await sharedAmong(matter, ids, trx)).map(({ name }) => name),
  }
}
