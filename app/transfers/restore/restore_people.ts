import vine from '@vinejs/vine'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import { clock } from '#app/core/clock'
import { toSqlInstant } from '#app/core/models/columns'
import { joinOn } from '#app/core/models/join_on'
import { LENGTHS, line, strictId } from '#app/core/validators/fields'
import { notAnArchive, type ArchiveReader } from './archive_reader.js'
import { parsed } from './check_archive.js'
import type { Remap } from './remap.js'
import Member from '#app/workspaces/models/member'

const MAX_BYTES = 16 * 1_048_576
const MAX_PEOPLE = 20_000

const peopleShape = vine.create(
  vine
    .array(
      vine.object({
        id: strictId(),
        name: line(LENGTHS.name).optional(),
        email: line(LENGTHS.email).nullable(),
        isOwner: vine.boolean({ strict: true }),
        isMember: vine.boolean({ strict: true }),
        role: line(60).nullable(),
      })
    )
    .maxLength(MAX_PEOPLE)
)

/**
 * Finds the people of an archive among the members of the firm, by their addresses. Nobody becomes a member by a file: the others are kept as
 * names that cannot sign in, so that what they did stays theirs, and can be invited. Returns how many of them there are.
 */
export async function restorePeople(
  trx: TransactionClientContract,
  { archive, firm, remap }: { archive: ArchiveReader; firm: number; remap: Remap }
): Promise<number> {
  const told = parsed(await archive.text('datos/personas.json', MAX_BYTES))
  const people = await peopleShape.validate(told).catch(() => Promise.reject(notAnArchive('no_manifest')))
  type Known = { member_id: number; id: number; email: string }
  const members = (await Member.in({ id: firm }, trx)
    .join(...joinOn(User, 'members.user_id'))
    .select('members.id as member_id', 'users.id', 'users.email')
    .pojo<Known>()) as Known[]
  const byEmail = new Map(members.map((row) => [String(row.email).toLowerCase(), row]))
  let strangers = 0
  for (const person of people) {
    const member = byEmail.get(person.email?.toLowerCase() ?? '')
    const userId = member ? Number(member.id) : await restoreName(trx, firm, { ...person, name: person.name ?? '' })
    if (!member) strangers++
    await remap.keep(trx, 'people', [[person.id, userId]])
  }
  return strangers
}

/** Somebody who worked in the firm elsewhere: a name that nobody signs in with. */
async function restoreName(
  trx: TransactionClientContract,
  firm: number,
  person: { id: number; name: string; email: string | null; role: string | null }
) {
  const now = clock.now()
  const user = await User.create(
    {
      name: person.name,
      email: `firm-${firm}-${person.id}-${now.toMillis()}@imported.invalid`,
      type: 'lawyer',
      isAdmin: false,
      language: 'es',
      theme: 'system',
      profileComplete: false,
      disabledAt: now,
      deletedAt: now,
    },
    { client: trx }
  )
  const { email, role } = person
  await trx
    .table('imported_people')
    .insert({ workspace_id: firm, user_id: user.id, email, role, created_at: toSqlInstant(now) })
  return user.id
}
