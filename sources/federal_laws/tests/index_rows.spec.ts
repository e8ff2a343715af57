import { test } from '@japa/runner'
import { abrogatedFrom, indexRows, isAbrogatedOn } from '../index_rows.js'
import { topicsOf } from '../topics.js'
import { indexRow } from './site.js'

const one = (html: string, isAbrogated = false) => indexRows(html, isAbrogated)[0]

test.group('LeyesBiblio index', () => {
  test('lists the law, its dates, its remarks and its files in each row', ({ assert }) => {
    const row = one(
      indexRow({ ref: 'lfmzaah', name: 'LEY Federal sobre Faros', note: 'Nueva reforma', changed: 'DOF 14/11/2025' })
    )
    assert.deepEqual(row, {
      ref: 'lfmzaah',
      number: '049',
      name: 'LEY Federal sobre Faros',
      publishedOn: '1998-03-04',
      note: 'Nueva reforma',
      changed: 'DOF 14/11/2025',
      changedOn: '2025-11-14',
      code: 'LFMZAAH',
      doc: 'doc/LFMZAAH.doc',
      pdf: 'pdf/LFMZAAH.pdf',
      isListedAbrogated: false,
    })
  })

  test('accepts a row with a date of notification by the Court, or with no reform', ({ assert }) => {
    assert.equal(one(indexRow({ ref: 'a', changed: 'Notificación 17/06/2025 Sentencia SCJN' })).changedOn, '2025-06-17')
    assert.isNull(one(indexRow({ ref: 'a' })).changedOn)
    assert.equal(one(indexRow({ ref: 'a', published: 'DOF 01 al 08/01/1912' })).publishedOn, '1912-01-08')
    assert.isNull(one(indexRow({ ref: 'a', published: '' })).publishedOn)
  })

  test('derives the key of a law from the slug of its page, in lower case, whatever its files are called', ({
    assert,
  }) => {
    assert.equal(one(indexRow({ ref: 'LFEA' })).ref, 'lfea')
    assert.equal(one(indexRow({ ref: 'a', files: ['pdf/88_200521.pdf'] })).code, '88_200521')
    const folder =
      '<tr><td>1</td><td>LEY de Velas Ficticia DOF 01/02/1940</td><td></td><td><a href="abro/lv/LV_abro.pdf">x</a></td></tr>'
    assert.deepEqual(
      [one(folder, true).ref, one(folder, true).name, one(folder, true).code],
      ['lv', 'LEY de Velas Ficticia', 'LV']
    )
  })

  test('skips headings and rows without a law', ({ assert }) => {
    assert.isEmpty(indexRows('<table><tr><td>No.</td><td>LEY</td></tr><tr><td>x</td></tr></table>', false))
    assert.isEmpty(indexRows('', false))
    assert.isEmpty(indexRows('<html><body>Forbidden</body></html>', true))
  })

  test('reads the abrogation remark «{note}» as of {today}')
    .with([
      { note: '', today: '2026-11-21', from: null, is: false },
      { note: 'Nueva reforma', today: '2026-11-21', from: null, is: false },
      { note: 'Ley Abrogada', today: '2026-11-21', from: null, is: true },
      { note: 'Ley abrogada a partir del 17/06/2026', today: '2026-11-21', from: '2026-06-17', is: true },
      { note: 'Ley abrogada a partir del 17/06/2026', today: '2026-06-16', from: '2026-06-17', is: false },
      {
        note: '( Abrogado en un plazo que no exceda del 01/04/2027 ) Nueva declaratoria de inconstitucionalidad',
        today: '2026-11-21',
        from: '2027-04-01',
        is: false,
      },
    ])
    .run(({ assert }, { note, today, from, is }) => {
      assert.equal(abrogatedFrom({ note }), from)
      assert.equal(isAbrogatedOn({ note, isListedAbrogated: false }, today), is)
      assert.isTrue(isAbrogatedOn({ note, isListedAbrogated: true }, today))
    })
})

test.group('Federal law subjects', () => {
  test('are assigned to {name}')
    .with([
      { name: 'Ley de Amparo', topics: ['Amparo y control constitucional'] },
      { name: 'Código Civil Federal', topics: ['Civil'] },
      { name: 'Código Penal Federal', topics: ['Penal y seguridad pública'] },
      { name: 'Código Fiscal de la Federación', topics: ['Fiscal y aduanas'] },
      { name: 'Ley Federal de Derechos', topics: ['Fiscal y aduanas'] },
      { name: 'Ley Federal del Trabajo', topics: ['Laboral y seguridad social'] },
      { name: 'Código de Comercio', topics: ['Mercantil'] },
      { name: 'Ley Agraria', topics: ['Agrario y desarrollo rural'] },
      { name: 'Ley Federal del Derecho de Autor', topics: ['Propiedad intelectual y cultura'] },
      { name: 'Ley Federal de Competencia Económica', topics: ['Competencia, telecomunicaciones y transporte'] },
      { name: 'Ley de Cosas Ficticias', topics: ['Otras materias'] },
    ])
    .run(({ assert }, { name, topics }) => assert.deepEqual(topicsOf(name), topics))
})
