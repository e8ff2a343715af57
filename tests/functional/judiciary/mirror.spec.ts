import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import research from '#config/research'
import { SearchEngine } from '#app/core/search/search_engine'
import { answer, loopback, type Loopback } from '#sources/http/tests/loopback'
import { runCommand } from '#tests/helpers/command'
import { bench, type BenchGround } from './bench.js'

const PAGE = '<select name="Organismo"><option value="90101">Juzgado Primero de Distrito ficticio</option></select>'

test.group('Commands that ask the federal courts', (group) => {
  let on: BenchGround
  let mirror: Loopback
  group.each.setup(async () => {
    const configured = { ...research }
    on = await bench()
    mirror = await loopback(answer(200, { 'content-type': 'text/html' }, PAGE))
    Object.assign(research, { mirror: mirror.mirror })
    return async () => {
      app.container.restore(SearchEngine)
      Object.assign(research, configured)
      await mirror.close()
      await on.close()
    }
  })

  test('read the directory of courts through the mirror of the installation', async ({ assert }) => {
    const { code, out, err } = await runCommand(['courts:refresh', '--rate=0'])
    assert.equal(code, 0, err + out)
    assert.lengthOf(mirror.asked, 32)
  })

  test('ask for known cases through the mirror of the installation', async ({ assert }) => {
    const folder = `${on.folder}/demo`
    await on.cjf.writeDemo!(folder)
    await on.read({ kind: 'expediente', from: folder }, {}, on.cjf)
    app.container.swap(SearchEngine, () => on.engine)
    await runCommand(['cases:revisit', '--limit=1', '--rate=0'])
    assert.isAbove(mirror.asked.length, 0)
    assert.match(mirror.asked[0].url!, /cjf\.gob\.mx/)
  })

  test('use the mirror they are given rather than that of the installation', async ({ assert, cleanup }) => {
    const other = await loopback(answer(200, { 'content-type': 'text/html' }, PAGE))
    cleanup(() => other.close())
    await runCommand(['courts:refresh', '--rate=0', `--mirror=${other.mirror}`])
    assert.deepEqual([other.asked.length, mirror.asked.length], [32, 0])
  })

  test('refuse to take the limit of rate from a site', async ({ assert }) => {
    Object.assign(research, { mirror: null })
    for (const command of ['courts:refresh', 'cases:revisit']) {
      const { code, out, err } = await runCommand([command, '--rate=0'])
      assert.equal(code, 1)
      assert.include(out + err, 'SOURCES_MIRROR')
    }
  })
})
