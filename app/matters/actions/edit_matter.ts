import db from '@adonisjs/lucid/services/db'
import { record } from '#app/core/audit/audit_log'
import type { Author } from '#app/core/audit/author'
import { EDITABLE, storedFields, type MatterFields } from '#app/matters/matter_fields'
import { lockMatter } from '#app/matters/queries/lock_matter'
import type Matter from '#app/matters/models/matter'

/** Somebody saved the matter after this person began to edit it. */
export class StaleMatter extends Error {}

/** Changes the fields of a matter. */
export class EditMatter {
  /** `version` is the one that was edited. Throws StaleMatter when the matter has another by now; then nothing is changed. */
  async handle(
    author: Author,
    matter: Matter,
    { version, ...fields }: MatterFields & { version: number }
  ): Promise<void> {
    await db.transaction(async (trx) => {
      const current = await lockMatter(trx, matter)
      if (current.version !== version) throw new StaleMatter(`matter ${matter.id} is at version ${current.version}`)
      const [before, after] = changes(current, storedFields(fields))
      if (Object.keys(after).length === 0) return
      await current.merge({ ...after, version: version + 1 }).save()
      const subject = { type: 'matter', id: current.id }
      await record(trx, author, { workspaceId: current.workspaceId, action: 'matter.edited', subject, before, after })
    })
  }
}

/** What differs: the old values and the new ones. */
function changes(current: Matter, next: Required<MatterFields>): [Partial<MatterFields>, Partial<MatterFields>] {
  const changed = EDITABLE.filter((name) => current[name] !== next[name])
  const only = (of: Matter | MatterFields) => Object.fromEntries(changed.map((name) => [name, of[name]]))
  return [only(current), only(next)]
}
