import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { documentFor, matterOf } from '#database/factories/matter_factory'
import { clock } from '#app/core/clock'
import { ArchiveMatters } from '#app/matters/actions/archive_matters'
import { EditMatter } from '#app/matters/actions/edit_matter'
import { PinDocument } from '#app/matters/actions/pin_document'
import type Matter from '#app/matters/models/matter'
import { firm, person, type Firm } from '#tests/helpers/people'
import { queriesOf } from '#tests/helpers/queries'
import { GOOD_FIELDS } from './bad_input.js'
import { atDesk } from './desk.js'

const pathOf = (matter: Matter, query = '') => `/law-firm/files/file-overview/${matter.id}${query}`
const authorOf = ({ owner }: Firm) => ({ userId: owner.id, kind: 'user' as const, ip: null, requestId: null })

interface Shown {
  matter: { reference: string; can: object; responsible: object | null; portalClient: object | null; version: number }
  tab: string
  timeline: {
    kind: string
    actor: { name: string } | null
    values: Record<string, string>
    at: string
    detail: object | null
  }[]
  olderEntries: string | null
  pins: object[]
  pinCount: number
  choices?: { people: object[] }
}
const propsOf = (response: { body(): { props: unknown } }) => response.body().props as Shown

test.group('Matter page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows the details of the matter and what the reader may do', async ({ client, assert }) => {
    const ours = await firm('Ibarra Lozano')
    const follower = await person({ type: 'client', name: 'Renata Olvera' })
    const matter = await matterOf(ours)
    await matter.merge({ clientUserId: follower.id }).save()
    const session = await atDesk(client, ours.owner, ours.workspace)
    const props = propsOf(await session.visit(pathOf(matter)))
    assert.containSubset(props.matter, {
      id: matter.id,
      reference: 'IL-0001',
      title: matter.title,
      materia: 'amparo',
      responsible: { id: ours.owner.id, name: ours.owner.name },
      portalClient: { id: follower.id, name: 'Renata Olvera' },
      version: 1,
      can: { edit: true, archive: true },
    })
    assert.notProperty(props, 'choices')
    assert.notProperty(props.matter, 'searchText')
  })

  test('shows who did what in the timeline, newest first, with the changes of each edit', async ({
    client,
    assert,
  }) => {
    const ours = await firm()
    const lawyer = await ours.hire('lawyer')
    clock.freeze('2026-11-19T10:00:00Z')
    const matter = await matterOf(ours, { responsibleId: null, court: null })
    clock.advance({ hours: 1 })
    const fields = {
      ...GOOD_FIELDS,
      status: 'suspended',
      materia: 'civil',
      responsibleId: lawyer.id,
      court: null,
      version: 1,
    } as const
    await new EditMatter().handle(authorOf(ours), matter, {
      ...fields,
      fileNumber: matter.fileNumber,
      clientName: matter.clientName,
    })
    clock.advance({ hours: 1 })
    await new ArchiveMatters().handle(authorOf(ours), [matter])
    const session = await atDesk(client, ours.owner, ours.workspace)
    const { timeline, tab } = propsOf(await session.visit(pathOf(matter, '?tab=timeline')))
    assert.equal(tab, 'timeline')
    assert.deepEqual(
      timeline.map(({ kind, at }) => [kind, at]),
      [
        ['matters.timeline.archived', '2026-11-19T12:00:00.000Z'],
        ['matters.timeline.edited', '2026-11-19T11:00:00.000Z'],
        ['matters.timeline.opened', '2026-11-19T10:00:00.000Z'],
      ]
    )
    assert.equal(timeline[0]!.actor?.name, ours.owner.name)
    assert.deepEqual(timeline[1]!.values, {
      'title.from': matter.title,
      'title.to': GOOD_FIELDS.title,
      'materia.from': 'amparo',
      'materia.to': 'civil',
      'responsibleId.from': '',
      'responsibleId.to': lawyer.name,
      'status.from': 'active',
      'status.to': 'suspended',
    })
  })

  test('does not mix timelines of matters whose ids share digits', async ({ client, assert }) => {
    const ours = await firm()
    const [first, second] = [await matterOf(ours), await matterOf(ours)]
    await new ArchiveMatters().handle(authorOf(ours), [second])
    const session = await atDesk(client, ours.owner, ours.workspace)
    assert.lengthOf(propsOf(await session.visit(pathOf(first, '?tab=timeline'))).timeline, 1)
  })

  test('loads a long timeline in parts and shows the last five entries in the summary', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    for (let count = 0; count < 17; count++) {
      await new EditMatter().handle(authorOf(ours), matter, {
        ...GOOD_FIELDS,
        title: `Título ${count}`,
        materia: 'civil',
        status: 'active',
        version: count + 1,
      })
      await new PinDocument().handle(authorOf(ours), matter, await documentFor(), null)
    }
    const session = await atDesk(client, ours.owner, ours.workspace)
    const at = async (query: string) => propsOf(await session.visit(pathOf(matter, query)))
    const summary = await at('')
    assert.lengthOf(summary.timeline, 5)
    assert.equal(summary.pinCount, 17)
    const first = await at('?tab=timeline')
    assert.lengthOf(first.timeline, 30)
    const rest = await at(`?tab=timeline&older=${encodeURIComponent(first.olderEntries!)}`)
    assert.lengthOf(rest.timeline, 5)
    assert.isNull(rest.olderEntries)
    for (const strange of ['-5', 'abc', '99999999999', '[]'])
      assert.lengthOf((await at(`?tab=timeline&older=${strange}`)).timeline, 30)
  })

  test('shows the summary for an unknown tab', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    const session = await atDesk(client, ours.owner, ours.workspace)
    for (const tab of ['money', '', '<b>']) {
      assert.equal(propsOf(await session.visit(pathOf(matter, `?tab=${encodeURIComponent(tab)}`))).tab, 'summary')
    }
  })

  test('takes the same number of queries with fifty audit entries and pins as with ten', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    const session = await atDesk(client, ours.owner, ours.workspace)
    const pin = async (many: number) => {
      for (let count = 0; count < many; count++)
        await new PinDocument().handle(authorOf(ours), matter, await documentFor(), null)
    }
    for (const tab of ['summary', 'timeline', 'research']) {
      await pin(10)
      const few = await queriesOf(async () => session.visit(pathOf(matter, `?tab=${tab}`)))
      await pin(40)
      const many = await queriesOf(async () => session.visit(pathOf(matter, `?tab=${tab}`)))
      assert.lengthOf(many, few.length, tab)
      assert.isAtMost(few.length, 40, few.join('\n'))
    }
  })

  test('loads the options of the form only on request', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    const session = await atDesk(client, ours.owner, ours.workspace)
    const partial = session
      .visit(pathOf(matter))
      .header('x-inertia-partial-component', 'law_firm/matters/show')
      .header('x-inertia-partial-data', 'choices')
    const props = propsOf(await partial)
    assert.lengthOf(props.choices!.people, 1)
    assert.notProperty(props, 'timeline')
  })

  test('answers 404 for a matter of another firm as for an unknown one', async ({ client, assert }) => {
    const [ours, theirs] = [await firm(), await firm()]
    const matter = await matterOf(theirs)
    const session = await atDesk(client, ours.owner, ours.workspace)
    const answers = []
    for (const id of [String(matter.id), '987654321', 'abc', '1e3', '-1', '0', '9'.repeat(40)]) {
      const page = await session.visit(`/law-firm/files/file-overview/${id}`)
      const json = await session.get(`/law-firm/files/file-overview/${id}`)
      answers.push([page.status(), page.body().component, json.status(), json.body()])
    }
    for (const answer of answers)
      assert.deepEqual(answer, [404, 'errors/not_found', 404, { code: 'NOT-FOUND', params: {} }])
  })

  test('offers no change to a read-only member, and sends a member without access home', async ({ client, assert }) => {
    const ours = await firm()
    const matter = await matterOf(ours)
    const reader = await atDesk(client, await ours.hire('reader'), ours.workspace)
    const nothing = { edit: false, administer: false, archive: false, delete: false }
    assert.deepEqual(propsOf(await reader.visit(pathOf(matter))).matter.can, nothing)
    const other = await atDesk(client, await ours.hireWith(['expedientes:editar']), ours.workspace)
    ;(await other.visit(pathOf(matter))).assertHeader('location', '/main')
  })

  test('is hidden from visitors and clients, even from a client who follows the matter', async ({ client }) => {
    const ours = await firm()
    const follower = await person({ type: 'client' })
    const matter = await matterOf(ours)
    await matter.merge({ clientUserId: follower.id }).save()
    ;(await (await atDesk(client, null)).page(pathOf(matter))).assertHeader('location', '/login')
    ;(await (await atDesk(client, follower)).page(pathOf(matter))).assertHeader('location', '/main/client')
  })
})
