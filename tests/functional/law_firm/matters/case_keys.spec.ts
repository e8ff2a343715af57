import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { matterOf } from '#database/factories/matter_factory'
import { keyMatters } from '#database/migrations/0054_case_keys'
import Matter from '#app/matters/models/matter'
import { firm } from '#tests/helpers/people'

const keyOf = async (id: number) => (await db.from('matters').where({ id }).first()).case_key

test.group('Case keys of matters', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('follow the file number', async ({ assert }) => {
    const own = await firm()
    const { id } = await matterOf(own, { fileNumber: 'Exp. 00123/26-II' })
    assert.equal(await keyOf(id), '123/2026')
    const matter = await Matter.findIn(own.workspace, id)
    await matter.merge({ fileNumber: 'por asignar' }).save()
    assert.isNull(await keyOf(id))
  })

  test('are written for matters that were there before, also when it is run again', async ({ assert }) => {
    const own = await firm()
    const { id } = await matterOf(own, { fileNumber: '1234/26-17-01-4' })
    const { id: other } = await matterOf(own, { fileNumber: null })
    await db.from('matters').where({ id }).update({ case_key: null })
    for (let round = 0; round < 2; round++) await keyMatters(db.connection())
    assert.equal(await keyOf(id), '1234/26-17-1-4')
    assert.isNull(await keyOf(other))
  })
})
