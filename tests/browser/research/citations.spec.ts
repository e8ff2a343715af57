import { test } from '@japa/runner'
import { followCitations } from '#app/research/citations/follow_citations'
import { libraryOf } from '#tests/functional/research/searches/library'
import { seedDemo } from '#tests/helpers/demo'
import { assertAccessible, fitsItsWidth, openPage, signInAs } from '#tests/helpers/journey'

const CLAVE = '1a./J. 9901/2019 (10a.)'
const NEWER = '1a./J. 9902/2023 (11a.)'
const NOTE = `Nota: Esta tesis contendió en la contradicción de tesis 9312/2018, de la que derivó la tesis ${NEWER}.`

test.group('Citator of a thesis in the browser', (group) => {
  group.setup(() => seedDemo({ library: 'whole' }))

  test('shows the validity status with its note, the citing texts, and a summary that links to its passages', async ({
    browserContext,
    assert,
  }) => {
    const [old] = await libraryOf(
      {
        title: 'TESIS FICTICIA SUPERADA SOBRE ARRENDAMIENTO',
        body: `Hechos: Alguien rentó una casa. El arrendador la pidió de vuelta.\nCriterio jurídico: Procede la entrega.\nJustificación: Así lo dice la ley ficticia.\n${NOTE}`,
        citationKeys: [CLAVE],
        facets: { tipo: ['Jurisprudencia'], instancia: ['Suprema Corte de Justicia de la Nación', 'Primera Sala'] },
      },
      { title: 'TESIS FICTICIA QUE LA SUSTITUYE', citationKeys: [NEWER] },
      { title: 'TESIS FICTICIA QUE LA CITA', body: `Primero. Como se dijo en la diversa ${CLAVE}, procede.` }
    )
    await followCitations()
    const address = `/search/b-search/analysis/scjn/${old!.slug}`
    const page = await openPage(browserContext, assert)
    await signInAs(page, 'lawyer')
    await page.goto(address)
    await page.getByText('Superada').first().waitFor()
    const validity = page.getByRole('region', { name: 'Vigencia' })
    await validity.getByText(NOTE).waitFor()
    await validity.getByRole('link', { name: 'TESIS FICTICIA QUE LA SUSTITUYE' }).waitFor()
    const citedBy = page.getByRole('region', { name: /Citado por/ })
    assert.include(await citedBy.innerText(), `Como se dijo en la diversa ${CLAVE}, procede.`)

    await page.route('**/summary', (route) => route.fulfill({ json: { data: null } }))
    await page.getByRole('button', { name: 'Resumir' }).click()
    await page.getByText('No se pudo generar el resumen.').waitFor()
    await page.unroute('**/summary')
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await page.getByRole('region', { name: 'Resumen' }).getByRole('link', { name: 'Procede la entrega.' }).click()
    await page.waitForURL(/#p1$/)
    await assertAccessible(page, assert)

    await citedBy.getByRole('link', { name: 'TESIS FICTICIA QUE LA CITA' }).click()
    await page.getByRole('heading', { level: 1, name: 'TESIS FICTICIA QUE LA CITA' }).waitFor()
    await page.getByRole('link', { name: CLAVE }).first().click()
    await page.waitForURL(new RegExp(`${old!.slug}$`))
    await page.setViewportSize({ width: 390, height: 844 })
    assert.isTrue(await fitsItsWidth(page))
    await page.close()
  })
})
