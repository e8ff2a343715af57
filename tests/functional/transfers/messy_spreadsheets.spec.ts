import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import Client from '#app/clients/models/client'
import ClientContact from '#app/clients/models/client_contact'
import { findConflicts } from '#app/conflicts/queries/find_conflicts'
import Matter from '#app/matters/models/matter'
import MatterParty from '#app/matters/models/matter_party'
import Activity from '#app/activities/models/activity'
import Note from '#app/activities/models/note'
import { runTask } from '#app/core/tasks/run_task'
import { firm, type Firm } from '#tests/helpers/people'
import { atBulk } from './desk.js'

const FOLDER = join(import.meta.dirname, 'spreadsheets')
const SHARE = 0.95

type Counts = Record<'added' | 'updated' | 'same' | 'wrong', number>

/** Brings a file in as it is, with what is guessed of it. */
async function broughtIn(client: ApiClient, ours: Firm, subject: 'matters' | 'clients', name: string) {
  const desk = await atBulk(client, subject, ours)
  ;(await desk.upload(await readFile(join(FOLDER, name)), name)).assertStatus(302)
  const { id } = await desk.last()
  const { file } = await desk.page(`?import=${id}&step=columns`)
  const path = `${desk.base}/imports/${id}`
  await desk.submit('put', path, { mapping: file.mapping, options: file.options })
  const checked = (await desk.page(`?import=${id}`)).file
  await desk.submit('post', `${path}/run`)
  const { taskId } = await desk.last()
  await runTask(taskId!)
  return { desk, path, file, checked, counts: (await desk.last()).counts as Counts }
}

const share = ({ added, updated, same, wrong }: Counts) => (added + updated + same) / (added + updated + same + wrong)

test.group('Spreadsheets as firms have them', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('bring in a control of litigation with its parties, dates and people', async ({ client, assert }) => {
    const ours = await firm()
    const { desk, path, file, checked, counts } = await broughtIn(client, ours, 'matters', 'control_de_litigio.xlsx')
    assert.deepEqual(file.heading, { row: 4, lines: 1 }, 'below two titles and a line of groups, in the second sheet')
    assert.equal(file.total, 118, 'without the headings that come again, the total and who made the list')
    assert.deepEqual(checked.counts, counts, 'the trial told what happened')
    assert.isAtLeast(share(counts), SHARE)
    assert.equal(counts.added, 118)

    const [{ total }] = await MatterParty.in(ours.workspace).count('* as total').pojo<{ total: number }>()
    assert.equal(Number(total), checked.report.numbers.parties)
    const others = await MatterParty.in(ours.workspace).where('side', 'other')
    assert.isAbove(others.length, 110, 'the other side of nearly each matter')
    for (const { name } of others.slice(0, 25)) {
      const found = await findConflicts(ours.workspace.id, { name: name.toUpperCase() })
      assert.isTrue(
        found.some(({ kind, side }) => kind === 'party' && side === 'other'),
        name
      )
    }
    const without = await Matter.in(ours.workspace).whereNull('clientId')
    assert.isEmpty(without, 'a merged cell names the client of each row that it reaches over')
    const [first] = await Matter.in(ours.workspace).orderBy('id')
    assert.match(first!.fileNumber!, /^\d+\//)
    const responsible = await Matter.in(ours.workspace).where('responsibleId', ours.owner.id)
    assert.isAbove(responsible.length, 30, '«Lic. Olga» and «O. Dueñas» are the owner')
    const filed = await Matter.in(ours.workspace).whereNotNull('filedOn')
    assert.isAbove(filed.length, 40, 'the day of presentation is that of the matter')
    assert.isAbove((await Activity.in(ours.workspace)).length + filed.length, 100)
    assert.isAbove((await Note.in(ours.workspace)).length, 40)
    assert.isAbove((await Client.in(ours.workspace).where('type', 'person').whereNotNull('firstSurname')).length, 10)

    await desk.submit('post', `${path}/undoing`)
    const { taskId } = await desk.last()
    await runTask(taskId!)
    for (const model of [Matter, MatterParty, Activity, Note, Client]) assert.isEmpty(await model.in(ours.workspace))
    assert.isEmpty(
      await db.from('conflict_names').where('workspace_id', ours.workspace.id),
      'no conflict is found any more'
    )
  }).timeout(180_000)

  test('bring in captions, which become plaintiffs and defendants', async ({ client, assert }) => {
    const ours = await firm()
    const { file, counts } = await broughtIn(client, ours, 'matters', 'relacion_de_asuntos.csv')
    assert.equal(file.mapping[1], 'caption')
    assert.equal(file.total, 84, 'without the lines between groups, their sums and the total')
    assert.isAtLeast(share(counts), SHARE)
    const roles = await MatterParty.in(ours.workspace).select('matterId', 'role')
    const of = (role: string) => new Set(roles.filter((party) => party.role === role).map(({ matterId }) => matterId))
    assert.isAtLeast(of('plaintiff').size + of('complainant').size, 82)
    assert.isAtLeast(of('defendant').size + of('responsible_authority').size, 82)
    assert.isAbove(of('interested_third_party').size, 5)
    const [matter] = await Matter.in(ours.workspace).where('reference', 'C-003')
    const parties = await MatterParty.in(ours.workspace).where('matterId', matter!.id).orderBy('id')
    assert.deepEqual(
      parties.map(({ name, role, kind }) => [name, role, kind]),
      [
        ['Torres y Vázquez Consultores, S.C.', 'plaintiff', 'business'],
        ['Verónica Rentería López', 'defendant', 'person'],
        ['Torres y Vázquez Consultores, S.C.', 'defendant', 'business'],
      ]
    )
  }).timeout(180_000)

  test('bring in a directory of clients, each once', async ({ client, assert }) => {
    const ours = await firm()
    const { file, checked, counts } = await broughtIn(client, ours, 'clients', 'directorio_de_clientes.xlsx')
    assert.equal(file.options.nameOrder, 'surname')
    assert.equal(file.total, 82)
    assert.isAtLeast(share(counts), SHARE)
    assert.isAtLeast(counts.same, 6, 'those who stand there twice in other capitals')
    assert.deepEqual(checked.counts, counts)
    assert.includeMembers(file.mapping, ['contact', 'email', 'phone'])
    const contacts = await ClientContact.in(ours.workspace)
    assert.isAbove(contacts.length, 10, 'those whom the firm calls are contacts, not notes')
    const people = await Client.in(ours.workspace).where('type', 'person')
    assert.isTrue(people.every(({ firstSurname, givenNames }) => firstSurname && givenNames))
    const rfcs = (await Client.in(ours.workspace)).flatMap(({ rfc }) => rfc ?? [])
    assert.isTrue(
      rfcs.every((rfc) => /^[A-ZÑ&\d]+$/.test(rfc)),
      'no RFC keeps its hyphens'
    )
    assert.isTrue(checked.report.warnings.some(({ text }: { text: string }) => /revisa el RFC/.test(text)))
  }).timeout(180_000)
})
