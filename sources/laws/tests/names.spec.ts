import { test } from '@japa/runner'
import { lawSlug, readableName, sameLaw, shortName } from '#sources/laws/reading/names'

test.group('Law names', () => {
  test('lose their capitals: {written}')
    .with([
      {
        written: 'LEY DE AMPARO, REGLAMENTARIA DE LOS ARTÍCULOS 103 Y 107 DE LA CONSTITUCIÓN',
        read: 'Ley de Amparo, Reglamentaria de los Artículos 103 y 107 de la Constitución',
      },
      { written: 'LEY de Amparo', read: 'Ley de Amparo' },
      { written: 'CÓDIGO Penal Federal', read: 'Código Penal Federal' },
      { written: 'LEY Sobre la Navegación Ficticia', read: 'Ley sobre la Navegación Ficticia' },
      {
        written: 'LEY REGLAMENTARIA DE LA FRACCION VI DEL ARTICULO 76',
        read: 'Ley Reglamentaria de la Fracción VI del Artículo 76',
      },
      { written: 'LEY de Educación Ficticia (Antes "Ley de Escuelas")', read: 'Ley de Educación Ficticia' },
      { written: 'Ley de Cosas  (Abrogada)', read: 'Ley de Cosas' },
    ])
    .run(({ assert }, { written, read }) => assert.equal(readableName(written), read))

  test('are shortened at the first comma', ({ assert }) => {
    assert.equal(shortName('Ley de Amparo, Reglamentaria de los Artículos 103 y 107'), 'Ley de Amparo')
    assert.equal(shortName('Ley de Ciencia, Humanidades y Técnica'), 'Ley de Ciencia, Humanidades y Técnica')
  })

  test('are cut at a significant word to form an address', ({ assert }) => {
    assert.equal(lawSlug('Ley Orgánica del Ejército'), 'ley-organica-del-ejercito')
    assert.equal(lawSlug('Ley de Transparencia y de Fomento', 26), 'ley-de-transparencia')
  })

  test('identify the same law: {one} | {other}')
    .with([
      { one: 'Ley Monetaria', other: 'LEY MONETARIA DE LOS ESTADOS UNIDOS MEXICANOS', same: true },
      { one: 'Ley de Amparo', other: 'LEY DE AMPARO, REGLAMENTARIA DE LOS ARTÍCULOS 103 Y 107', same: true },
      { one: 'Ley de Energia Geotermica', other: 'LEY DE ENERGÍA GEOTÉRMICA', same: true },
      { one: 'Ley de Carrera Ficticia-2021', other: 'LEY DE CARRERA FICTICIA DE LA FEDERACIÓN', same: true },
      { one: 'LEY Ficticia de Archivos (Antes "Ley de Papeles")', other: 'LEY FICTICIA DE ARCHIVOS', same: true },
      { one: 'LEY DE LA AIUDAD FICTICIA', other: 'Ley de la Ciudad Ficticia', same: true },
      {
        one: 'Ley Federal de Procedimiento Administrativo',
        other: 'Ley Federal de Procedimiento Contencioso Administrativo',
        same: false,
      },
      { one: 'Ley de Comercio Exterior', other: 'Ley Orgánica del Banco Nacional de Comercio Exterior', same: false },
      { one: 'Ley de Planeación', other: 'Ley de Planeación y Transición Energética', same: false },
      { one: 'Ley Federal de Derechos', other: 'Ley Federal del Derecho de Autor', same: false },
      {
        one: 'Ley Reglamentaria de la fracción VI del artículo 76',
        other: 'Ley Reglamentaria de la fracción V del artículo 76',
        same: false,
      },
      { one: 'Ley', other: 'Ley Federal del Trabajo', same: false },
      { one: '', other: '', same: false },
    ])
    .run(({ assert }, { one, other, same }) => {
      assert.equal(sameLaw(one, other), same)
      assert.equal(sameLaw(other, one), same)
    })
})
