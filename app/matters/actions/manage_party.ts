import db from '@adonisjs/lucid/services/db'
import type { Trx } from '#app/core/database/trx'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { FieldProblem } from '#app/core/errors/field_problem'
import { rowsBy } from '#app/core/tenancy/rows'
import { updateSearchAliases } from '#app/matters/search_aliases'
import type Matter from '#app/matters/models/matter'
import MatterParty from '#app/matters/models/matter_party'
import {
  partyChanges,
  storedParty,
  lawyersForLog,
  type PartyFields,
  type PartyLawyer,
} from '#app/matters/domain/party_fields'
import { findParty } from '#app/matters/queries/find_party'
import { lockMatter } from '#app/matters/queries/lock_matter'

type Told = Record<string, unknown>

/** Writes down who takes part in a matter, corrects it and takes it off. */
export class ManageParty {
  async add(author: Author, matter: Matter, fields: PartyFields): Promise<MatterParty> {
    return db.transaction(async (trx) => {
      const current = await lockMatter(trx, matter)
      const own = { workspaceId: current.workspaceId, matterId: current.id, version: 1 }
      const party = await MatterParty.create({ ...storedParty(fields), ...own }, { client: trx })
      await writeLawyers(trx, party, fields.lawyers ?? [])
      const told = Object.entries({ ...storedParty(fields), lawyers: lawyersForLog(fields.lawyers ?? []) })
      const after = Object.fromEntries(told.filter(([, value]) => value !== null && !isEmpty(value)))
      await this.settle(trx, author, current, { action: 'party.added', party, after })
      return party
    })
  }

  /** `version` is the one that was edited: FieldProblem when the party has another by now. NotFound for parties of other matters. */
  async edit(author: Author, matter: Matter, id: number, { version, ...fields }: PartyFields & { version: number }) {
    await db.transaction(async (trx) => {
      const current = await lockMatter(trx, matter)
      const party = await findParty(current, id, trx)
      if (party.version !== version) throw new FieldProblem('version', 'matters.party.stale')
      const { before, after, any } = partyChanges(party, fields)
      if (!any) return
      await party.merge({ ...storedParty(fields), version: version + 1 }).save()
      if ('lawyers' in after) await writeLawyers(trx, party, fields.lawyers ?? [])
      await this.settle(trx, author, current, { action: 'party.edited', party, before, after })
    })
  }

  async remove(author: Author, matter: Matter, id: number): Promise<MatterParty> {
    return db.transaction(async (trx) => {
      const current = await lockMatter(trx, matter)
      const party = await findParty(current, id, trx)
      const { name, role } = party
      await writeLawyers(trx, party, [])
      await party.delete()
      await this.settle(trx, author, current, { action: 'party.removed', party, before: { name, role } })
      return party
    })
  }

  /** The matter is found by other names now, and its history tells why. */
  private async settle(
    trx: Trx,
    author: Author,
    matter: Matter,
    { party, action, before, after }: { action: string; party: MatterParty; before?: Told; after?: Told }
  ) {
    await updateSearchAliases(trx, matter)
    await matter.save()
    const subject = { type: 'party', id: party.id }
    const { workspaceId, id: matterId } = matter
    const audited = { action, subject, before, after: after && { name: party.name, ...after } }
    await record(trx, author, { workspaceId, matterId, ...audited })
  }
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0

/** A party's lawyers are few and are written anew. */
async function writeLawyers(trx: Trx, { id, matterId, workspaceId }: MatterParty, lawyers: PartyLawyer[]) {
  await rowsBy(trx, 'matter_party_lawyers', { party_id: id }).delete()
  const rows = lawyers.map(({ name, licenseNumber = null, phone = null }) => {
    return { workspace_id: workspaceId, matter_id: matterId, party_id: id, name, license_number: licenseNumber, phone }
  })
  if (rows.length > 0) await trx.table('matter_party_lawyers').multiInsert(rows)
}
