import { test } from '@japa/runner'
import { joinList, joinTags, splitList, splitTags } from '#app/transfers/records/cells/cell_list'

test.group('Lists in a cell', () => {
  test('come back as they were written', ({ assert }) => {
    for (const parts of [
      ['Familia', 'Cobranza'],
      ['Cobranza; urgente'],
      ['Cobranza; urgente', 'Familia'],
      ['Pago, parcial', 'a|b'],
      ['"Caso insignia"', '5" de largo; 6" de ancho'],
      ['termina en "comillas"; y sigue', 'x'],
      ['', 'segundo', ''],
    ])
      assert.deepEqual(splitList(joinList(parts)), parts, joinList(parts))
  })

  test('say nothing when nothing is in them', ({ assert }) => {
    assert.equal(joinList([null, '']), '')
    assert.deepEqual(splitTags(''), [])
    assert.deepEqual(splitTags(' ; ,'), [','])
  })

  test('of tags are apart by semicolons and lines, else by commas and strokes', ({ assert }) => {
    assert.deepEqual(splitTags('Familia, Cobranza | Urgente'), ['Familia', 'Cobranza', 'Urgente'])
    assert.deepEqual(splitTags('Pago, parcial; Urgente\nFamilia'), ['Pago, parcial', 'Urgente', 'Familia'])
    assert.deepEqual(splitTags('"Cobranza; urgente", Familia'), ['Cobranza; urgente', 'Familia'])
    assert.deepEqual(splitTags('5" x 6"'), ['5" x 6"'])
  })

  test('of tags come back as they were written', ({ assert }) => {
    for (const tags of [['Pago, parcial'], ['a|b'], ['Cobranza; urgente'], ['Uno', 'Pago, parcial'], ['"Uno", dos']])
      assert.deepEqual(splitTags(joinTags(tags)), tags, joinTags(tags))
  })

  test('are read in time that grows with the text', ({ assert }) => {
    for (const unit of ['"', '";', '"a;', '"";', '";"";', ' ', ' "', '"a" ;', 'a,"'])
      for (const end of ['', 'x', '"x']) {
        const start = performance.now()
        const text = unit.repeat(50_000 / unit.length) + end
        splitTags(text)
        splitList(text)
        assert.isBelow(performance.now() - start, 1_000, JSON.stringify(unit + end))
      }
  })
})
