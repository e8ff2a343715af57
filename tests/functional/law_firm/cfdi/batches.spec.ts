import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { clock } from '#app/core/clock'
import Task from '#app/core/tasks/models/task'
import { runTask } from '#app/core/tasks/run_task'
import Cfdi from '#app/cfdi/models/cfdi'
import { FOLDER_LIMITS } from '#app/cfdi/domain/folder_limits'
import { MAX_BYTES } from '#app/cfdi/parsing/read_bytes'
import { SESSION_COOKIE } from '#config/session'
import { brokenXml } from '#tests/helpers/broken_cfdi'
import { cfdiXml, uuidOf } from '#tests/helpers/cfdi_xml'
import type { Firm } from '#tests/helpers/people'
import { signedIn } from '#tests/helpers/signed_in'
import { wrongIn } from '#tests/functional/law_firm/payments/scene'
import { issuingFirm, NOON, type Session } from './scene.js'

const PATH = '/law-firm/cfdi/batches'
const good = (number: number) => Buffer.from(cfdiXml({ uuid: uuidOf(number), root: { Folio: String(number) } }))
const tasksOf = ({ workspace }: Firm) => Task.in(workspace).where('kind', 'cfdi_folders.import')

/** Sends files as the page does when several were chosen. */
function send(client: ApiClient, { session }: Session, files: [name: string, bytes: Buffer][]) {
  const request = client.post(PATH).withCookie(SESSION_COOKIE, session.id).header('x-csrf-token', session.csrf)
  request.header('accept', 'application/json').redirects(0)
  for (const [at, [filename, bytes]] of files.entries()) request.file(`files[${at}]`, bytes, { filename })
  return request
}

test.group('Several CFDI at once', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    clock.freeze(NOON)
    return () => clock.restore()
  })

  test('are taken in by one task, which tells what became of each', async ({ client, assert }) => {
    const ours = await issuingFirm()
    const session = await signedIn(client, ours.owner, ours.workspace)
    const answer = await send(client, session, [
      ['a.xml', good(1)],
      ['cortado.xml', brokenXml['a file that was cut']!.bytes()],
      ['../../a.xml', good(1)],
      ['enorme.xml', Buffer.alloc(MAX_BYTES + 100, ' ')],
      ['b.xml', good(2)],
      ['b.pdf', Buffer.from('%PDF-1.7')],
    ])
    answer.assertStatus(302)
    const task = await tasksOf(ours).firstOrFail()
    assert.equal(task.total, 5)
    await runTask(task.id)
    await task.refresh()
    assert.containSubset(task.result, { values: { kept: 2, refused: 3 } })
    assert.lengthOf(await Cfdi.in(ours.workspace), 2)
    const { taskId, results } = (await session.visit('/law-firm/cfdi')).body().props
    assert.equal(taskId, task.id)
    assert.deepEqual(
      results.map(({ name, cfdi, refusal }: { name: string; cfdi: object | null; refusal: string | null }) => [
        ...[name, cfdi !== null, refusal !== null],
      ]),
      [
        ['a.xml', true, false],
        ['cortado.xml', false, true],
        ['a.xml', false, true],
        ['enorme.xml', false, true],
        ['b.xml', true, false],
      ]
    )
    assert.notInclude(JSON.stringify(results), 'cfdi.fault')
  })

  test('are shown only to the person who sent them', async ({ client, assert }) => {
    const ours = await issuingFirm()
    await send(client, await signedIn(client, ours.owner, ours.workspace), [['a.xml', good(1)]])
    await runTask((await tasksOf(ours).firstOrFail()).id)
    const colleague = await signedIn(client, await ours.hire('admin'), ours.workspace)
    const { taskId, results } = (await colleague.visit('/law-firm/cfdi')).body().props
    assert.deepEqual([taskId, results], [null, []])
  })

  test('are refused at the files without any, for too many, and when none is an XML', async ({ client, assert }) => {
    const ours = await issuingFirm()
    const session = await signedIn(client, ours.owner, ours.workspace)
    const many = Array.from(
      { length: FOLDER_LIMITS.chosen + 1 },
      (_, at): [string, Buffer] => [...[`${at}.xml`, Buffer.from('x')]] as [string, Buffer]
    )
    for (const files of [[], many, [['a.pdf', Buffer.from('%PDF-1.7')]] as [string, Buffer][]]) {
      const answer = await send(client, session, files)
      answer.assertStatus(422)
      assert.deepEqual(wrongIn(answer), ['files'])
    }
    assert.isNull(await tasksOf(ours).first())
  })

  test('need the permission to add invoices', async ({ client }) => {
    const ours = await issuingFirm()
    const reader = await signedIn(client, await ours.hireWith(['facturas:leer']), ours.workspace)
    ;(await send(client, reader, [['a.xml', good(1)]])).assertStatus(403)
  })
})
