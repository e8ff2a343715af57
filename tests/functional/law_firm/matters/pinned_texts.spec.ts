import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import type { LegalDocument as SourceDocument } from '#sources/contract/contract'
import { documentFor, matterOf } from '#database/factories/matter_factory'
import { clock } from '#app/core/clock'
import { PinDocument } from '#app/matters/actions/pin_document'
import MatterPin from '#app/matters/models/matter_pin'
import { storeVersions } from '#app/research/ingestion/storing/store_versions'
import type LegalDocument from '#app/research/models/legal_document'
import { firm, person, type Firm } from '#tests/helpers/people'
import { atDesk } from './desk.js'

const BODY = 'Texto ficticio.\nSon inhábiles el catorce y dieciséis de septiembre.'
const REFORMED = 'Texto ficticio.\nSon inhábiles el dieciséis de septiembre y todos los lunes.'
const fingerprint = (letter: string) => letter.repeat(64)

/** Puts another state of a document into the library, as its source would. */
async function publish(document: LegalDocument, state: Partial<{ title: string; body: string; fingerprint: string }>) {
  const { title, body } = { ...document.$attributes, ...state } as SourceDocument
  const coming = { title, body } as SourceDocument
  await db.transaction((trx) => storeVersions(trx, [{ documentId: document.id, document: coming }]))
  await document.merge(state).save()
}

async function pinnedIn(ours: Firm, document: LegalDocument) {
  const matter = await matterOf(ours)
  const author = { userId: ours.owner.id, kind: 'user' as const, ip: null, requestId: null }
  await new PinDocument().handle(author, matter, document, null)
  const pin = await MatterPin.in(ours.workspace).where('matter_id', matter.id).firstOrFail()
  return { matter, pin, address: `/law-firm/files/${matter.id}/pins/${pin.id}` }
}

interface Props {
  known: string
  text: { changes: { runs: { text: string; change: string | null }[] }[]; wordsAdded: number; wordsRemoved: number }
  title: { changes: { runs: { text: string; change: string | null }[] }[] } | null
}

test.group('Pinned text beside the present one', (group) => {
  group.each.setup(async () => {
    const rollback = await testUtils.db().wrapInGlobalTransaction()
    clock.freeze('2026-11-19T10:00:00Z')
    return async () => {
      clock.restore()
      await rollback()
    }
  })

  const pinned = async () => {
    const ours = await firm()
    const document = await documentFor({ fingerprint: fingerprint('a') })
    await document.merge({ body: BODY }).save()
    return { ours, document, ...(await pinnedIn(ours, document)) }
  }
  const propsOf = async (session: Awaited<ReturnType<typeof atDesk>>, address: string) => {
    const page = await session.visit(address)
    page.assertStatus(200)
    return page.body().props as Props
  }
  const words = ({ changes }: { changes: Props['text']['changes'] }, change: string) =>
    changes.flatMap(({ runs }) => runs.filter((run) => run.change === change).map(({ text }) => text.trim()))

  test('shows what the text lost and gained, also when it changed more than once since', async ({ client, assert }) => {
    const { ours, document, matter, address } = await pinned()
    const session = await atDesk(client, ours.owner, ours.workspace)
    const research = `/law-firm/files/file-overview/${matter.id}?tab=research`
    const linked = async () => (await session.visit(research)).body().props.pins[0].comparisonHref
    assert.isNull(await linked())
    assert.deepInclude(await propsOf(session, address), { known: 'exact', title: null })
    clock.advance({ minutes: 1 })
    await publish(document, { body: 'Un texto de por medio.', fingerprint: fingerprint('b') })
    clock.advance({ minutes: 1 })
    await publish(document, { body: REFORMED, title: 'SUSPENSIÓN FICTICIA.', fingerprint: fingerprint('c') })
    assert.equal(await linked(), address)
    const shown = await propsOf(session, address)
    assert.equal(shown.known, 'exact')
    assert.include(words(shown.text, 'removed').join(' '), 'catorce y')
    assert.include(words(shown.text, 'added').join(' '), 'todos los lunes')
    const whole = shown.text.changes.flatMap(({ runs }) => runs.filter(({ change }) => change !== 'added'))
    assert.equal(whole.map(({ text }) => text).join(''), BODY)
    assert.deepEqual(words(shown.title!, 'removed'), ['PROVISIONAL. TESIS', 'PARA PRUEBAS'])
  })

  test('shows the text of the day when only other data changed before the text did', async ({ client, assert }) => {
    const { ours, document, address } = await pinned()
    const session = await atDesk(client, ours.owner, ours.workspace)
    clock.advance({ minutes: 1 })
    await publish(document, { fingerprint: fingerprint('b') })
    const same = await propsOf(session, address)
    assert.deepInclude(same, { known: 'by_day', title: null })
    assert.lengthOf(same.text.changes, 0)
    clock.advance({ minutes: 1 })
    await publish(document, { body: REFORMED, fingerprint: fingerprint('c') })
    const changed = await propsOf(session, address)
    assert.equal(changed.known, 'by_day')
    assert.include(words(changed.text, 'removed').join(' '), 'catorce y')
  })

  test('is unknown when the library did not hold the pinned text, and nothing is guessed', async ({
    client,
    assert,
  }) => {
    const { ours, document, pin, address } = await pinned()
    const session = await atDesk(client, ours.owner, ours.workspace)
    clock.advance({ minutes: 1 })
    await publish(document, { body: REFORMED, fingerprint: fingerprint('b') })
    await pin.merge({ fingerprint: fingerprint('e'), title: 'OTRO TÍTULO FICTICIO.' }).save()
    const other = await propsOf(session, address)
    assert.deepInclude(other, { known: 'unknown', text: null })
    assert.isNotNull(other.title)
    await pin.merge({ title: document.title, createdAt: clock.now().minus({ years: 1 }) }).save()
    assert.deepInclude(await propsOf(session, address), { known: 'unknown', text: null, title: null })
  })

  test('is shown to those who may read the matter, and found through that matter alone', async ({ client, assert }) => {
    const { ours, document, pin, address } = await pinned()
    const theirs = await firm()
    const foreign = await pinnedIn(theirs, document)
    const sibling = await matterOf(ours)
    const reader = await atDesk(client, await ours.hire('reader'), ours.workspace)
    assert.equal((await propsOf(reader, address)).known, 'exact')
    const hidden = [foreign.address, `/law-firm/files/${sibling.id}/pins/${pin.id}`, `${address}9`, `${address}x`]
    for (const path of hidden) (await reader.visit(path)).assertStatus(404)
    const refused = [
      [await ours.hireWith([]), ours.workspace],
      [await person({ type: 'client' }), null],
    ] as const
    for (const [user, workspace] of refused)
      assert.notEqual((await (await atDesk(client, user, workspace)).visit(address)).status(), 200)
  })
})
